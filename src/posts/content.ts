import { type Static, Type as t } from "@sinclair/typebox";
import { CaptionSettings } from "./captions.ts";
import type { SlideFit } from "./report.ts";

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

/** File name of a reel's cover picture. */
export const COVER_FILE = "cover.png";
/** Whether a file name is that of a reel's silent preview. */
export const PREVIEW_FILE = /^preview\.(?:gif|webp)$/;

/** How a post was made, as the API returns it. The members depend on the format. */
export const ContentMetadata = t.Object(
  {
    platform: t.String(),
    visualTemplate: t.String({ description: "The look that was used, even if `auto` chose it" }),
    visualTemplateReason: t.Optional(
      t.String({
        description: "Why the look was chosen, where nobody asked for one",
        examples: ["The text reads as news, which suits news best"],
      }),
    ),
    visualStyleVariant: t.Optional(
      t.String({
        description: "The variant of the look that was used, even if none was requested",
      }),
    ),
    slideCount: t.Optional(
      t.Union([t.Integer(), t.Null()], {
        description: "Carousels: the number of slides; images: null",
      }),
    ),
    customPrompt: t.Optional(t.Union([t.String(), t.Null()])),
    notFollowed: t.Optional(
      t.Array(t.String(), {
        description: "What was not followed of `customPrompt`, in its own words, if anything",
      }),
    ),
    maxDuration: t.Optional(t.Number({ description: "Reels: seconds" })),
    captions: t.Optional(
      t.Object(
        { enabled: t.Boolean(), ...CaptionSettings.properties },
        { description: "Reels only" },
      ),
    ),
    sceneStarts: t.Optional(
      t.Array(t.Number(), {
        description: "Reels: when each scene that is shown begins, in seconds",
      }),
    ),
    altTexts: t.Optional(
      t.Array(t.String(), {
        description: "Alt text of each picture, in order; for reels, that of the cover",
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
  /** Object keys of the post's other files, by file name, such as "captions.srt". */
  files: Record<string, string>;
  /** How its slides were drawn, in their order; where nobody tells, there is none. */
  fits?: SlideFit[] | null;
  createdAt: Date;
}
