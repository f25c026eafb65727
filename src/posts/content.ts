import { type Static, Type as t } from "@sinclair/typebox";
import { CaptionSettings } from "./captions.ts";

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

/** What a post was made with, as clients see it. Which members there are depends on the format. */
export const ContentMetadata = t.Object(
  {
    platform: t.String(),
    visualTemplate: t.String({ description: "The look that was used, also where `auto` chose it" }),
    visualStyleVariant: t.Optional(
      t.String({ description: "The variant of the look, also where none was asked for" }),
    ),
    slideCount: t.Optional(
      t.Union([t.Integer(), t.Null()], {
        description: "Carousels: the number of slides; images: null",
      }),
    ),
    customPrompt: t.Optional(t.Union([t.String(), t.Null()])),
    maxDuration: t.Optional(t.Number({ description: "Reels: seconds" })),
    captions: t.Optional(
      t.Object(
        { enabled: t.Boolean(), ...CaptionSettings.properties },
        { description: "Reels only" },
      ),
    ),
    altTexts: t.Optional(
      t.Array(t.String(), {
        description: "What each picture shows, in words, in order; of a reel its cover",
      }),
    ),
  },
  { additionalProperties: true },
);
export type ContentMetadata = Static<typeof ContentMetadata> & Record<string, unknown>;

/** A finished post. */
export interface Content {
  id: string;
  jobId: string;
  type: SourceType;
  format: string;
  caption: string;
  hashtags: string;
  audioKey: string | null;
  metadata: ContentMetadata;
  images: ContentImage[];
  videos: ContentVideo[];
  /** Other files that belong to the post, by name: such as "captions.srt". */
  files: Record<string, string>;
  createdAt: Date;
}
