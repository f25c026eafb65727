import type { Elysia } from "elysia";
import type { Log } from "../../common/log.ts";
import { InvalidRequestError } from "../../common/user_error.ts";
import { databaseErrorFields } from "../../database/is_database_down.ts";
import {
  ConcurrencyLimitedError,
  RateLimitedError,
  StorageLimitedError,
  TooManyAttemptsError,
} from "../../limits/limit_errors.ts";
import { requestIdOf } from "./access_log.ts";
import { MISSING_PAGE_HEADERS, missingPage, opensPage } from "./missing_page.ts";
import { loggedPath, pathOf } from "./path.ts";
import { concurrencyLimitedHeaders, rateLimitedHeaders } from "./rate_limit_headers.ts";
import { BodyTooLargeError, discardBody } from "./request_body.ts";
import { errorBody, RequestError } from "./request_error.ts";
import { securityFields } from "./security_fields.ts";
import { isUnavailable, UNAVAILABLE_BODY, UNAVAILABLE_HEADERS } from "./unavailable.ts";

/** An error as the client is told of it. */
interface ErrorResponse {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body: object | string;
}

/** Where an error happened; `route` is undefined if none was found. */
interface Place {
  request: Request;
  route: string | undefined;
}

/** `Retry-After` when the account's storage is full, as only its owner can make room. */
const STORAGE_RETRY_SECONDS = "3600";

/** Turns errors into JSON responses. Those not meant for the client are only logged. */
export function errorResponses(log: Log) {
  function hidden(error: unknown, { request, route }: Place): ErrorResponse {
    const path = loggedPath(request, route);
    const asked = { method: request.method, path, requestId: requestIdOf(request) };
    const fields = { ...asked, ...databaseErrorFields(error) };
    if (request.signal.aborted) log.debug("Request aborted", fields);
    else log.error("Request failed", fields);
    if (isUnavailable(error)) {
      return { status: 503, headers: UNAVAILABLE_HEADERS, body: UNAVAILABLE_BODY };
    }
    return { status: 500, body: errorBody(500, "Internal server error") };
  }

  return (app: Elysia) =>
    app.onError(async ({ code, error, request, route, set }) => {
      if (error instanceof TooManyAttemptsError) {
        const fields = { attempt: error.allowance.name, ...securityFields(request) };
        log.warn("Too many attempts", fields);
      }
      const isMissing = code === "NOT_FOUND";
      const response =
        responseTo(error) ??
        (isMissing ? await missing(app.routes, request) : hidden(error, { request, route }));
      const { status, headers, body } = response;
      set.status = status;
      Object.assign(set.headers, headers);
      // The rest of a body would be taken for the next request.
      const isOver = await discardBody(request, { briefly: error instanceof RateLimitedError });
      if (!isOver) set.headers.connection = "close";
      return body;
    });
}

/** The response to an error that is meant for the client. */
function responseTo(error: unknown): ErrorResponse | undefined {
  if (error instanceof RequestError) return error;
  if (error instanceof InvalidRequestError) {
    return { status: 400, body: errorBody(400, error.message, { details: error.details }) };
  }
  if (error instanceof BodyTooLargeError) {
    return { status: 413, body: errorBody(413, error.message) };
  }
  if (error instanceof RateLimitedError) {
    const body = errorBody(429, error.message);
    return { status: 429, headers: rateLimitedHeaders(error.allowance), body };
  }
  if (error instanceof ConcurrencyLimitedError) {
    const body = errorBody(429, error.message, { code: "concurrency_limited" });
    return { status: 429, headers: concurrencyLimitedHeaders(error.allowance), body };
  }
  if (error instanceof StorageLimitedError) {
    const body = errorBody(429, error.message, { code: "storage_limited" });
    return { status: 429, headers: { "retry-after": STORAGE_RETRY_SECONDS }, body };
  }
  return undefined;
}

type Routes = readonly { method: string; path: string }[];

async function missing(routes: Routes, request: Request): Promise<ErrorResponse> {
  const path = pathOf(request);
  const methods = methodsOf(routes, path);
  // The pattern may match a path that the router does not, such as "//".
  if (methods.length === 0 || methods.includes(request.method)) {
    if (opensPage(request)) {
      return { status: 404, headers: MISSING_PAGE_HEADERS, body: await missingPage(request) };
    }
    return { status: 404, body: errorBody(404, `Not found: ${path}`) };
  }
  const body = errorBody(405, `Method not allowed: must be ${methods.join(" or ")}`);
  return { status: 405, headers: { allow: methods.join(", ") }, body };
}

/** The methods that a path supports. */
function methodsOf(routes: Routes, path: string): string[] {
  const bare = path.length > 1 ? path.replace(/\/$/, "") : path;
  const methods = routes
    .filter((route) => new URLPattern({ pathname: route.path }).test({ pathname: bare }))
    .map((route) => route.method);
  const heads = methods.includes("GET") ? ["HEAD"] : [];
  return [...new Set([...methods, ...heads])];
}
