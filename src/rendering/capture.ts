import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { type HeadlessBrowser, makeCancelSignal, RenderInternals } from "@remotion/renderer";
import type { ReelProps, StillsProps } from "../posts/props.ts";
import { FRAMES_PER_SECOND } from "../posts/scene.ts";
import type { BrowserPool, Urgency } from "./browser_pool.ts";
import type { PageLog } from "./page_log.ts";
import type { RemotionServer } from "./page_server.ts";
import { RenderError } from "./renderer.ts";

/** A composition with its props. */
export type Picture =
  | { composition: "stills"; props: StillsProps; durationInFrames: number }
  | { composition: "reel"; props: ReelProps; durationInFrames: number };

/** How frames are captured. */
export interface CaptureOptions {
  pool: BrowserPool;
  server: RemotionServer;
  format: { type: "png" } | { type: "jpeg"; quality: number };
  urgency: Urgency;
  pageLog: PageLog;
  signal: AbortSignal;
  /** Keeps a frame's picture; frames come in no fixed order. */
  onFrame(frame: number, picture: Uint8Array): Promise<void>;
}

/** Frames that one browser takes at a time: enough to make up for opening the page, few enough that others get a turn. */
const BATCH = 48;
/** Tabs of one browser. More of them only wait for each other. */
const TABS = Math.min(2, availableParallelism());

/**
 * Draws frames of a composition in all browsers of the pool at once.
 *
 * @throws {RenderError} with what the page says, if a frame cannot be drawn.
 */
export async function captureFrames(
  picture: Picture,
  frames: readonly number[],
  options: CaptureOptions,
): Promise<void> {
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const results = await Promise.allSettled(
    shareOut(frames, options.pool.size).map(async (batch) => {
      try {
        await captureBatch(picture, batch, { ...options, signal });
      } catch (error) {
        failed.abort(error);
        throw error;
      }
    }),
  );
  options.signal.throwIfAborted();
  failed.signal.throwIfAborted();
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** Equal shares of consecutive frames, as many for each browser. */
function shareOut(frames: readonly number[], browsers: number): number[][] {
  const rounds = Math.ceil(frames.length / (BATCH * browsers));
  const count = Math.min(rounds * browsers, Math.ceil(frames.length / TABS));
  const at = (index: number) => Math.round((index * frames.length) / count);
  return Array.from({ length: count }, (_, index) => frames.slice(at(index), at(index + 1)));
}

async function captureBatch(
  picture: Picture,
  frames: readonly number[],
  options: CaptureOptions,
): Promise<void> {
  const { pool, server, format, urgency, pageLog, signal, onFrame } = options;
  const missing = new Set(frames);
  const { design } = picture.props;
  const serialized = JSON.stringify(picture.props);
  try {
    await pool.use(urgency, signal, async (browser, gone) => {
      signal.throwIfAborted();
      // The browser may have died when everything was there already.
      if (missing.size === 0) return;
      const { cancelSignal, cancel } = makeCancelSignal();
      // Of a browser that is gone, Remotion waits for pages until a timeout.
      const stop = AbortSignal.any([signal, gone]);
      stop.addEventListener("abort", cancel, { once: true });
      await RenderInternals.internalRenderFrames({
        ...UNUSED,
        server,
        webpackBundleOrServeUrl: server.serveUrl,
        puppeteerInstance: browser,
        composition: {
          id: picture.composition,
          width: design.width,
          height: design.height,
          fps: FRAMES_PER_SECOND,
          durationInFrames: picture.durationInFrames,
          ...DEFAULTS,
        },
        serializedInputPropsWithCustomSchema: serialized,
        serializedResolvedPropsWithCustomSchema: serialized,
        frames: [...missing],
        concurrency: Math.min(TABS, missing.size),
        imageFormat: format.type,
        jpegQuality: format.type === "jpeg" ? format.quality : 100,
        cancelSignal,
        onBrowserLog: pageLog.hear,
        onFrameBuffer: async (buffer, frame) => {
          await onFrame(frame, buffer);
          missing.delete(frame);
        },
      });
      await closePages(browser);
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof RenderError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new RenderError(`Cannot draw with template "${design.template}": ${reason}`, {
      cause: new AggregateError([error, ...pageLog.problems()], "What the page said"),
    });
  }
}

// Remotion closes its pages without waiting for it, and the next render would stumble over them.
async function closePages(browser: HeadlessBrowser): Promise<void> {
  await Promise.allSettled((await browser.pages()).map((page) => page.close()));
}

const DEFAULTS = {
  defaultCodec: null,
  defaultOutName: null,
  defaultVideoImageFormat: null,
  defaultPixelFormat: null,
  defaultProResProfile: null,
  defaultSampleRate: null,
};

/** Settings of Remotion's that have nothing to do with pictures, or that are the same for all. */
const UNUSED = {
  // Remotion would open a browser that nobody closes in place of one that died. The pool does that.
  browserExecutable: fileURLToPath(import.meta.url),
  chromeMode: "headless-shell",
  chromiumOptions: {},
  muted: true,
  scale: 1,
  timeoutInMilliseconds: 30_000,
  logLevel: "error",
  indent: false,
  envVariables: {},
  everyNthFrame: 1,
  frameRange: null,
  outputDir: null,
  outputFramesInSequence: false,
  parallelEncodingEnabled: false,
  forSeamlessAacConcatenation: false,
  compositionStart: 0,
  port: null,
  binariesDirectory: null,
  imageSequencePattern: null,
  mediaCacheSizeInBytes: null,
  offthreadVideoCacheSizeInBytes: null,
  offthreadVideoThreads: null,
  sampleRate: 48_000,
  onArtifact: null,
  onBrowserDownload: () => ({ version: null, onProgress: () => undefined }),
  onDownload: null,
  onFrameUpdate: null,
  onStart: null,
  onLog: () => undefined,
} as const;
