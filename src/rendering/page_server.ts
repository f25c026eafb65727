import { join } from "node:path";
import { RenderInternals } from "@remotion/renderer";

/** What Remotion takes in place of a server of its own. */
export type RemotionServer = NonNullable<
  Parameters<typeof RenderInternals.internalRenderFrames>[0]["server"]
>;

/** Hands a bundle to this machine's browsers. */
export interface PageServer {
  /** The folder that is handed out. */
  readonly bundle: string;
  readonly remotion: RemotionServer;
  close(): Promise<void>;
}

/**
 * Serves a bundle, to this machine alone. Remotion would open a port to all the world at each
 * render, with a proxy behind it that fetches any address for whoever asks.
 */
export function servePages(bundle: string): PageServer {
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: (request) => answer(bundle, new URL(request.url).pathname),
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
      // Decodes videos inside templates, of which there are none.
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

// The bundle is one flat folder, so no path leads out of it.
const NAME = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;

async function answer(bundle: string, path: string): Promise<Response> {
  const name = path === "/" ? "index.html" : path.slice(1);
  const file = Bun.file(join(bundle, name));
  if (!NAME.test(name) || !(await file.exists())) return new Response(null, { status: 404 });
  // A bundle never changes; what does is another bundle, on another port.
  return new Response(file, { headers: { "cache-control": "max-age=31536000, immutable" } });
}
