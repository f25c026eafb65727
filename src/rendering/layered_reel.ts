import { resolve } from "node:path";
import { allOrNone } from "../common/all_or_none.ts";
import { ProcessLostError } from "../common/pool_process.ts";
import { createBacklog } from "./backlog.ts";
import { captureShots } from "./capture.ts";
import type { Composition } from "./capture_protocol.ts";
import type { PlanPart } from "./frame_plan.ts";
import { type Arrivals, createArrivals } from "./layers/arrivals.ts";
import { startCompositor } from "./layers/compositor.ts";
import { type Shot, shotsOf } from "./layers/shot.ts";
import type { PageLog } from "./page_log.ts";
import type { RenderContext } from "./render_context.ts";
import { RenderError } from "./renderer.ts";

/** How a video of some spans of a reel is made. */
export interface VideoOptions {
  bundle: string;
  /** Number of its frames. */
  frames: number;
  /** Frames that are to be keyframes. */
  keyframes: readonly number[];
  /** An existing folder for temporary files. */
  workDir: string;
  outputPath: string;
  pageLog: PageLog;
  signal: AbortSignal;
  /** Called with 0 to 1. */
  onProgress(fraction: number): void;
}

/** What a video was made of. */
export interface VideoParts {
  /** Frames that look like no earlier one. */
  distinctFrames: number;
  /** Pictures that were taken in a browser. */
  captures: number;
}

/** Share of the progress that capturing is; the rest is composing. */
const CAPTURING = 0.4;
/** Runs that a compositor is asked for at a time, so that what it needs for them can be sent with it. */
const MAX_RUNS = 60;
const MAX_ATTEMPTS = 2;

/**
 * Captures the plates of a reel, puts its frames together from them and encodes these as a silent MP4,
 * all at the same time, and while it is still being planned.
 *
 * @param parts The plan. Each of them has layers.
 * @throws {RenderError} if something cannot be drawn or encoded.
 */
export async function makeLayeredVideo(
  context: RenderContext,
  composition: Composition,
  parts: AsyncIterable<PlanPart>,
  options: VideoOptions,
): Promise<VideoParts> {
  const { bundle, frames, workDir, pageLog, onProgress } = options;
  const arrivals = createArrivals();
  const shots = createBacklog<Shot>();
  const distinct = new Set<number>();
  let captures = 0;
  let composed = 0;

  const tell = () =>
    onProgress((CAPTURING * arrivals.frames + (1 - CAPTURING) * composed) / frames);

  async function followPlan(): Promise<void> {
    for await (const { runs, layers } of parts) {
      if (layers === null) throw new TypeError("Cannot put together a picture without layers");
      arrivals.plan(runs, layers);
      shots.add(shotsOf(layers));
      captures += layers.plates.length;
      for (const { picture } of runs) distinct.add(picture);
    }
    arrivals.endPlan();
    shots.end();
  }

  await allOrNone(options.signal, (signal) => {
    signal.throwIfAborted();
    const stop = () => {
      arrivals.fail(signal.reason);
      shots.fail(signal.reason);
    };
    signal.addEventListener("abort", stop, { once: true });
    const capturing = captureShots(composition, shots, {
      pool: context.pool,
      bundle,
      folder: workDir,
      urgency: "long",
      pageLog,
      signal,
      onShot(shot) {
        arrivals.add(shot);
        tell();
      },
    });
    const composing = composeVideo(context, composition, {
      ...options,
      signal,
      arrivals,
      onFrames(done) {
        composed = Math.max(composed, done);
        tell();
      },
    });
    return [followPlan(), capturing, composing];
  });
  return { distinctFrames: distinct.size, captures };
}

interface ComposeOptions extends VideoOptions {
  arrivals: Arrivals;
  onFrames(done: number): void;
}

async function composeVideo(
  context: RenderContext,
  composition: Composition,
  options: ComposeOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await composeOnce(context, composition, options);
    } catch (error) {
      options.signal.throwIfAborted();
      if (!(error instanceof ProcessLostError)) throw error;
      if (attempt === MAX_ATTEMPTS) {
        throw new RenderError(
          "Cannot put the video together as its process dies: see that there is enough free memory",
          { cause: error },
        );
      }
      context.log.warn("A compositor died while it was at work; trying once more");
    }
  }
}

async function composeOnce(
  { env, log }: RenderContext,
  { props }: Composition,
  { frames, keyframes, outputPath, signal, arrivals, onFrames }: ComposeOptions,
): Promise<void> {
  const { width, height } = props.design;
  // It starts while the first plates are captured.
  const compositor = startCompositor({ env, log, signal });
  try {
    await compositor.begin({
      ...{ width, height, frames, keyframes },
      // The other process is in another working directory.
      outputPath: resolve(outputPath),
    });
    for (let from = 0; ; ) {
      const until = Math.min(await arrivals.until(from), from + MAX_RUNS);
      if (until === from) break;
      await compositor.compose(arrivals.portion(from, until), onFrames);
      from = until;
    }
    await compositor.end();
  } finally {
    await compositor.close();
  }
}
