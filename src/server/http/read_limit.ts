import type { Elysia } from "elysia";
import { RateLimitedError } from "../../limits/limit_errors.ts";
import { clientAddress } from "./client_address.ts";

/** Paths that can be read without an API key. */
const READS = /^\/api\/(job-status|job-result|content)(\/|$)/;
const WINDOW_SECONDS = 60;

/** Options of {@linkcode readLimit}. */
export interface ReadLimitOptions {
  /** Reads per minute and address; 0: unlimited. */
  perMinute: number;
  trustedProxies: number;
}

/**
 * Limits the reads of an address, before anything is queried, which keeps one client from crowding
 * out the others. Each process counts separately.
 */
export function readLimit({ perMinute, trustedProxies }: ReadLimitOptions) {
  const counts = new Map<string, number>();
  let window = 0;
  return (app: Elysia) =>
    app.onRequest(({ request, server, set }) => {
      if (perMinute === 0 || !READS.test(new URL(request.url).pathname)) return;
      const peer = server?.requestIP(request)?.address ?? null;
      const address = clientAddress(request, peer, trustedProxies);
      if (address === null) return;
      const seconds = performance.now() / 1000;
      const current = Math.floor(seconds / WINDOW_SECONDS);
      if (current !== window) counts.clear();
      window = current;
      const used = (counts.get(address) ?? 0) + 1;
      counts.set(address, used);
      if (used <= perMinute) return;
      // Without it, pages of other origins could not read the response.
      set.headers["access-control-allow-origin"] = "*";
      throw new RateLimitedError("Too many reads from your address: ask less often", {
        name: "reads",
        limit: perMinute,
        windowSeconds: WINDOW_SECONDS,
        used,
        resetsInSeconds: Math.ceil((current + 1) * WINDOW_SECONDS - seconds),
      });
    });
}
