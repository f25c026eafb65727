import type { Brand } from "../posts/brand.ts";
import type { SourceType } from "../posts/content.ts";
import type { JobRequest } from "../posts/request.ts";

export type JobStatus = "pending" | "processing" | "completed" | "failed";

/** A job as the database has it. */
export interface Job {
  id: string;
  accountId: string;
  status: JobStatus;
  type: SourceType;
  /** Original name of the PDF; null for texts. */
  filename: string | null;
  /** Object key of the text or the PDF. */
  sourceKey: string;
  request: JobRequest;
  /** The account's brand, as it was when the job was made; null where there was none. */
  brand: Brand | null;
  /** 0 to 100, never smaller than before while the job lives. */
  progress: number;
  /** Name of the stage that runs or ran last; null before the first. */
  stage: string | null;
  /** How often a worker has begun with it since it was last asked for. */
  runs: number;
  errorMessage: string | null;
  /** What kind of failure it was, for programs; null unless the job failed. */
  errorCode: string | null;
  /** Whether the same job may succeed when it is tried again; null unless it failed. */
  retryable: boolean | null;
  createdAt: Date;
  updatedAt: Date;
}
