import { type Static, Type as t } from "@sinclair/typebox";
import { timestamp } from "../http/schema.ts";

/** Where the account's events are sent. */
export const WebhookData = t.Object({
  url: t.String({ format: "uri" }),
  createdAt: timestamp("When it was first set"),
});
export type WebhookData = Static<typeof WebhookData>;

/** A webhook that was just set. */
export const ChangedWebhookData = t.Object({
  ...WebhookData.properties,
  secret: t.Optional(
    t.String({
      description: "Checks signatures, see standardwebhooks.com; shown only when it is made",
      examples: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
    }),
  ),
});
export type ChangedWebhookData = Static<typeof ChangedWebhookData>;

/** What a webhook is made of. */
export const WebhookBody = t.Object(
  { url: WebhookData.properties.url },
  { examples: [{ url: "https://example.com/postloom" }] },
);
export type WebhookBody = Static<typeof WebhookBody>;
