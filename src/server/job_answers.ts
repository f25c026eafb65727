import { type Static, type TSchema, Type as t } from "@sinclair/typebox";
import { PostRequest } from "../posts/request.ts";
import { JobStatusView } from "./answers.ts";

const Nullable = <Schema extends TSchema>(schema: Schema, description: string) =>
  t.Union([schema, t.Null()], { description });

/** Why a job failed. */
const JobErrorView = t.Object({
  code: t.String({
    description:
      "`cancelled`, `unusable_source`, `unusable_request`, `timeout`, `internal`; more may come",
    examples: ["unusable_source"],
  }),
  message: t.String({
    examples: ["Cannot read PDF as it is encrypted: upload an unprotected copy"],
  }),
  stage: Nullable(t.String(), "The stage that could not be finished"),
  retryable: t.Boolean({ description: "Whether the same job may succeed when it is retried" }),
});

/** A job as its owner sees it. */
export const JobView = t.Object({
  ...JobStatusView.properties,
  platform: t.String({ examples: ["instagram"] }),
  visualTemplate: t.String({
    description: "The look that was asked for; once the job is completed, the one that was used",
  }),
  stage: Nullable(t.String(), "The stage that runs, or ran last"),
  error: Nullable(JobErrorView, "Null unless the job failed"),
  contentId: Nullable(t.String(), "Null unless the job is completed"),
  title: Nullable(t.String(), "The first line of the caption; null unless the job is completed"),
  thumbnailUrl: Nullable(
    t.String({ format: "uri" }),
    "The first picture; null where there is none",
  ),
  request: t.Object(PostRequest.properties, {
    additionalProperties: true,
    description: "What was asked for, the format's own options among it",
  }),
});
export type JobView = Static<typeof JobView>;

/** Answer to a question for one job. */
export const JobAnswer = t.Object({ success: t.Literal(true), data: JobView });

/** Answer to a question for jobs. */
export const JobsAnswer = t.Object({
  success: t.Literal(true),
  data: t.Array(JobView, { description: "Newest first" }),
  nextCursor: Nullable(t.String(), "Gives the next page as `cursor`; null on the last one"),
});

/** Answer to a change that leaves nothing to show. */
export const DoneAnswer = t.Object({ success: t.Literal(true) });
