import { Type as t } from "@sinclair/typebox";
import type { OpenAPIV3 } from "openapi-types";
import type { WebhookPayload } from "../../webhooks/webhook.ts";
import { named, openApiBody, openApiParameters } from "../http/openapi.ts";
import { nullable, oneOf, timestamp } from "../http/schema.ts";
import { JobErrorData } from "../jobs/schemas.ts";

const EXAMPLE: WebhookPayload = {
  type: "job.completed",
  timestamp: "2026-03-01T09:30:06.100Z",
  data: {
    jobId: "job_5f0c1d6f9a3b4c7e8d2a1b0c9e8f7a6b",
    status: "completed",
    type: "text",
    format: "image",
    contentId: "post_0b9d2c4e6f8a1b3c5d7e9f0a2b4c6d8e",
    error: null,
  },
};

const JobEvent = named(
  "JobEvent",
  t.Object(
    {
      type: oneOf(["job.completed", "job.failed"]),
      timestamp: timestamp("When the job ended"),
      data: t.Object({
        jobId: t.String(),
        status: oneOf(["completed", "failed"]),
        type: oneOf(["text", "pdf"], "The type of the source"),
        format: t.String({ description: "The requested format" }),
        contentId: nullable(t.String(), "Null unless the job was completed"),
        error: nullable(JobErrorData, "Null unless the job failed"),
      }),
    },
    { examples: [EXAMPLE] },
  ),
);

const Headers = t.Object({
  "webhook-id": t.String({ description: "The same in every attempt, to detect duplicates" }),
  "webhook-timestamp": t.String({ description: "Seconds since 1970, when it was sent" }),
  "webhook-signature": t.String({
    description: "`v1,` and an HMAC of SHA-256 in base 64, see standardwebhooks.com",
  }),
});

const TestEvent = named(
  "WebhookTest",
  t.Object({
    type: t.Literal("webhook.test"),
    timestamp: timestamp("When it was asked for"),
    data: t.Object({}),
  }),
);

/** What is sent to accounts' webhooks. */
export const WEBHOOKS: Record<string, OpenAPIV3.PathItemObject> = {
  jobEnded: {
    post: {
      tags: ["Webhooks"],
      operationId: "onJobEnded",
      summary: "A job ended",
      description:
        "Sent to the URL that the account has set. Whatever is not answered with 2xx within 5 seconds is sent again, for more than a day.",
      security: [],
      parameters: openApiParameters("header", Headers),
      requestBody: openApiBody({ "application/json": JobEvent }),
      responses: {
        "2XX": { description: "It was taken" },
        410: { description: "It is not to be sent again" },
      },
    },
  },
  webhookTest: {
    post: {
      tags: ["Webhooks"],
      operationId: "onWebhookTest",
      summary: "A test that the account asked for",
      security: [],
      parameters: openApiParameters("header", Headers),
      requestBody: openApiBody({ "application/json": TestEvent }),
      responses: {
        "2XX": { description: "It was taken" },
        410: { description: "It is not to be sent again" },
      },
    },
  },
};
