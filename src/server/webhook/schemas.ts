import { type Static, Type as t } from "@sinclair/typebox";
import { named } from "../http/openapi.ts";
import { nullable, oneOf, timestamp } from "../http/schema.ts";

/** Where the account's events are sent. */
export const WebhookData = named(
  "Webhook",
  t.Object({
    url: t.String({ format: "uri" }),
    createdAt: timestamp("When it was first set"),
  }),
);
export type WebhookData = Static<typeof WebhookData>;

/** A webhook that was just created or changed. */
export const ChangedWebhookData = named(
  "ChangedWebhook",
  t.Object({
    ...WebhookData.properties,
    secret: t.Optional(
      t.String({
        description:
          "Verifies signatures, see standardwebhooks.com; returned only for a new webhook",
        examples: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
      }),
    ),
  }),
);
export type ChangedWebhookData = Static<typeof ChangedWebhookData>;

/** A delivery, and what became of it. */
export const DeliveryData = named(
  "WebhookDelivery",
  t.Object({
    id: t.String({ description: "The header `webhook-id` of every attempt" }),
    event: t.String({ examples: ["job.completed"] }),
    jobId: nullable(t.String(), "Null for a test"),
    state: oneOf(["waiting", "delivered", "failed"], "Failed: it is not tried again"),
    attempts: t.Integer({ minimum: 0 }),
    error: nullable(
      t.String({ examples: ["The receiver answered 500"] }),
      "Why the last attempt failed; null if none has",
    ),
    createdAt: timestamp("When it was written down"),
    deliveredAt: nullable(timestamp("When the receiver took it")),
    nextAttemptAt: nullable(timestamp("When it is tried next")),
  }),
);
export type DeliveryData = Static<typeof DeliveryData>;

/** Body that sets the webhook. */
export const WebhookBody = t.Object(
  { url: WebhookData.properties.url },
  { examples: [{ url: "https://example.com/postloom" }] },
);
export type WebhookBody = Static<typeof WebhookBody>;
