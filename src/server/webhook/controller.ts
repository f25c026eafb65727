import { Elysia } from "elysia";
import { type TargetRules, validateTarget, WebhookTargetError } from "../../webhooks/target.ts";
import type { Webhook } from "../../webhooks/webhook.ts";
import type { WebhookStore } from "../../webhooks/webhook_store.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { requireConfirmed } from "../auth/require_confirmed.ts";
import { readEndpoint, writeEndpoint } from "../endpoint.ts";
import { readJsonForm } from "../http/json_body.ts";
import { json } from "../http/openapi.ts";
import { RequestError } from "../http/request_error.ts";
import { bodyTooLarge, done, failure, ok } from "../http/responses.ts";
import { nullable } from "../http/schema.ts";
import { ChangedWebhookData, WebhookBody, WebhookData } from "./schemas.ts";

/** Dependencies of the webhook endpoints. */
export interface WebhookServices extends AuthServices {
  webhooks: WebhookStore;
  webhookTargets: TargetRules;
}

/** The endpoints for an account's webhook. */
export function webhookController(services: WebhookServices) {
  const { webhooks, webhookTargets } = services;
  return new Elysia({ prefix: "/api/account/webhook", tags: ["Account"] })
    .use(authPlugin(services))
    .get(
      "",
      async ({ account }) => {
        const webhook = await webhooks.get(account.id);
        return { success: true, data: webhook === undefined ? null : toWebhookData(webhook) };
      },
      readEndpoint({
        auth: "session",
        operationId: "getWebhook",
        summary: "Get the account's webhook",
        response: {
          200: ok("The webhook, without its secret", nullable(WebhookData, "Null: there is none")),
        },
      }),
    )
    .put(
      "",
      async ({ account, request }) => {
        requireConfirmed(account, request, services);
        const { url } = await readJsonForm<WebhookBody>(request);
        const target = requireTarget(typeof url === "string" ? url : "", webhookTargets);
        const { created, secret, ...webhook } = await webhooks.put(account.id, target);
        const data = toWebhookData(webhook);
        return { success: true, data: created ? { ...data, secret } : data };
      },
      writeEndpoint({
        auth: "session",
        operationId: "setWebhook",
        summary: "Set the webhook for completed and failed jobs",
        description:
          "Deliveries are POST requests as specified by Standard Webhooks, retried for more than a day. Changing the URL keeps the secret; to get a new one, delete the webhook first.",
        body: json(WebhookBody),
        response: {
          200: ok("The webhook, with its secret if it is new", ChangedWebhookData),
          400: failure("The URL is not allowed"),
          413: bodyTooLarge("64KB"),
        },
      }),
    )
    .delete(
      "",
      async ({ account }) => {
        await webhooks.remove(account.id);
        return { success: true };
      },
      writeEndpoint({
        auth: "session",
        operationId: "deleteWebhook",
        summary: "Delete the webhook",
        response: { 200: done("The webhook was deleted") },
      }),
    );
}

function toWebhookData({ url, createdAt }: Pick<Webhook, "url" | "createdAt">): WebhookData {
  return { url, createdAt: createdAt.toISOString() };
}

function requireTarget(url: string, rules: TargetRules): string {
  try {
    return validateTarget(url, rules);
  } catch (error) {
    if (!(error instanceof WebhookTargetError)) throw error;
    throw new RequestError(400, error.message, { code: "invalid_request" });
  }
}
