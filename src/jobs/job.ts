import { type Static, Type as t } from "@sinclair/typebox";
import type { Brand } from "../rendering/brand.ts";
import { CaptionOptions, Platform } from "../rendering/post.ts";

export type JobStatus = "pending" | "processing" | "completed" | "failed";
export type SourceType = "text" | "pdf";

/** Seconds that a reel may last when nothing is said. */
export const DEFAULT_MAX_DURATION = 60;

/** What a client asked for, checked and with defaults filled in. */
export const JobRequest = t.Object({
  format: t.String(),
  platform: Platform,
  /** A template's name, or "auto". */
  visualTemplate: t.String(),
  visualStyleVariant: t.Union([t.String(), t.Null()]),
  customPrompt: t.Union([t.String(), t.Null()]),
  slideCount: t.Union([t.Integer({ minimum: 1, maximum: 5 }), t.Null()]),
  /** Seconds. */
  maxDuration: t.Union([t.Number({ minimum: 15, maximum: 180 }), t.Null()]),
  captions: t.Union([CaptionOptions, t.Null()]),
});
export type JobRequest = Static<typeof JobRequest>;

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

/** One picture of a content. */
export interface ContentImage {
  id: string;
  objectKey: string;
  slideNumber: number;
}

/** One video of a content. */
export interface ContentVideo {
  id: string;
  objectKey: string;
  /** Seconds. */
  duration: number;
}

/** Name of the file that is the first picture of a reel. */
export const COVER_FILE = "cover.png";

/** A finished post. */
export interface Content {
  id: string;
  jobId: string;
  type: SourceType;
  format: string;
  caption: string;
  hashtags: string;
  audioKey: string | null;
  metadata: Record<string, unknown>;
  images: ContentImage[];
  videos: ContentVideo[];
  /** Other files that belong to the post, by name: such as "captions.srt". */
  files: Record<string, string>;
  createdAt: Date;
}
