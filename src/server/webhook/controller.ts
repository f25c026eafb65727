import { type Static, Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { readTarget, type TargetRules, WebhookTargetError } from "../../webhooks/target.ts";
import type { WebhookStore } from "../../webhooks/webhook_store.ts";
import { type AuthenticationServices, requireSession } from "../auth/authenticate.ts";
import { SESSION_SCHEME } from "../creation/docs.ts";
import { readJsonInput } from "../creation/input.ts";
import { jsonAnswer, openApiSchema } from "../http/openapi_schema.ts";
import { RequestError } from "../http/request_error.ts";
import { OWNERS } from "../jobs/docs.ts";
import { DoneAnswer } from "../jobs/schemas.ts";
import { ErrorAnswer, SignedOutAnswer } from "../retrieval/schemas.ts";

/** What the endpoints for an account's webhook work with. */
export interface WebhookServices extends AuthenticationServices {
  webhooks: WebhookStore;
  webhookTargets: TargetRules;
}

const WebhookView = t.Object({
  url: t.String({ format: "uri" }),
  createdAt: t.String({ format: "date-time" }),
  secret: t.Optional(
    t.String({
      description: "Checks signatures, see standardwebhooks.com; shown only when it is made",
      examples: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
    }),
  ),
});
type WebhookView = Static<typeof WebhookView>;

const WebhookAnswer = t.Object({ success: t.Literal(true), data: WebhookView });
const MaybeWebhookAnswer = t.Object({
  success: t.Literal(true),
  data: t.Union([WebhookView, t.Null()], { description: "Null: there is none" }),
});

/** The endpoints by which an account says where it wants to be told of its jobs. */
export function webhookController(services: WebhookServices) {
  const { webhooks, webhookTargets } = services;
  const { forbidden } = OWNERS;
  const security = [{ [SESSION_SCHEME]: [] }];
  const unauthorized = jsonAnswer("Nobody is signed in", SignedOutAnswer);
  const tags = ["Account"];
  return new Elysia({ prefix: "/api/account" })
    .onBeforeHandle(({ set }) => {
      set.headers["cache-control"] = "no-store";
    })
    .get(
      "/webhook",
      async ({ request }) => {
        const account = await requireSession(request, services);
        const webhook = await webhooks.get(account.id);
        if (webhook === undefined) return { success: true, data: null };
        const { url, createdAt } = webhook;
        return { success: true, data: { url, createdAt: createdAt.toISOString() } };
      },
      {
        detail: {
          tags,
          security,
          summary: "The account's webhook",
          responses: {
            200: jsonAnswer("The webhook, without its secret", MaybeWebhookAnswer),
            401: unauthorized,
          },
        },
      },
    )
    .put(
      "/webhook",
      async ({ request }) => {
        const account = await requireSession(request, services);
        const { url } = await readJsonInput(request);
        const target = typeof url === "string" ? url : "";
        const { made, secret, createdAt, ...kept } = await webhooks.put(
          account.id,
          checkTarget(target, webhookTargets),
        );
        const data: WebhookView = { url: kept.url, createdAt: createdAt.toISOString() };
        return { success: true, data: made ? { ...data, secret } : data };
      },
      {
        parse: "none",
        detail: {
          tags,
          security,
          summary: "Be told of jobs that are completed or have failed",
          description:
            "Deliveries are POST requests by the Standard Webhooks scheme, tried again for more than a day. Another address keeps the secret; to have a new one, delete the webhook first.",
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: openApiSchema(t.Object({ url: WebhookView.properties.url })),
                example: { url: "https://example.com/postloom" },
              },
            },
          },
          responses: {
            200: jsonAnswer("The webhook, with its secret if it is new", WebhookAnswer),
            400: jsonAnswer("The address cannot be used", ErrorAnswer),
            401: unauthorized,
            403: forbidden,
            413: jsonAnswer("The body is larger than 10MB", ErrorAnswer),
          },
        },
      },
    )
    .delete(
      "/webhook",
      async ({ request }) => {
        const account = await requireSession(request, services);
        await webhooks.remove(account.id);
        return { success: true };
      },
      {
        parse: "none",
        detail: {
          tags,
          security,
          summary: "Be told nothing any more",
          responses: {
            200: jsonAnswer("There is no webhook now", DoneAnswer),
            401: unauthorized,
            403: forbidden,
          },
        },
      },
    );
}

function checkTarget(url: string, rules: TargetRules): string {
  try {
    return readTarget(url, rules);
  } catch (error) {
    if (!(error instanceof WebhookTargetError)) throw error;
    throw new RequestError(400, error.message, { code: "invalid_request" });
  }
}
