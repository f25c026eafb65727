import type { Elysia } from "elysia";
import { InvalidRequestError } from "../jobs/invalid_request_error.ts";
import type { Log } from "../log.ts";
import { discardBody } from "./request_body.ts";
import { RequestError } from "./request_error.ts";

/** Answers whatever was thrown with JSON. What is not meant for the client goes to the log alone. */
export function errorAnswers(log: Log) {
  return (app: Elysia) =>
    app.onError(async ({ code, error, request, set }) => {
      if (!request.signal.aborted) await discardBody(request);
      if (error instanceof RequestError) {
        set.status = error.status;
        return error.body;
      }
      if (error instanceof InvalidRequestError) {
        set.status = 400;
        return { error: error.message };
      }
      const { pathname } = new URL(request.url);
      if (code === "NOT_FOUND") {
        const methods = methodsOf(app.routes, pathname);
        if (methods.length === 0) {
          set.status = 404;
          return { error: `Not found: ${pathname}` };
        }
        set.status = 405;
        set.headers.allow = methods.join(", ");
        return { error: `Method not allowed: must be ${methods.join(" or ")}` };
      }
      log.error("Cannot answer a request", { method: request.method, path: pathname, error });
      set.status = 500;
      return { error: "Internal server error" };
    });
}

/** The methods that a path can be asked with. */
function methodsOf(routes: readonly { method: string; path: string }[], path: string): string[] {
  const bare = path.length > 1 ? path.replace(/\/$/, "") : path;
  const methods = routes
    .filter((route) => new URLPattern({ pathname: route.path }).test({ pathname: bare }))
    .map((route) => route.method);
  const heads = methods.includes("GET") ? ["HEAD"] : [];
  return [...new Set([...methods, ...heads])];
}
