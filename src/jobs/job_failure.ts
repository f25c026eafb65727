import { FatalError, StageError } from "../pipeline/errors.ts";

/** Why a job failed: a message for people and a code for programs. */
export interface JobFailure {
  /** Stable, such as "cancelled" or "timeout". */
  code: string;
  message: string;
  /** The stage that could not be finished; null where none was running. */
  stage: string | null;
  /** True if the same job may succeed when it is run again. */
  retryable: boolean;
}

/** How a job ends that its owner does not want any more. */
export const CANCELLED = {
  code: "cancelled",
  message: "Cancelled",
  retryable: true,
} satisfies Omit<JobFailure, "stage">;

/** Says of what ended a run what its owner may know. */
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
