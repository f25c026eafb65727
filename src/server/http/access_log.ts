import type { Elysia } from "elysia";
import type { Log } from "../../common/log.ts";
import { callerOf } from "./caller.ts";
import { loggedPath, pathOf } from "./path.ts";

const REQUEST_ID = "x-request-id";
const started = new WeakMap<Request, { id: string; startMs: number }>();

/** The id of a request, by which its entries in the log are found. */
export function requestIdOf(request: Request): string | undefined {
  return started.get(request)?.id;
}

/**
 * Logs every request with an id, which is also sent as the response's `x-request-id`. An id sent by
 * the client is kept. Whose it is stands there once that was shown.
 */
export function accessLog(log: Log) {
  return (app: Elysia) =>
    app
      .onRequest(({ request, set }) => {
        const given = request.headers.get(REQUEST_ID) ?? "";
        const id = /^[\w.-]{1,64}$/.test(given) ? given : crypto.randomUUID();
        started.set(request, { id, startMs: performance.now() });
        set.headers[REQUEST_ID] = id;
      })
      .onAfterResponse(({ request, route, set, responseValue }) => {
        const fields = {
          method: request.method,
          path: loggedPath(request, route),
          status: responseValue instanceof Response ? responseValue.status : (set.status ?? 200),
          durationMs: Math.round(performance.now() - (started.get(request)?.startMs ?? 0)),
          requestId: requestIdOf(request),
          accountId: callerOf(request).accountId ?? undefined,
        };
        // Health probes and media are requested by the thousand.
        if (pathOf(request).startsWith("/api/")) log.info("Request", fields);
        else log.debug("Request", fields);
      });
}
