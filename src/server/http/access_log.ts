import type { Elysia } from "elysia";
import type { Log } from "../../common/log.ts";

const REQUEST_ID = "x-request-id";

/**
 * Writes a line for each request that was answered, and gives each an identifier, in the line and
 * in the response's `x-request-id`. A client's own identifier is kept.
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
      .onAfterResponse(({ request, set, responseValue }) => {
        const { pathname } = new URL(request.url);
        const start = started.get(request);
        const fields = {
          method: request.method,
          path: pathname,
          status: responseValue instanceof Response ? responseValue.status : (set.status ?? 200),
          durationMs: Math.round(performance.now() - (start?.startMs ?? 0)),
          requestId: start?.id,
        };
        // Probes and pictures come by the thousand.
        if (pathname.startsWith("/api/")) log.info("Request", fields);
        else log.debug("Request", fields);
      });
}
