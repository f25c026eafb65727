import type { Brand } from "../posts/brand.ts";
import type { SourceType } from "../posts/content.ts";
import type { OwnPicture } from "../posts/own_picture.ts";
import type { JobRequest } from "../posts/request.ts";
import type { Lane } from "../queue/job_queue.ts";
import type { JobFailure } from "./job_failure.ts";

/** A job to create. The caller chooses the id, because the source is stored under it first. */
export interface NewJob {
  id: string;
  accountId: string;
  type: SourceType;
  /** Original name of the PDF; null for texts. */
  filename: string | null;
  /** The first words of the text; null for PDFs. */
  title?: string | null;
  /** Object key of the text or the PDF. */
  sourceKey: string;
  /** Size of the source, with the pictures that were sent with it. */
  sourceBytes: number;
  /** Pictures that were sent with the request; null if there are none. */
  pictures: OwnPicture[] | null;
  request: JobRequest;
  /** The account's brand at the time the job was created; null if it had none. */
  brand: Brand | null;
  lane: Lane;
  /** The first job of the post that this is a revision of; its own id, the default, if it is another post. */
  postId?: string;
  /** The job whose draft was edited for this one; null if it is made from its source. */
  revisionOf?: string | null;
  /** The job that the first draft came from, which has the source; null if that is this one. */
  originId?: string | null;
}

/** One run of a job. What a run writes is ignored once there is a later one. */
export interface Run {
  /** The job's id. */
  id: string;
  /** Number of the run, from 1. It only ever grows, also when the job is retried. */
  runs: number;
}

/** The fields of a job in any state. */
interface StoredJob extends NewJob, Run {
  title: string | null;
  postId: string;
  revisionOf: string | null;
  originId: string | null;
  /** 0 to 100. Never decreases unless the job is retried. */
  progress: number;
  /** True while the last run has not said how it ended: it goes on, or its worker was lost. */
  runOpen: boolean;
  /** Runs whose worker was lost, before the last one, since the job was created or retried. */
  lostRuns: number;
  /** How often the job was found to block or outgrow the process that ran it. */
  wedges: number;
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

/** True while a job is pending or processing. */
export function isUnfinished({ status }: Job): boolean {
  return status === "pending" || status === "processing";
}
