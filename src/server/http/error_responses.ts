import type { Elysia } from "elysia";
import type { Log } from "../../common/log.ts";
import { InvalidRequestError } from "../../common/user_error.ts";
import {
  ConcurrencyLimitedError,
  RateLimitedError,
  StorageLimitedError,
} from "../../limits/limit_errors.ts";
import { concurrencyLimitedHeaders, rateLimitedHeaders } from "./rate_limit_headers.ts";
import { discardBody } from "./request_body.ts";
import { errorBody, RequestError } from "./request_error.ts";

/** `Retry-After` when the account's storage is full, as only its owner can make room. */
const STORAGE_RETRY_SECONDS = "3600";

/** Turns errors into JSON responses. Those not meant for the client are only logged. */
export function errorResponses(log: Log) {
  return (app: Elysia) =>
    app.onError(async ({ code, error, request, set }) => {
      if (!request.signal.aborted) await discardBody(request);
      if (error instanceof RequestError) {
        set.status = error.status;
        return error.body;
      }
      if (error instanceof InvalidRequestError) {
        set.status = 400;
        return errorBody(400, error.message);
      }
      if (error instanceof RateLimitedError) {
        set.status = 429;
        Object.assign(set.headers, rateLimitedHeaders(error.allowance));
        return errorBody(429, error.message, { statusCode: 429 });
      }
      if (error instanceof ConcurrencyLimitedError) {
        set.status = 429;
        Object.assign(set.headers, concurrencyLimitedHeaders(error.allowance));
        const members = { code: "concurrency_limited", statusCode: 429 };
        return errorBody(429, error.message, members);
      }
      if (error instanceof StorageLimitedError) {
        set.status = 429;
        set.headers["retry-after"] = STORAGE_RETRY_SECONDS;
        return errorBody(429, error.message, { code: "storage_limited", statusCode: 429 });
      }
      const { pathname } = new URL(request.url);
      if (code === "NOT_FOUND") {
        const methods = methodsOf(app.routes, pathname);
        // The pattern may match a path that the router does not, such as "//".
        if (methods.length === 0 || methods.includes(request.method)) {
          set.status = 404;
          return errorBody(404, `Not found: ${pathname}`);
        }
        set.status = 405;
        set.headers.allow = methods.join(", ");
        return errorBody(405, `Method not allowed: must be ${methods.join(" or ")}`);
      }
      log.error("Request failed", { method: request.method, path: pathname, error });
      set.status = 500;
      return errorBody(500, "Internal server error");
    });
}

/** The methods that a path supports. */
function methodsOf(routes: readonly { method: string; path: string }[], path: string): string[] {
  const bare = path.length > 1 ? path.replace(/\/$/, "") : path;
  const methods = routes
    .filter((route) => new URLPattern({ pathname: route.path }).test({ pathname: bare }))
    .map((route) => route.method);
  const heads = methods.includes("GET") ? ["HEAD"] : [];
  return [...new Set([...methods, ...heads])];
}
