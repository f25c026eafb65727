import { join } from "node:path";

/** Serves a bundle to the browsers on this machine. */
export interface PageServer {
  /** The folder that is served. */
  readonly bundle: string;
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a bundle on the loopback interface. */
export function servePages(bundle: string): PageServer {
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: (request) => respond(bundle, new URL(request.url).pathname),
  });
  server.unref();
  return { bundle, url: server.url.origin, close: () => server.stop(true) };
}

// The bundle is a flat folder, so a plain file name cannot lead out of it.
const NAME = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;

async function respond(bundle: string, path: string): Promise<Response> {
  const name = path === "/" ? "index.html" : path.slice(1);
  const file = Bun.file(join(bundle, name));
  if (!NAME.test(name) || !(await file.exists())) return new Response(null, { status: 404 });
  // A bundle never changes; a new one is served on another port.
  return new Response(file, { headers: { "cache-control": "max-age=31536000, immutable" } });
}
