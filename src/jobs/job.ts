import type { Brand } from "../posts/brand.ts";
import type { SourceType } from "../posts/content.ts";
import type { JobRequest } from "../posts/request.ts";
import type { JobFailure } from "./job_failure.ts";

/** What a new job is made of; its id is chosen by the caller, so that its source can be stored first. */
export interface NewJob {
  id: string;
  accountId: string;
  type: SourceType;
  /** Original name of the PDF; null for texts. */
  filename: string | null;
  /** Object key of the text or the PDF. */
  sourceKey: string;
  request: JobRequest;
  /** The account's brand, as it was when the job was made; null where there was none. */
  brand: Brand | null;
}

/** What every job has, whatever its state. */
interface StoredJob extends NewJob {
  /** 0 to 100, never smaller than before until the job is retried. */
  progress: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A job that waits for a worker. */
interface PendingJob extends StoredJob {
  status: "pending";
}

/** A job that a worker has begun with. */
export interface ProcessingJob extends StoredJob {
  status: "processing";
  /** Name of the stage that runs; null before the first. */
  stage: string | null;
  /** How often a worker has begun with it since it was last asked for. */
  runs: number;
}

/** A job whose content is there. */
interface CompletedJob extends StoredJob {
  status: "completed";
  /** Name of the stage that ran last; null if none was reported. */
  stage: string | null;
}

/** A job that ended without a content. */
interface FailedJob extends StoredJob {
  status: "failed";
  failure: JobFailure;
}

/** A job as the database has it. */
export type Job = PendingJob | ProcessingJob | CompletedJob | FailedJob;

export type JobStatus = Job["status"];

/** Name of the stage that runs or ran last; null before the first. */
export function stageOf(job: Job): string | null {
  if (job.status === "pending") return null;
  return job.status === "failed" ? job.failure.stage : job.stage;
}
