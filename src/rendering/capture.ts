import { resolve } from "node:path";
import { allOrNone } from "../common/all_or_none.ts";
import type { Backlog } from "./backlog.ts";
import type { BrowserPool } from "./browser_pool.ts";
import type { CaptureNews, Composition, FrameFormat, PageLine } from "./capture_protocol.ts";
import type { OpenBrowser, Urgency } from "./launcher.ts";
import type { CapturedShot, Shot } from "./layers/shot.ts";
import type { PageLog } from "./page_log.ts";
import { LookError, RenderError } from "./renderer.ts";

/** How anything is captured. */
interface BatchOptions {
  pool: BrowserPool;
  /** Folder of the bundle. */
  bundle: string;
  urgency: Urgency;
  pageLog: PageLog;
  signal: AbortSignal;
}

/** How frames are captured. */
export interface CaptureOptions extends BatchOptions {
  format: FrameFormat;
  /** Path of the file that a frame is written to; null: it is only looked at for faults. */
  pathOf(frame: number): string | null;
  /** Called when that is done for a frame, in no particular order. */
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
  const { bundle, format, pool, urgency, pathOf, onFrame } = options;
  const draw: Draw<number> = async (browser, left, { signal, onLine }) => {
    // The other process is in another working directory.
    const files = new Map(
      [...left].map((frame) => {
        const path = pathOf(frame);
        return [frame, path && resolve(path)];
      }),
    );
    const onNews = (news: CaptureNews) => {
      if (news.kind === "page") return onLine(news.line);
      if (news.kind !== "frame") return;
      left.delete(news.frame);
      onFrame(news.frame);
    };
    await browser.capture({ composition, bundle, files, format }, { signal, onNews });
  };
  const batches = splitFrames(frames, pool.sizeFor(urgency));
  await allOrNone(options.signal, (signal) =>
    batches.map((batch) => drawBatch(batch, composition, { ...options, signal, draw })),
  );
}

/** How the plates and places of frames are captured. */
export interface ShootOptions extends BatchOptions {
  /** Folder that plates are written to. */
  folder: string;
  /** Called when all of a shot has been captured, in about the order of the shots. */
  onShot(shot: CapturedShot): void;
}

/**
 * Captures plates and places of a reel, in all browsers of the pool in parallel, while more come in.
 *
 * @throws {RenderError} if something cannot be rendered; its cause holds the page's errors.
 */
export async function captureShots(
  composition: Composition,
  shots: Backlog<Shot>,
  options: ShootOptions,
): Promise<void> {
  const { bundle, pool, urgency, onShot } = options;
  const folder = resolve(options.folder);
  const draw: Draw<Shot> = async (browser, left, { signal, onLine }) => {
    const wanted = new Map([...left].map((shot) => [shot.frame, shot]));
    const onNews = (news: CaptureNews) => {
      if (news.kind === "page") return onLine(news.line);
      const shot = news.kind === "shot" ? wanted.get(news.frame) : undefined;
      if (news.kind !== "shot" || shot === undefined) return;
      left.delete(shot);
      onShot(news);
    };
    const request = { composition, bundle, shots: [...left], folder };
    await browser.shoot(request, { signal, onNews });
  };
  const sharers = pool.sizeFor(urgency);
  async function drawAll(signal: AbortSignal): Promise<void> {
    for (;;) {
      const batch = await shots.take(sharers, BATCH_FRAMES);
      if (batch.length === 0) return;
      await drawBatch(batch, composition, { ...options, signal, draw });
    }
  }
  await allOrNone(options.signal, (signal) =>
    Array.from({ length: sharers }, () => drawAll(signal)),
  );
}

/** Draws what is left of a batch, and takes from it what is done. */
type Draw<T> = (
  browser: OpenBrowser,
  left: Set<T>,
  options: { signal: AbortSignal; onLine(line: PageLine): void },
) => Promise<void>;

interface DrawOptions<T> extends BatchOptions {
  draw: Draw<T>;
}

/** Splits frames into batches of consecutive ones, of equal size and the same number per browser. */
function splitFrames(frames: readonly number[], browsers: number): number[][] {
  const rounds = Math.ceil(frames.length / (BATCH_FRAMES * browsers));
  const count = Math.min(rounds * browsers, Math.ceil(frames.length / MIN_BATCH_FRAMES));
  const at = (index: number) => Math.round((index * frames.length) / count);
  return Array.from({ length: count }, (_, index) => frames.slice(at(index), at(index + 1)));
}

async function drawBatch<T>(
  batch: readonly T[],
  composition: Composition,
  { pool, urgency, pageLog, signal, draw }: DrawOptions<T>,
): Promise<void> {
  const left = new Set(batch);
  try {
    await pool.use(urgency, signal, async (browser) => {
      signal.throwIfAborted();
      // On a retry: the browser may have died after its last frame.
      if (left.size > 0) await draw(browser, left, { signal, onLine: pageLog.onLog });
    });
  } catch (error) {
    signal.throwIfAborted();
    const isOfLook = error instanceof LookError;
    if (error instanceof RenderError && !isOfLook) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const { template } = composition.props.design;
    const DrawError = isOfLook ? LookError : RenderError;
    throw new DrawError(`Cannot draw with template "${template}": ${reason}`, {
      cause: new AggregateError([error, ...pageLog.errors()], "What the page said"),
    });
  }
}
