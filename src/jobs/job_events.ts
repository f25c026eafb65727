import type { EndedJob } from "../webhooks/outbox.ts";
import type { Job } from "./job.ts";

/** What is told of a job that was completed. */
export function completedEvent({ id, accountId, type, request }: Job, contentId: string): EndedJob {
  return { id, accountId, type, format: request.format, contentId, error: null };
}

/** What is told of a job that has failed. */
export function failedEvent(job: Job): EndedJob {
  const { id, accountId, type, request, errorCode, errorMessage, stage, retryable } = job;
  const error = {
    code: errorCode ?? "internal",
    message: errorMessage ?? "",
    stage,
    retryable: retryable ?? false,
  };
  return { id, accountId, type, format: request.format, contentId: null, error };
}
