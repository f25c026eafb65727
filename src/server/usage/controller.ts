import { Elysia } from "elysia";
import { type KeyStore, MAX_ACTIVE_KEYS } from "../../accounts/key_store.ts";
import type { Admission } from "../../jobs/admission.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { readEndpoint } from "../endpoint.ts";
import { ok } from "../http/responses.ts";
import { UsageData } from "./schemas.ts";

/** Dependencies of the usage endpoint. */
export interface UsageServices extends AuthServices {
  admission: Admission;
  keys: KeyStore;
}

/** The endpoint for an account's limits and usage. */
export function usageController(services: UsageServices) {
  const { admission, keys } = services;
  return new Elysia({ prefix: "/api/v1/usage", tags: ["Account"] }).use(authPlugin(services)).get(
    "",
    async ({ account }) => {
      const [usage, all] = await Promise.all([admission.usage(account), keys.list(account.id)]);
      const { requestsPerHour, concurrentJobs, storageBytes } = usage.limits;
      const isLimited = requestsPerHour !== null && usage.resetsInSeconds !== null;
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
          edits: {
            limit: usage.limits.editsPerHour,
            used: usage.edits?.used ?? null,
            remaining: usage.edits && Math.max(0, usage.edits.limit - usage.edits.used),
            resetsAt:
              usage.edits?.resetsInSeconds == null ? null : inSeconds(usage.edits.resetsInSeconds),
          },
          jobs: { limit: concurrentJobs, active: usage.activeJobs },
          storage: { limit: storageBytes, used: usage.storedBytes },
          keys: {
            limit: MAX_ACTIVE_KEYS,
            active: all.filter(({ revokedAt }) => revokedAt === null).length,
          },
        },
      };
    },
    readEndpoint({
      auth: "keyOrSession",
      operationId: "getUsage",
      summary: "Get the account's limits and usage",
      description:
        "What the plan allows, what of it is used, and when there is more. Asking does not count.",
      response: { 200: ok("Limits and usage", UsageData) },
    }),
  );
}

function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}
