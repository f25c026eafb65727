import type { Brand } from "../posts/brand.ts";
import type { SourceType } from "../posts/content.ts";
import type { JobRequest } from "../posts/request.ts";
import type { JobFailure } from "./job_failure.ts";

/** A job to create. The caller chooses the id, because the source is stored under it first. */
export interface NewJob {
  id: string;
  accountId: string;
  type: SourceType;
  /** Original name of the PDF; null for texts. */
  filename: string | null;
  /** Object key of the text or the PDF. */
  sourceKey: string;
  /** Size of the source. */
  sourceBytes: number;
  request: JobRequest;
  /** The account's brand at the time the job was created; null if it had none. */
  brand: Brand | null;
}

/** The fields of a job in any state. */
interface StoredJob extends NewJob {
  /** 0 to 100. Never decreases unless the job is retried. */
  progress: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A job waiting for a worker. */
interface PendingJob extends StoredJob {
  status: "pending";
}

/** A job that a worker has started. */
export interface ProcessingJob extends StoredJob {
  status: "processing";
  /** Name of the current stage; null before the first. */
  stage: string | null;
  /** How often a worker has started it since it was created or retried. */
  runs: number;
}

/** A job with a finished content. */
interface CompletedJob extends StoredJob {
  status: "completed";
  /** Name of the last stage; null if none was reported. */
  stage: string | null;
}

/** A job that ended without a content. */
interface FailedJob extends StoredJob {
  status: "failed";
  failure: JobFailure;
}

/** A job as stored in the database. */
export type Job = PendingJob | ProcessingJob | CompletedJob | FailedJob;

export type JobStatus = Job["status"];

/** Name of the current or last stage; null before the first. */
export function stageOf(job: Job): string | null {
  if (job.status === "pending") return null;
  return job.status === "failed" ? job.failure.stage : job.stage;
}
