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
export type Composition =
  | { id: "stills"; props: StillsProps; durationInFrames: number }
  | { id: "reel"; props: ReelProps; durationInFrames: number };

/** How frames are captured. */
export interface CaptureOptions {
  pool: BrowserPool;
  server: RemotionServer;
  format: { type: "png" } | { type: "jpeg"; quality: number };
  urgency: Urgency;
  pageLog: PageLog;
  signal: AbortSignal;
  /** Called with each frame's image, in no particular order. */
  onFrame(frame: number, image: Uint8Array): Promise<void>;
}

/** Enough frames to be worth opening the page for, few enough that other renders get a turn. */
const BATCH_FRAMES = 48;
/** More tabs in one browser only wait for each other. */
const TABS_PER_BROWSER = Math.min(2, availableParallelism());

/**
 * Captures frames of a composition, in all browsers of the pool in parallel.
 *
 * @throws {RenderError} if a frame cannot be rendered; its cause holds the page's errors.
 */
export async function captureFrames(
  composition: Composition,
  frames: readonly number[],
  options: CaptureOptions,
): Promise<void> {
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const results = await Promise.allSettled(
    splitFrames(frames, options.pool.size).map(async (batch) => {
      try {
        await captureBatch(composition, batch, { ...options, signal });
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

/** Splits frames into batches of consecutive ones, of equal size and the same number per browser. */
function splitFrames(frames: readonly number[], browsers: number): number[][] {
  const rounds = Math.ceil(frames.length / (BATCH_FRAMES * browsers));
  const count = Math.min(rounds * browsers, Math.ceil(frames.length / TABS_PER_BROWSER));
  const at = (index: number) => Math.round((index * frames.length) / count);
  return Array.from({ length: count }, (_, index) => frames.slice(at(index), at(index + 1)));
}

async function captureBatch(
  composition: Composition,
  frames: readonly number[],
  options: CaptureOptions,
): Promise<void> {
  const { pool, server, format, urgency, pageLog, signal, onFrame } = options;
  const pending = new Set(frames);
  const { design } = composition.props;
  const serialized = JSON.stringify(composition.props);
  try {
    await pool.use(urgency, signal, async (browser, disconnected) => {
      signal.throwIfAborted();
      // On a retry: the browser may have died after its last frame.
      if (pending.size === 0) return;
      const { cancelSignal, cancel } = makeCancelSignal();
      // Otherwise Remotion waits until its timeout for the pages of a browser that has died.
      const stop = AbortSignal.any([signal, disconnected]);
      stop.addEventListener("abort", cancel, { once: true });
      await RenderInternals.internalRenderFrames({
        ...FIXED_OPTIONS,
        server,
        webpackBundleOrServeUrl: server.serveUrl,
        puppeteerInstance: browser,
        composition: {
          id: composition.id,
          width: design.width,
          height: design.height,
          fps: FRAMES_PER_SECOND,
          durationInFrames: composition.durationInFrames,
          ...COMPOSITION_DEFAULTS,
        },
        serializedInputPropsWithCustomSchema: serialized,
        serializedResolvedPropsWithCustomSchema: serialized,
        frames: [...pending],
        concurrency: Math.min(TABS_PER_BROWSER, pending.size),
        imageFormat: format.type,
        jpegQuality: format.type === "jpeg" ? format.quality : 100,
        cancelSignal,
        onBrowserLog: pageLog.onLog,
        onFrameBuffer: async (buffer, frame) => {
          await onFrame(frame, buffer);
          pending.delete(frame);
        },
      });
      await closePages(browser);
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof RenderError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new RenderError(`Cannot draw with template "${design.template}": ${reason}`, {
      cause: new AggregateError([error, ...pageLog.errors()], "What the page said"),
    });
  }
}

// Remotion does not wait for its pages to close, and the next render would trip over them.
async function closePages(browser: HeadlessBrowser): Promise<void> {
  await Promise.allSettled((await browser.pages()).map((page) => page.close()));
}

const COMPOSITION_DEFAULTS = {
  defaultCodec: null,
  defaultOutName: null,
  defaultVideoImageFormat: null,
  defaultPixelFormat: null,
  defaultProResProfile: null,
  defaultSampleRate: null,
};

/** Remotion options that are the same for every capture, most of them irrelevant to it. */
const FIXED_OPTIONS = {
  // Not a browser, so that Remotion cannot replace one that died: the pool does, and closes it too.
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
