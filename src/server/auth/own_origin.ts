import type { HTTPHeaders } from "elysia/types";
import { RequestError } from "../http/request_error.ts";

/** Methods that change nothing. */
export const SAFE_METHODS: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses unsafe requests that do not come from the service's own origin, which prevents cross-site
 * request forgery.
 *
 * @throws {RequestError} 403 if the origin is foreign or unknown.
 */
export function requireOwnOrigin(request: Request, publicUrl: string): void {
  if (SAFE_METHODS.includes(request.method)) return;
  if (request.headers.get("sec-fetch-site") === "same-origin") return;
  const origin = URL.parse(request.headers.get("origin") ?? "");
  if (origin !== null && isOwn(origin, request, publicUrl)) return;
  throw new RequestError(403, "Forbidden origin: send this request from the service's own pages", {
    code: "forbidden_origin",
  });
}

/** A hook of Elysia's for endpoints that the service's own pages alone ask, whose answers nobody keeps. */
export function ownPagesAlone(
  publicUrl: string,
): (exchange: { request: Request; set: { headers: HTTPHeaders } }) => void {
  return ({ request, set }) => {
    set.headers["cache-control"] = "no-store";
    // Also without a session: no other site may sign somebody in to a foreign account.
    requireOwnOrigin(request, publicUrl);
  };
}

function isOwn(origin: URL, request: Request, publicUrl: string): boolean {
  if (origin.origin === new URL(publicUrl).origin) return true;
  // The scheme can differ if a proxy terminates TLS.
  const host = request.headers.get("host") ?? new URL(request.url).host;
  return URL.parse(`${origin.protocol}//${host}`)?.host === origin.host;
}
