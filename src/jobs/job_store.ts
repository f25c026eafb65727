import type { Queries } from "../database/mod.ts";
import type { CheckpointStore } from "../pipeline/checkpoints.ts";
import type { Brand } from "../posts/brand.ts";
import type { Content, SourceType } from "../posts/content.ts";
import type { JobRequest } from "../posts/request.ts";
import type { Job } from "./job.ts";
import type { JobFailure } from "./job_failure.ts";

/** What a new job is made of; its id is chosen by the caller, so that its source can be stored first. */
export interface NewJob {
  id: string;
  accountId: string;
  type: SourceType;
  filename: string | null;
  sourceKey: string;
  request: JobRequest;
  brand: Brand | null;
}

/** Jobs and contents in the database. The row is the truth; the queue only says when. */
export interface JobStore {
  /** The same jobs by way of a transaction; the store itself where that is its own way. */
  within(db: Queries): JobStore;
  create(job: NewJob): Promise<Job>;
  get(id: string): Promise<Job | undefined>;
  /** Those of the jobs that there are, in any order. */
  getMany(ids: readonly string[]): Promise<Job[]>;
  /** pending or processing -> processing; undefined if the job is gone, completed or failed already. */
  start(id: string): Promise<Job | undefined>;
  /** Keeps the greatest progress ever reported; does nothing unless the job is processing. */
  report(id: string, progress: number, stage: string): Promise<void>;
  /** Stores the content and completes the job, in one transaction; a second call for the job returns the first content. */
  complete(id: string, content: Omit<Content, "createdAt">): Promise<Content>;
  /** processing or pending -> failed. What its finished stages left stays, for a retry. */
  fail(id: string, failure: JobFailure): Promise<void>;
  /** Jobs still pending or processing that were last touched before `before`: what a sweeper enqueues again. */
  unfinished(before: Date): Promise<Job[]>;
  contentOfJob(jobId: string): Promise<Content | undefined>;
  content(id: string): Promise<Content | undefined>;
  /** What finished stages left, for one job. */
  checkpoints(jobId: string): CheckpointStore;
  /** Removes what finished stages left, so that the next run starts from the source. */
  clearCheckpoints(jobId: string): Promise<void>;
}
