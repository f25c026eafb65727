import type { JobWithContent } from "../../jobs/account_jobs.ts";
import { type Job, stageOf } from "../../jobs/job.ts";
import { firstPictureOf } from "../../jobs/job_files.ts";
import type { JobRequest } from "../../posts/request.ts";
import { toJobStatusData } from "../retrieval/data.ts";
import type { JobData, JobErrorData } from "./schemas.ts";

/** A job as shown to its owner; `urlOf` returns an object's public URL. */
export function toJobData(
  { job, content, revisions }: JobWithContent,
  urlOf: (objectKey: string) => string,
): JobData {
  const thumbnail = content && firstPictureOf(content);
  return {
    ...toJobStatusData(job),
    platform: job.request.platform,
    visualTemplate: content?.metadata.visualTemplate ?? job.request.visualTemplate,
    stage: stageOf(job),
    error: toJobErrorData(job),
    contentId: content?.id ?? null,
    title: content?.caption.trim().split("\n")[0] || job.title,
    thumbnailUrl: thumbnail ? urlOf(thumbnail) : null,
    request: toRequestData(job.request),
    revisionOf: job.revisionOf,
    postId: job.postId,
    revisions,
  };
}

/** Why a job failed; null if it did not. */
export function toJobErrorData(job: Job): JobErrorData | null {
  return job.status === "failed" ? job.failure : null;
}

/** A request as it was sent, with the format's own options beside the other members. */
function toRequestData({ version: _, options, ...request }: JobRequest): JobData["request"] {
  return { ...request, ...options };
}
