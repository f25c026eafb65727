import type { Elysia } from "elysia";
import { createMemoryLimit } from "../../limits/memory_limit.ts";
import { callerOf } from "./caller.ts";
import { pathOf } from "./path.ts";

/** Paths that can be read without an API key. */
const READS = /^\/api\/(job-status|job-result|content)(\/|$)/;

/** True for paths whose requests {@linkcode readLimit} counts. */
export function isPublicRead(path: string): boolean {
  return READS.test(path);
}

/**
 * Limits the reads of an address in a minute, before anything is queried, which keeps one client from
 * crowding out the others. Each process counts separately. 0: unlimited.
 */
export function readLimit(perMinute: number) {
  const message = "Too many reads from your address: ask less often";
  const reads = createMemoryLimit({ name: "reads", perMinute, message });
  return (app: Elysia) =>
    app.onRequest(({ request, set }) => {
      const { address } = callerOf(request);
      if (address === null || !isPublicRead(pathOf(request))) return;
      // Without it, pages of other origins could not read the response.
      set.headers["access-control-allow-origin"] = "*";
      reads.check(address);
      delete set.headers["access-control-allow-origin"];
      reads.count(address);
    });
}
