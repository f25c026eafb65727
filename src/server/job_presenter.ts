import type { JobWithContent } from "../jobs/account_jobs.ts";
import { type Job, stageOf } from "../jobs/job.ts";
import type { Content } from "../posts/content.ts";
import type { JobRequest } from "../posts/request.ts";
import type { JobStatusView } from "./answers.ts";
import type { JobView } from "./job_answers.ts";

/** What anybody may see who knows a job's identifier. */
export function presentStatus(job: Job): JobStatusView {
  return {
    id: job.id,
    status: job.status,
    type: job.type,
    format: job.request.format,
    filename: job.filename,
    progress: Math.floor(job.progress),
    createdAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
    errorMessage: job.status === "failed" ? job.failure.message : null,
  };
}

/** What a job's owner sees; `urlOf` says where an object can be read by anyone. */
export function presentJob(
  { job, content }: JobWithContent,
  urlOf: (objectKey: string) => string,
): JobView {
  const used = content?.metadata.visualTemplate;
  const thumbnail = content && thumbnailOf(content);
  return {
    ...presentStatus(job),
    platform: job.request.platform,
    visualTemplate: typeof used === "string" ? used : job.request.visualTemplate,
    stage: stageOf(job),
    error: presentError(job),
    contentId: content?.id ?? null,
    title: content?.caption.trim().split("\n")[0] || null,
    thumbnailUrl: thumbnail ? urlOf(thumbnail) : null,
    request: presentRequest(job.request),
  };
}

/** A request as it was sent: the format's own options are members like the others. */
function presentRequest({ version: _, options, ...request }: JobRequest): JobView["request"] {
  return { ...request, ...options };
}

/** Object key of the first picture or, as for reels, of the cover. */
function thumbnailOf({ images, files }: Content): string | undefined {
  const [first] = images.toSorted((a, b) => a.slideNumber - b.slideNumber);
  const cover = Object.entries(files).find(([name]) => name.startsWith("cover."));
  return first?.objectKey ?? cover?.[1];
}

/** Why a job failed; null unless it did. */
export function presentError(job: Job): JobView["error"] {
  return job.status === "failed" ? job.failure : null;
}
