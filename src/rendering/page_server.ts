import { join } from "node:path";
import { RenderInternals } from "@remotion/renderer";

/** A server for Remotion to use instead of starting its own. */
type RemotionServer = NonNullable<
  Parameters<typeof RenderInternals.internalRenderFrames>[0]["server"]
>;

/** Serves a bundle to the browsers on this machine. */
export interface PageServer {
  /** The folder that is served. */
  readonly bundle: string;
  readonly remotion: RemotionServer;
  close(): Promise<void>;
}

/**
 * Serves a bundle on the loopback interface. Remotion's own server would listen on every interface
 * during each render, with an open proxy.
 */
export function servePages(bundle: string): PageServer {
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: (request) => respond(bundle, new URL(request.url).pathname),
  });
  server.unref();
  const downloadMap = RenderInternals.makeDownloadMap(SAMPLE_RATE);
  async function close() {
    await server.stop(true);
    RenderInternals.deleteDirectory(downloadMap.assetDir);
  }
  return {
    bundle,
    remotion: {
      serveUrl: server.url.origin,
      closeServer: close,
      offthreadPort: server.port ?? 0,
      // Only decodes videos inside templates, and none has one.
      compositor: {
        pid: null,
        executeCommand: () => Promise.reject(new Error("Cannot show a video inside a template")),
        finishCommands: () => Promise.resolve(),
        shutDownOrKill: () => Promise.resolve(),
        waitForDone: () => Promise.resolve(),
      },
      sourceMap: () => null,
      downloadMap,
    },
    close,
  };
}

const SAMPLE_RATE = 48_000;

// The bundle is a flat folder, so a plain file name cannot lead out of it.
const NAME = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;

async function respond(bundle: string, path: string): Promise<Response> {
  const name = path === "/" ? "index.html" : path.slice(1);
  const file = Bun.file(join(bundle, name));
  if (!NAME.test(name) || !(await file.exists())) return new Response(null, { status: 404 });
  // A bundle never changes; a new one is served on another port.
  return new Response(file, { headers: { "cache-control": "max-age=31536000, immutable" } });
}
