import type { Job } from "../../jobs/job.ts";
import { COVER_FILE, type Content, PREVIEW_FILE } from "../../posts/content.ts";
import type { ContentData, JobStatusData } from "./schemas.ts";

/** A job as shown to anybody who knows its id. */
export function toJobStatusData(job: Job): JobStatusData {
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

/** A finished post as shown to anybody; `urlOf` returns an object's public URL. */
export function toContentData(content: Content, urlOf: (objectKey: string) => string): ContentData {
  const createdAt = content.createdAt.toISOString();
  const {
    [COVER_FILE]: cover,
    "captions.srt": srt,
    "captions.vtt": vtt,
    ...others
  } = content.files;
  const preview = Object.entries(others).find(([name]) => PREVIEW_FILE.test(name))?.[1];
  return {
    id: content.id,
    type: content.type,
    format: content.format,
    caption: content.caption,
    hashtags: content.hashtags,
    audioUrl: content.audioKey === null ? null : urlOf(content.audioKey),
    createdAt,
    metadata: {
      ...content.metadata,
      ...(cover !== undefined && { coverUrl: urlOf(cover) }),
      ...(preview !== undefined && { previewUrl: urlOf(preview) }),
      ...(srt !== undefined && { captionsSrtUrl: urlOf(srt) }),
      ...(vtt !== undefined && { captionsVttUrl: urlOf(vtt) }),
    },
    images: content.images
      .toSorted((a, b) => a.slideNumber - b.slideNumber)
      .map(({ id, objectKey, slideNumber }) => ({
        id,
        url: urlOf(objectKey),
        slideNumber,
        createdAt,
      })),
    videos: content.videos.map(({ id, objectKey, duration }) => ({
      id,
      url: urlOf(objectKey),
      duration,
      createdAt,
    })),
  };
}
