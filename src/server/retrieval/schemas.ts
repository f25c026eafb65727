import { type Static, Type as t } from "@sinclair/typebox";
import type { JobStatus } from "../../jobs/job.ts";
import { ContentMetadata } from "../../posts/content.ts";
import { named } from "../http/openapi.ts";
import { ok } from "../http/responses.ts";
import { nullable, oneOf, timestamp } from "../http/schema.ts";

/** Every status that a job can have. */
export const JOB_STATUSES = [
  "pending",
  "processing",
  "completed",
  "failed",
] as const satisfies readonly JobStatus[];

const SourceType = oneOf(["text", "pdf"], "The type of the source");

/** The status of a job. */
export const JobStatusData = named(
  "JobStatus",
  t.Object({
    id: t.String(),
    status: oneOf(JOB_STATUSES),
    type: SourceType,
    format: t.String({ description: "The requested format" }),
    filename: nullable(t.String(), "Original name of the PDF; null for texts"),
    progress: t.Number({ minimum: 0, maximum: 100, description: "Percent" }),
    createdAt: timestamp("When the job was created"),
    updatedAt: timestamp("When the job last changed"),
    errorMessage: nullable(t.String(), "Why the job failed; null if it did not"),
  }),
);
export type JobStatusData = Static<typeof JobStatusData>;

/** A picture of a content. */
const ImageData = named(
  "ContentImage",
  t.Object({
    id: t.String(),
    url: t.String({
      format: "uri",
      description: "Public and permanent",
      examples: ["https://posts.example/media/post_0b9d2c4e6f8a1b3c5d7e9f0a2b4c6d8e/slide-1.png"],
    }),
    slideNumber: t.Integer({ minimum: 1, description: "1 for a single image" }),
    createdAt: timestamp("When the picture was created"),
  }),
);

/** A video of a content. */
const VideoData = named(
  "ContentVideo",
  t.Object({
    id: t.String(),
    url: t.String({ format: "uri", description: "Public and permanent" }),
    duration: t.Number({ description: "Seconds" }),
    createdAt: timestamp("When the video was created"),
  }),
);

/** How a content was made. */
const MetadataData = named(
  "ContentMetadata",
  t.Object(
    {
      ...ContentMetadata.properties,
      coverUrl: t.Optional(
        t.String({ format: "uri", description: "Reels: the opening picture, as a PNG" }),
      ),
      previewUrl: t.Optional(
        t.String({ format: "uri", description: "Reels with `silentPreview`: that GIF or WebP" }),
      ),
      captionsSrtUrl: t.Optional(
        t.String({ format: "uri", description: "Reels: what is said and when, as SRT" }),
      ),
      captionsVttUrl: t.Optional(t.String({ format: "uri", description: "The same as WebVTT" })),
    },
    { additionalProperties: true },
  ),
);

/** A finished post. */
export const ContentData = named(
  "Content",
  t.Object({
    id: t.String({ examples: ["post_0b9d2c4e6f8a1b3c5d7e9f0a2b4c6d8e"] }),
    type: SourceType,
    format: t.String({ description: "The requested format" }),
    caption: t.String({
      description: "The text under the post",
      examples: ["Sleep is when the brain tidies up. Save this for tonight."],
    }),
    hashtags: t.String({ examples: ["#sleep #health"] }),
    audioUrl: nullable(t.String({ format: "uri" }), "The voice track of a reel"),
    createdAt: timestamp("When the post was finished"),
    metadata: MetadataData,
    images: t.Array(ImageData, { description: "In order of slideNumber; empty for reels" }),
    videos: t.Array(VideoData, { description: "Empty for images and carousels" }),
  }),
);
export type ContentData = Static<typeof ContentData>;

/** The status of a job. */
export const JobStatusResponse = ok("The job", JobStatusData);

/** A finished post. */
export const ContentResponse = ok("The finished post", ContentData);

/** A finished post, found by its job. */
export const JobResultResponse = t.Object(
  {
    success: t.Literal(true),
    message: t.String({ examples: ["Job result retrieved successfully"] }),
    data: ContentData,
  },
  { description: "The finished post" },
);
