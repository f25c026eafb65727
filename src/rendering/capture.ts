import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { makeCancelSignal, renderFrames } from "@remotion/renderer";
import type { BrowserPool, Urgency } from "./browser_pool.ts";
import type { PageLog } from "./page_log.ts";
import { FRAMES_PER_SECOND, type ReelProps, type StillsProps } from "./post.ts";
import { RenderError } from "./render_error.ts";

/** A composition with its props. */
export type Picture =
  | { composition: "stills"; props: StillsProps; durationInFrames: number }
  | { composition: "reel"; props: ReelProps; durationInFrames: number };

/** How frames are captured. */
export interface CaptureOptions {
  pool: BrowserPool;
  /** Folder of the bundle. */
  bundle: string;
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
    inBatches(frames, options.pool.size).map(async (batch) => {
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

/** Equal shares of consecutive frames, at least one for each browser. */
function inBatches(frames: readonly number[], browsers: number): number[][] {
  const count = Math.min(
    Math.ceil(frames.length / TABS),
    Math.max(browsers, Math.ceil(frames.length / BATCH)),
  );
  const at = (index: number) => Math.round((index * frames.length) / count);
  return Array.from({ length: count }, (_, index) => frames.slice(at(index), at(index + 1)));
}

async function captureBatch(
  picture: Picture,
  frames: readonly number[],
  options: CaptureOptions,
): Promise<void> {
  const { pool, bundle, format, urgency, pageLog, signal, onFrame } = options;
  const missing = new Set(frames);
  const { design } = picture.props;
  const { cancelSignal, cancel } = makeCancelSignal();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    await pool.use(urgency, signal, async (browser) => {
      // The browser may have died when everything was there already.
      if (missing.size === 0) return;
      await renderFrames({
        serveUrl: bundle,
        puppeteerInstance: browser,
        // Remotion would open a browser nobody closes in place of one that died. The pool does that.
        browserExecutable: NO_BROWSER,
        composition: {
          id: picture.composition,
          width: design.width,
          height: design.height,
          fps: FRAMES_PER_SECOND,
          durationInFrames: picture.durationInFrames,
          props: picture.props,
          defaultProps: {},
          defaultCodec: null,
          defaultOutName: null,
          defaultVideoImageFormat: null,
          defaultPixelFormat: null,
          defaultProResProfile: null,
          defaultSampleRate: null,
        },
        inputProps: picture.props,
        frames: [...missing],
        concurrency: Math.min(TABS, missing.size),
        imageFormat: format.type,
        ...(format.type === "jpeg" && { jpegQuality: format.quality }),
        muted: true,
        outputDir: null,
        logLevel: "error",
        cancelSignal,
        onStart: () => undefined,
        onFrameUpdate: () => undefined,
        onBrowserLog: pageLog.hear,
        onFrameBuffer: async (buffer, frame) => {
          await onFrame(frame, buffer);
          missing.delete(frame);
        },
      });
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof RenderError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new RenderError(`Cannot draw with template "${design.template}": ${reason}`, {
      cause: error,
    });
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

const NO_BROWSER = fileURLToPath(import.meta.url);
