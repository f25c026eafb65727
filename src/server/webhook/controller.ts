import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { type TargetRules, validateTarget, WebhookTargetError } from "../../webhooks/target.ts";
import type { Webhook } from "../../webhooks/webhook.ts";
import type { LoggedDelivery, WebhookStore } from "../../webhooks/webhook_store.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { requireConfirmed } from "../auth/require_confirmed.ts";
import { readEndpoint, writeEndpoint } from "../endpoint.ts";
import { readJsonForm } from "../http/json_body.ts";
import { json } from "../http/openapi.ts";
import { errorBody, notFoundError, RequestError } from "../http/request_error.ts";
import { bodyTooLarge, done, failure, notFound, ok } from "../http/responses.ts";
import { nullable } from "../http/schema.ts";
import { ChangedWebhookData, DeliveryData, WebhookBody, WebhookData } from "./schemas.ts";

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
        description:
          "Its address and when it was set; null if there is none. The secret is not shown again.",
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
          "Deliveries are POST requests as specified by Standard Webhooks, retried for more than a day. Changing the URL keeps the secret.",
        body: json(WebhookBody),
        response: {
          200: ok("The webhook, with its secret if it is new", ChangedWebhookData),
          400: failure("The URL is not allowed"),
          413: bodyTooLarge("64KB"),
        },
      }),
    )
    .post(
      "/secret",
      async ({ account, request }) => {
        requireConfirmed(account, request, services);
        const webhook = await webhooks.renewSecret(account.id);
        if (webhook === undefined) throw notFoundError(NO_WEBHOOK);
        return { success: true, data: { ...toWebhookData(webhook), secret: webhook.secret } };
      },
      writeEndpoint({
        auth: "session",
        operationId: "renewWebhookSecret",
        summary: "Renew the webhook's secret",
        description: "Every delivery from now on is signed with the new one, retries too.",
        response: {
          200: ok("The webhook with its new secret", ChangedWebhookData),
          404: notFound("There is no webhook"),
        },
      }),
    )
    .post(
      "/test",
      async ({ account, request, status }) => {
        requireConfirmed(account, request, services);
        if ((await webhooks.get(account.id)) === undefined) throw notFoundError(NO_WEBHOOK);
        if (!(await webhooks.test(account.id))) throw new RequestError(409, TOO_MANY_TESTS);
        return status(202, { success: true });
      },
      writeEndpoint({
        auth: "session",
        operationId: "testWebhook",
        summary: "Send a test to the webhook",
        description:
          "A delivery of the type `webhook.test`. The list of deliveries has its answer.",
        response: {
          202: done("The test is sent within a second"),
          404: notFound("There is no webhook"),
          409: failure("As many tests wait as may", { examples: [errorBody(409, TOO_MANY_TESTS)] }),
        },
      }),
    )
    .get(
      "/deliveries",
      async ({ account }) => {
        const deliveries = await webhooks.deliveries(account.id);
        return { success: true as const, data: deliveries.map(toDeliveryData) };
      },
      readEndpoint({
        auth: "session",
        operationId: "listWebhookDeliveries",
        summary: "List the webhook's last deliveries, newest first",
        description:
          "Up to 50, each with its event, its state, its attempts and what the receiver answered last.",
        response: { 200: ok("The deliveries", t.Array(DeliveryData)) },
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
        description: "With all of its deliveries: those that wait are not sent.",
        response: { 200: done("The webhook was deleted") },
      }),
    );
}

const NO_WEBHOOK = "Webhook not found: set one first";
const TOO_MANY_TESTS = "Too many tests are waiting: look at the deliveries first";

function toDeliveryData({ lastError, jobId, ...delivery }: LoggedDelivery): DeliveryData {
  const { id, event, attempts, createdAt, deliveredAt, nextAttemptAt } = delivery;
  return {
    id,
    event,
    jobId: jobId || null,
    state: deliveredAt !== null ? "delivered" : nextAttemptAt !== null ? "waiting" : "failed",
    attempts,
    error: lastError,
    createdAt: createdAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  };
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
