import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { Keys } from "../../accounts/keys.ts";
import { MAX_ACTIVE_KEYS } from "../../accounts/keys.ts";
import type { Admission } from "../../jobs/admission.ts";
import { type AuthenticationServices, authenticate } from "../auth/authenticate.ts";
import { jsonAnswer } from "../http/openapi_schema.ts";
import { OWNERS } from "../jobs/docs.ts";

/** What usage is read from. */
export interface UsageServices extends AuthenticationServices {
  admission: Admission;
  keys: Keys;
}

const Count = (description: string) => t.Integer({ minimum: 0, description });
const Limit = t.Union([t.Integer({ minimum: 0 }), t.Null()], { description: "Null: unlimited" });
const UsageAnswer = t.Object({
  success: t.Literal(true),
  data: t.Object({
    plan: t.String({ examples: ["pro"] }),
    requests: t.Object({
      limit: Limit,
      used: Count("Within the last hour"),
      remaining: Limit,
      resetsAt: t.Union([t.String({ format: "date-time" }), t.Null()], {
        description: "When the first of them leaves the hour; null if there are none or no limit",
      }),
    }),
    jobs: t.Object({ limit: Limit, active: Count("Pending or processing") }),
    keys: t.Object({ limit: t.Integer(), active: Count("Not revoked") }),
  }),
});

/** The endpoint that says how much of its limits an account has used. */
export function usageController(services: UsageServices) {
  const { admission, keys } = services;
  return new Elysia({ prefix: "/api/v1" }).get(
    "/usage",
    async ({ request, set }) => {
      const { account } = await authenticate(request, services);
      const [usage, all] = await Promise.all([admission.usage(account), keys.list(account.id)]);
      const { requestsPerHour, concurrentJobs } = usage.limits;
      const isLimited = requestsPerHour !== null && usage.resetsInSeconds !== null;
      set.headers["cache-control"] = "no-store";
      return {
        success: true,
        data: {
          plan: account.plan,
          requests: {
            limit: requestsPerHour,
            used: usage.requests,
            remaining:
              requestsPerHour === null ? null : Math.max(0, requestsPerHour - usage.requests),
            resetsAt: isLimited ? inSeconds(usage.resetsInSeconds ?? 0) : null,
          },
          jobs: { limit: concurrentJobs, active: usage.activeJobs },
          keys: {
            limit: MAX_ACTIVE_KEYS,
            active: all.filter(({ revokedAt }) => revokedAt === null).length,
          },
        },
      };
    },
    {
      detail: {
        tags: ["Account"],
        security: OWNERS.security,
        summary: "What the account may do, and how much of it is used",
        responses: { 200: jsonAnswer("Limits and use", UsageAnswer), 401: OWNERS.unauthorized },
      },
    },
  );
}

function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}
