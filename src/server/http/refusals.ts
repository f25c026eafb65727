import type { Elysia } from "elysia";
import { createMemoryLimit, type MemoryLimit } from "../../limits/memory_limit.ts";
import { callerOf, nameOf } from "./caller.ts";
import { pathOf } from "./path.ts";
import { isPublicRead } from "./read_limit.ts";

/** Limits the refused requests of a caller in a minute, counted in each process; 0: unlimited. */
export function createRefusals(perMinute: number): MemoryLimit {
  const message = "Too many of your requests were refused: correct them before you try again";
  return createMemoryLimit({ name: "refusals", perMinute, message });
}

/**
 * Counts what each account does wrong, and each address that shows no account. Those who did too much
 * wrong are refused before their body is read: accounts by the plugin for authentication, addresses
 * here and there.
 */
export function countedRefusals(refusals: MemoryLimit) {
  return (app: Elysia) =>
    app
      .onRequest(({ request }) => {
        const { address } = callerOf(request);
        const { method, headers } = request;
        // Of those with credentials, the account may be another one than that of a bad neighbour.
        if (headers.has("x-api-key") || headers.has("cookie")) return;
        if (address !== null && method !== "GET" && method !== "HEAD") refusals.check(address);
      })
      .onAfterResponse(({ request, set, responseValue }) => {
        const status = responseValue instanceof Response ? responseValue.status : set.status;
        const path = pathOf(request);
        if (typeof status !== "number" || status < 400 || status >= 500) return;
        const caller = nameOf(callerOf(request));
        if (caller !== null && path.startsWith("/api/") && !isPublicRead(path)) {
          refusals.count(caller);
        }
      });
}
