import { FatalError, StageError } from "../pipeline/errors.ts";

/** Why a job failed: a message for people and a code for programs. */
export interface JobFailure {
  /** A stable code, such as "cancelled" or "timeout". */
  code: string;
  message: string;
  /** The stage that failed; null if none was running. */
  stage: string | null;
  /** True if a retry of the job may succeed. */
  retryable: boolean;
}

/** The failure of a job cancelled by its owner. */
export const CANCELLED = {
  code: "cancelled",
  message: "Cancelled",
  retryable: true,
} satisfies Omit<JobFailure, "stage">;

/** Converts the error that ended a run to what the job's owner gets to see. */
export function failureOf(error: unknown): JobFailure {
  const stage = error instanceof StageError ? error.stage : null;
  const cause = error instanceof StageError ? error.cause : error;
  if (cause instanceof FatalError) {
    return { code: cause.code, message: cause.message, stage, retryable: false };
  }
  const isTimeout = cause instanceof DOMException && cause.name === "TimeoutError";
  const where = stage === null ? "" : ` in the stage "${stage}"`;
  const what = isTimeout ? "it took too long" : "of an internal error";
  return {
    code: isTimeout ? "timeout" : "internal",
    message: `The post could not be made because ${what}${where}: send it again later`,
    stage,
    retryable: true,
  };
}
