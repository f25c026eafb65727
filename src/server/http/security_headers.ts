import type { Elysia } from "elysia";
import { pathOf } from "./path.ts";

/** What every answer says: it is what its type says, and tells nobody where a link in it was followed. */
const HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};
/** For answers that are no pages, whatever a browser takes them for. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** Sets the headers that keep browsers from making something else of an answer. */
export function securityHeaders(app: Elysia) {
  return app.onRequest(({ request, set }) => {
    Object.assign(set.headers, HEADERS);
    if (pathOf(request).startsWith("/api/")) set.headers["content-security-policy"] = NO_PAGE;
  });
}
