import { type Static, Type as t } from "@sinclair/typebox";
import { PostRequest } from "../../posts/request.ts";
import { named } from "../http/openapi.ts";
import { nullable } from "../http/schema.ts";
import { JobStatusData } from "../retrieval/schemas.ts";

/** Why a job failed. */
export const JobErrorData = named(
  "JobError",
  t.Object({
    code: t.String({
      description:
        "`cancelled`, `unusable_source`, `too_complex`, `unusable_request`, `broken_look`, `timeout` or `internal`; more may be added",
      examples: ["unusable_source"],
    }),
    message: t.String({
      examples: ["Cannot read PDF as it is encrypted: upload an unprotected copy"],
    }),
    stage: nullable(t.String(), "The stage that failed; null if none was running"),
    retryable: t.Boolean({ description: "Whether a retry may succeed" }),
  }),
);
export type JobErrorData = Static<typeof JobErrorData>;

/** The members of the creation request. */
const RequestData = named(
  "PostRequest",
  t.Unsafe<PostRequest & Readonly<Record<string, unknown>>>(
    t.Object(PostRequest.properties, {
      additionalProperties: true,
      description: "The request, including the format's own options",
    }),
  ),
);

/** A job as shown to its owner. */
export const JobData = named(
  "Job",
  t.Object({
    ...JobStatusData.properties,
    platform: t.String({ examples: ["instagram"] }),
    visualTemplate: t.String({
      description: "The requested look; once the job is completed, the one that was used",
    }),
    stage: nullable(t.String(), "The current or last stage"),
    error: nullable(JobErrorData, "Null unless the job failed"),
    contentId: nullable(t.String(), "Null unless the job is completed"),
    title: nullable(
      t.String(),
      "The first line of the caption; before there is one, the first words of the text, and null for PDFs",
    ),
    thumbnailUrl: nullable(t.String({ format: "uri" }), "The first picture; null if there is none"),
    request: RequestData,
    revisionOf: nullable(
      t.String(),
      "The job whose draft was edited for this one; null if it was made from its source",
    ),
    postId: t.String({
      description:
        "The first job of the post: all revisions of a post share it. A variant is another post",
      examples: ["job_5f0c1d6f9a3b4c7e8d2a1b0c9e8f7a6b"],
    }),
    revisions: t.Integer({
      description: "How many revisions the post has, this one among them",
      examples: [1],
    }),
  }),
);
export type JobData = Static<typeof JobData>;

/** A page of an account's jobs. */
export const JobsResponse = t.Object(
  {
    success: t.Literal(true),
    data: t.Array(JobData, { description: "Newest first" }),
    nextCursor: nullable(
      t.String(),
      "Pass it as `cursor` for the next page; null on the last page",
    ),
  },
  { description: "A page of jobs" },
);
export type JobsResponse = Static<typeof JobsResponse>;
