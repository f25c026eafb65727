import type { Elysia } from "elysia";
import { RateLimitedError } from "../../limits/limit_errors.ts";
import { clientAddress } from "./client_address.ts";

/** What may be read without a key. */
const READS = /^\/api\/(job-status|job-result|content)(\/|$)/;
const WINDOW_SECONDS = 60;

/** How many reads, and how to tell who makes them. */
export interface ReadLimitOptions {
  /** Reads of one address in a minute; 0: as many as it likes. */
  perMinute: number;
  trustedProxies: number;
}

/**
 * Refuses the reads of an address that makes far more of them than anybody needs, before anything
 * is looked up. Each process counts for itself: this keeps one client from crowding out the others.
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
      // Pages that read from elsewhere would not see the refusal otherwise.
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
