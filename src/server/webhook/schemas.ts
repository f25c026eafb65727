import { type Static, Type as t } from "@sinclair/typebox";
import { named } from "../http/openapi.ts";
import { timestamp } from "../http/schema.ts";

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

/** Body that sets the webhook. */
export const WebhookBody = t.Object(
  { url: WebhookData.properties.url },
  { examples: [{ url: "https://example.com/postloom" }] },
);
export type WebhookBody = Static<typeof WebhookBody>;
