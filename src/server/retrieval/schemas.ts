import { type Static, type TSchema, Type as t } from "@sinclair/typebox";
import type { Content } from "../../posts/content.ts";

const Nullable = <Schema extends TSchema>(schema: Schema) => t.Union([schema, t.Null()]);
const Moment = (description: string) => t.String({ format: "date-time", description });
const SourceType = t.Union([t.Literal("text"), t.Literal("pdf")], {
  description: "What the post is made from",
});

/** Answer to a request for a post. */
export const JobCreated = t.Object({
  success: t.Literal(true),
  message: t.String({ examples: ["Text processing job created"] }),
  data: t.Object({
    jobId: t.String({ examples: ["job_5f0c1d6f9a3b4c7e8d2a1b0c9e8f7a6b"] }),
    status: t.Literal("pending"),
  }),
});
export type JobCreated = Static<typeof JobCreated>;

/** How far a job is. */
export const JobStatusView = t.Object({
  id: t.String(),
  status: t.Union([
    t.Literal("pending"),
    t.Literal("processing"),
    t.Literal("completed"),
    t.Literal("failed"),
  ]),
  type: SourceType,
  format: t.String({ examples: ["carousel"] }),
  filename: Nullable(t.String({ description: "Original name of the PDF; null for texts" })),
  progress: t.Number({ minimum: 0, maximum: 100, description: "Percent" }),
  createdAt: Moment("When the job was created"),
  updatedAt: Moment("When the job last changed"),
  errorMessage: Nullable(t.String({ description: "Why the job failed; null unless it did" })),
});
export type JobStatusView = Static<typeof JobStatusView>;

/** A picture of a content. */
const ImageView = t.Object({
  id: t.String(),
  url: t.String({
    format: "uri",
    description: "Public and permanent",
    examples: ["https://posts.example/media/post_0b9d2c4e6f8a1b3c5d7e9f0a2b4c6d8e/slide-1.png"],
  }),
  slideNumber: t.Integer({ minimum: 1, description: "1 for a single image" }),
  createdAt: Moment("When the picture was made"),
});

/** A video of a content. */
const VideoView = t.Object({
  id: t.String(),
  url: t.String({ format: "uri", description: "Public and permanent" }),
  duration: t.Number({ description: "Seconds" }),
  createdAt: Moment("When the video was made"),
});

/** What a content was made with. Which keys there are depends on the format. */
const MetadataView = t.Object(
  {
    platform: t.String(),
    visualTemplate: t.String({ description: "The look that was used, also where `auto` chose it" }),
    slideCount: t.Optional(
      Nullable(t.Integer({ description: "Carousels: the number of slides; images: null" })),
    ),
    customPrompt: t.Optional(Nullable(t.String())),
    maxDuration: t.Optional(t.Number({ description: "Reels: seconds" })),
    captions: t.Optional(
      t.Object(
        { enabled: t.Boolean(), style: t.String(), position: t.String(), fontSize: t.String() },
        { description: "Reels only" },
      ),
    ),
    altTexts: t.Optional(
      t.Array(t.String(), {
        description: "What each picture shows, in words, in order; of a reel its cover",
      }),
    ),
    coverUrl: t.Optional(
      t.String({ format: "uri", description: "Reels: the opening picture, as a PNG" }),
    ),
  },
  { additionalProperties: true },
);

/** A finished post. */
export const ContentView = t.Object({
  id: t.String({ examples: ["post_0b9d2c4e6f8a1b3c5d7e9f0a2b4c6d8e"] }),
  type: SourceType,
  format: t.String({ examples: ["carousel"] }),
  caption: t.String({
    description: "The text under the post",
    examples: ["Sleep is when the brain tidies up. Save this for tonight."],
  }),
  hashtags: t.String({ examples: ["#sleep #health"] }),
  audioUrl: Nullable(t.String({ format: "uri", description: "The voice of a reel" })),
  createdAt: Moment("When the post was finished"),
  metadata: MetadataView,
  images: t.Array(ImageView, { description: "In order of slideNumber; empty for reels" }),
  videos: t.Array(VideoView, { description: "Empty for images and carousels" }),
});
export type ContentView = Omit<Static<typeof ContentView>, "metadata"> & Pick<Content, "metadata">;

/** Answer to a question for a job's status. */
export const JobStatusAnswer = t.Object({ success: t.Literal(true), data: JobStatusView });

/** Answer to a question for a job's result. */
export const JobResultAnswer = t.Object({
  success: t.Literal(true),
  message: t.String({ examples: ["Job result retrieved successfully"] }),
  data: ContentView,
});

/** Answer to a question for a content. */
export const ContentAnswer = t.Object({ success: t.Literal(true), data: ContentView });

/** An error. */
export const ErrorAnswer = t.Object({
  error: t.String({ description: "For people" }),
  code: t.String({ description: "For programs: it stays the same", examples: ["invalid_request"] }),
});

/** A refusal because of the limits of an account or an address. */
export const LimitedAnswer = t.Object({
  error: t.String(),
  code: t.Union([t.Literal("rate_limited"), t.Literal("concurrency_limited")]),
  statusCode: t.Literal(429),
});

/** An error of a request without a valid key. */
export const UnauthorizedAnswer = t.Object({
  error: t.Union([t.Literal("API key is required"), t.Literal("Invalid API key")]),
  statusCode: t.Literal(401),
});

/** An error of a request that only somebody who is signed in may send. */
export const SignedOutAnswer = t.Object({
  error: t.String(),
  code: t.Literal("unauthorized"),
  statusCode: t.Literal(401),
});

/** Nothing was found for an identifier. */
export const NotFoundAnswer = t.Object({
  success: t.Literal(false),
  error: t.String(),
  code: t.Literal("not_found"),
});
