import { type Static, Type as t } from "@sinclair/typebox";
import { PostRequest } from "../../posts/request.ts";
import { nullable } from "../http/schema.ts";
import { JobStatusData } from "../retrieval/schemas.ts";

/** Why a job failed. */
const JobErrorData = t.Object({
  code: t.String({
    description:
      "`cancelled`, `unusable_source`, `unusable_request`, `timeout`, `internal`; more may come",
    examples: ["unusable_source"],
  }),
  message: t.String({
    examples: ["Cannot read PDF as it is encrypted: upload an unprotected copy"],
  }),
  stage: nullable(t.String(), "The stage that could not be finished"),
  retryable: t.Boolean({ description: "Whether the same job may succeed when it is retried" }),
});
export type JobErrorData = Static<typeof JobErrorData>;

/** What was asked for: the members of the creation request. */
const RequestData = t.Unsafe<PostRequest & Readonly<Record<string, unknown>>>(
  t.Object(PostRequest.properties, {
    additionalProperties: true,
    description: "What was asked for, the format's own options among it",
  }),
);

/** A job as its owner sees it. */
export const JobData = t.Object({
  ...JobStatusData.properties,
  platform: t.String({ examples: ["instagram"] }),
  visualTemplate: t.String({
    description: "The look that was asked for; once the job is completed, the one that was used",
  }),
  stage: nullable(t.String(), "The stage that runs, or ran last"),
  error: nullable(JobErrorData, "Null unless the job failed"),
  contentId: nullable(t.String(), "Null unless the job is completed"),
  title: nullable(t.String(), "The first line of the caption; null unless the job is completed"),
  thumbnailUrl: nullable(
    t.String({ format: "uri" }),
    "The first picture; null where there is none",
  ),
  request: RequestData,
});
export type JobData = Static<typeof JobData>;

/** A page of an account's jobs. */
export const JobsResponse = t.Object(
  {
    success: t.Literal(true),
    data: t.Array(JobData, { description: "Newest first" }),
    nextCursor: nullable(t.String(), "Gives the next page as `cursor`; null on the last one"),
  },
  { description: "A page of jobs" },
);
export type JobsResponse = Static<typeof JobsResponse>;
