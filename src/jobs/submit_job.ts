import { withDeadline } from "../deadline.ts";
import type { Log } from "../log.ts";
import type { JobQueue } from "../queue/job_queue.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import type { Job, JobRequest } from "./job.ts";
import type { JobStore } from "./job_store.ts";
import type { JobSource } from "./source.ts";

/** A queue that is down may answer never rather than with an error. */
const ENQUEUE_TIMEOUT_MS = 2_000;

/** What {@linkcode submitJob} works with. */
export interface SubmitServices {
  jobs: JobStore;
  store: ObjectStore;
  queue: JobQueue;
  log: Log;
}

/** A job to be made of a checked source and a checked request. */
export interface Submission {
  /** The new job's id. */
  id: string;
  accountId: string;
  source: JobSource;
  request: JobRequest;
}

/** Stores the source, then the job, then tells the workers. Returns the pending job. */
export async function submitJob(services: SubmitServices, submission: Submission): Promise<Job> {
  const { jobs, store, queue, log } = services;
  const { id, accountId, source, request } = submission;
  const sourceKey = `sources/${id}.${source.type === "pdf" ? "pdf" : "txt"}`;
  if (source.type === "pdf") await store.put(sourceKey, source.bytes, "application/pdf");
  else
    await store.put(sourceKey, new TextEncoder().encode(source.text), "text/plain; charset=utf-8");
  const filename = source.type === "pdf" ? source.filename : null;
  const job = await jobs.create({ id, accountId, type: source.type, filename, sourceKey, request });
  try {
    await withDeadline(queue.enqueue(id), ENQUEUE_TIMEOUT_MS);
  } catch (error) {
    // The row is the truth: whoever looks for unfinished jobs will enqueue this one.
    log.warn("Cannot enqueue a job that was created", { jobId: id, error: String(error) });
  }
  return job;
}
