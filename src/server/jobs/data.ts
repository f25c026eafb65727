import type { Job } from "../../jobs/job.ts";
import type { OwnedJob } from "../../jobs/owned_jobs.ts";
import type { Content } from "../../posts/content.ts";
import { toJobStatusData } from "../retrieval/data.ts";
import type { JobData, JobErrorData } from "./schemas.ts";

/** What a job's owner sees; `urlOf` says where an object can be read by anyone. */
export function toJobData(
  { job, content }: OwnedJob,
  urlOf: (objectKey: string) => string,
): JobData {
  const thumbnail = content && thumbnailOf(content);
  return {
    ...toJobStatusData(job),
    platform: job.request.platform,
    visualTemplate: content?.metadata.visualTemplate ?? job.request.visualTemplate,
    stage: job.stage,
    error: toJobErrorData(job),
    contentId: content?.id ?? null,
    title: content?.caption.trim().split("\n")[0] || null,
    thumbnailUrl: thumbnail ? urlOf(thumbnail) : null,
    request: job.request,
  };
}

/** Why a job failed; null unless it did. */
export function toJobErrorData(job: Job): JobErrorData | null {
  if (job.status !== "failed") return null;
  return {
    code: job.errorCode ?? "internal",
    message: job.errorMessage ?? "",
    stage: job.stage,
    retryable: job.retryable ?? false,
  };
}

/** Object key of the first picture or, as for reels, of the cover. */
function thumbnailOf({ images, files }: Content): string | undefined {
  const [first] = images.toSorted((a, b) => a.slideNumber - b.slideNumber);
  const cover = Object.entries(files).find(([name]) => name.startsWith("cover."));
  return first?.objectKey ?? cover?.[1];
}
