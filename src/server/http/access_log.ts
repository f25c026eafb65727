import type { Elysia } from "elysia";
import type { Log } from "../../common/log.ts";
import { loggedPath, pathOf } from "./path.ts";

const REQUEST_ID = "x-request-id";

/**
 * Logs every request with an id, which is also sent as the response's `x-request-id`. An id sent by
 * the client is kept.
 */
export function accessLog(log: Log) {
  const started = new WeakMap<Request, { id: string; startMs: number }>();
  return (app: Elysia) =>
    app
      .onRequest(({ request, set }) => {
        const given = request.headers.get(REQUEST_ID) ?? "";
        const id = /^[\w.-]{1,64}$/.test(given) ? given : crypto.randomUUID();
        started.set(request, { id, startMs: performance.now() });
        set.headers[REQUEST_ID] = id;
      })
      .onAfterResponse(({ request, route, set, responseValue }) => {
        const start = started.get(request);
        const fields = {
          method: request.method,
          path: loggedPath(request, route),
          status: responseValue instanceof Response ? responseValue.status : (set.status ?? 200),
          durationMs: Math.round(performance.now() - (start?.startMs ?? 0)),
          requestId: start?.id,
        };
        // Health probes and media are requested by the thousand.
        if (pathOf(request).startsWith("/api/")) log.info("Request", fields);
        else log.debug("Request", fields);
      });
}
