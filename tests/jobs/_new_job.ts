import { newId } from "../../src/database/id.ts";
import type { NewJob, ProcessingJob } from "../../src/jobs/job.ts";
import type { JobFailure } from "../../src/jobs/job_failure.ts";
import type { JobStore } from "../../src/jobs/job_store.ts";
import type { Content } from "../../src/posts/content.ts";
import { type JobRequest, REQUEST_VERSION } from "../../src/posts/request.ts";

const REQUEST: JobRequest = {
  version: REQUEST_VERSION,
  format: "image",
  platform: "instagram",
  visualTemplate: "auto",
  visualStyleVariant: null,
  customPrompt: null,
  options: {},
};

/** A job that asks for an image. */
export function newJob(accountId: string, values: Partial<NewJob> = {}): NewJob {
  const id = newId("job");
  const source = {
    type: "text",
    filename: null,
    sourceKey: `sources/${id}.txt`,
    sourceBytes: 10,
    pictures: null,
  } as const;
  return { id, accountId, ...source, request: REQUEST, brand: null, lane: "short", ...values };
}

/** Starts a job that can be started. */
export async function startJob(jobs: JobStore, id: string): Promise<ProcessingJob> {
  const started = await jobs.start(id);
  if (started === undefined) throw new Error("Cannot start the job");
  return started;
}

/** What an image's pipeline would leave. */
export function newContent(jobId: string): Omit<Content, "createdAt"> {
  const id = newId("post");
  return {
    id,
    jobId,
    type: "text",
    format: "image",
    caption: "A caption",
    hashtags: "#one #two",
    audioKey: null,
    metadata: { platform: "instagram", visualTemplate: "minimal", slideCount: null },
    images: [{ id: `${id}-1`, objectKey: `media/${id}/slide-1.png`, slideNumber: 1 }],
    videos: [],
    files: {},
  };
}

/** A failure that is final. */
export function newFailure(message: string): JobFailure {
  return { code: "unusable_source", message, stage: "read_source", retryable: false };
}
