import type { Elysia } from "elysia";
import { InvalidRequestError } from "../../common/user_error.ts";
import { notFoundError, shortened } from "./request_error.ts";

/** The path of a request, still encoded; empty if its URL is malformed. */
export function pathOf(request: Request): string {
  return URL.parse(request.url)?.pathname ?? "";
}

/**
 * The path of a request for the log: the pattern of its route, or the path itself if it has none.
 * Without identifiers: whoever knows a job's can read its post.
 */
export function loggedPath(request: Request, route: string | undefined): string {
  return route || pathOf(request).replace(/[a-z]+_[0-9a-f]{32}/gi, ":id");
}

/** Refuses requests whose URL cannot be decoded, which would fail wherever it is. */
export function wellFormedUrls(app: Elysia) {
  return app.onRequest(({ request }) => {
    // The URL is made of the Host header, without which its path would be read wrongly.
    if (!URL.canParse(request.url)) throw new InvalidRequestError("Malformed Host header");
    const path = pathOf(request);
    if (!isDecodable(path)) throw notFoundError(`Not found: ${shortened(path)}`);
  });
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    // It throws for malformed encoding alone.
    return false;
  }
}
