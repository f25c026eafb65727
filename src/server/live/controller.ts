import { basename, join } from "node:path";
import { Elysia } from "elysia";
import { createPacked, packingFor } from "../http/packed.ts";
import { RequestError } from "../http/request_error.ts";
import { LIVE_PATH } from "./path.ts";

/** Dependencies of the page that draws posts live. */
export interface LiveServices {
  /** What the page is made of: the bundle of all looks. */
  live: {
    /** Its folder, which the first call may have to build. */
    folder(): Promise<string>;
    /** Its script, in that folder. */
    script: string;
  };
}

/**
 * The page shows what an account has written, with looks that are the operator's own code. In a sandbox
 * it has no origin: it reaches no session, no storage and no other page, and asks for nothing but its own
 * files.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  // Sheets of fonts are written into the page by its script.
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-scripts",
].join("; ");

// The bundle is a flat folder, so a plain file name cannot lead out of it.
const NAME = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;

/** Serves the page that draws posts live, for a frame of the dashboard, and its files. */
export function liveController({ live }: LiveServices) {
  // Scripts are text of megabytes; fonts and pictures are small already.
  const packed = createPacked();

  return new Elysia()
    .get(
      LIVE_PATH,
      async () => {
        const script = `${LIVE_PATH}/${basename(await live.folder())}/${live.script}`;
        return new Response(pageOf(script), {
          headers: {
            "content-type": "text/html; charset=utf-8",
            "cache-control": "no-cache",
            "content-security-policy": CONTENT_SECURITY_POLICY,
            "referrer-policy": "no-referrer",
            "x-content-type-options": "nosniff",
          },
        });
      },
      { detail: { hide: true } },
    )
    .get(
      `${LIVE_PATH}/:version/:name`,
      async ({ params: { version, name }, request }) => {
        const folder = await live.folder();
        const isNamed = version === basename(folder) && NAME.test(name);
        const file = isNamed ? Bun.file(join(folder, name)) : null;
        if (file === null || !(await file.exists())) throw new RequestError(404, "Asset not found");
        const headers = new Headers({
          // A page without an origin is a stranger to its own fonts.
          "access-control-allow-origin": "*",
          "cache-control": "public, max-age=31536000, immutable",
          "content-type": file.type,
          "cross-origin-resource-policy": "cross-origin",
          "x-content-type-options": "nosniff",
        });
        const isText = name.endsWith(".js");
        if (isText) headers.set("vary", "accept-encoding");
        const packing = isText ? packingFor(request) : null;
        if (packing === null) return new Response(file, { headers });
        headers.set("content-encoding", packing);
        const script = await packed(join(folder, name), packing, () => file.bytes());
        return new Response(script, { headers });
      },
      { detail: { hide: true } },
    );
}

function pageOf(script: string): string {
  return `<!doctype html>
<html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title>Live picture</title>
<style>html, body { margin: 0; overflow: hidden; background: none }</style>
<body><script src="${script}"></script></body>
</html>
`;
}
