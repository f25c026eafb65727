export type SourceType = "text" | "pdf";

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
