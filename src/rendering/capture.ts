import { resolve } from "node:path";
import type { BrowserPool } from "./browser_pool.ts";
import type { CaptureNews, Composition, FrameFormat } from "./capture_protocol.ts";
import type { Urgency } from "./launcher.ts";
import type { PageLog } from "./page_log.ts";
import { RenderError } from "./renderer.ts";

/** How frames are captured. */
export interface CaptureOptions {
  pool: BrowserPool;
  /** Folder of the bundle. */
  bundle: string;
  format: FrameFormat;
  urgency: Urgency;
  pageLog: PageLog;
  signal: AbortSignal;
  /** Path of the file that a frame is written to. */
  pathOf(frame: number): string;
  /** Called when a frame has been written, in no particular order. */
  onFrame(frame: number): void;
}

/** Enough frames to be worth opening the page for, few enough that other renders get a turn. */
const BATCH_FRAMES = 48;
/** Fewer are not worth a second browser. */
const MIN_BATCH_FRAMES = 2;

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
  const count = Math.min(rounds * browsers, Math.ceil(frames.length / MIN_BATCH_FRAMES));
  const at = (index: number) => Math.round((index * frames.length) / count);
  return Array.from({ length: count }, (_, index) => frames.slice(at(index), at(index + 1)));
}

async function captureBatch(
  composition: Composition,
  frames: readonly number[],
  options: CaptureOptions,
): Promise<void> {
  const { pool, bundle, format, urgency, pageLog, signal, pathOf, onFrame } = options;
  // The other process is in another working directory.
  const files = new Map(frames.map((frame) => [frame, resolve(pathOf(frame))]));
  const request = { composition, bundle, files, format };
  const onNews = (news: CaptureNews) => {
    if (news.kind === "page") return pageLog.onLog(news.line);
    files.delete(news.frame);
    onFrame(news.frame);
  };
  try {
    await pool.use(urgency, signal, async (browser) => {
      signal.throwIfAborted();
      // On a retry: the browser may have died after its last frame.
      if (files.size > 0) await browser.capture(request, { signal, onNews });
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof RenderError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const { template } = composition.props.design;
    throw new RenderError(`Cannot draw with template "${template}": ${reason}`, {
      cause: new AggregateError([error, ...pageLog.errors()], "What the page said"),
    });
  }
}
