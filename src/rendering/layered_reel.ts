import { resolve } from "node:path";
import { allOrNone } from "../common/all_or_none.ts";
import { ProcessLostError } from "../common/pool_process.ts";
import { captureShots } from "./capture.ts";
import type { Composition } from "./capture_protocol.ts";
import type { FramePlan } from "./frame_plan.ts";
import { type Arrivals, createArrivals } from "./layers/arrivals.ts";
import { startCompositor } from "./layers/compositor.ts";
import type { LayerPlan } from "./layers/layer_plan.ts";
import { shotsOf } from "./layers/shot.ts";
import type { PageLog } from "./page_log.ts";
import type { RenderContext } from "./render_context.ts";
import { RenderError } from "./renderer.ts";

/** Options of {@linkcode makeLayeredVideo}. */
export interface LayeredVideoOptions {
  bundle: string;
  plan: FramePlan & { layers: LayerPlan };
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

/** Share of the progress that capturing is; the rest is composing. */
const CAPTURING = 0.4;
/** Runs that a compositor is asked for at a time, so that what it needs for them can be sent with it. */
const MAX_RUNS = 60;
const MAX_ATTEMPTS = 2;

/**
 * Captures the plates of a reel, puts its frames together from them and encodes these as a silent MP4,
 * all at the same time.
 *
 * @throws {RenderError} if something cannot be drawn or encoded.
 */
export async function makeLayeredVideo(
  context: RenderContext,
  composition: Composition,
  options: LayeredVideoOptions,
): Promise<void> {
  const { bundle, plan, workDir, pageLog, onProgress } = options;
  const arrivals = createArrivals(plan.runs, plan.layers);
  const shots = shotsOf(plan.layers);
  const done = { shots: 0, runs: 0 };
  const tell = () => {
    const captured = done.shots / shots.length;
    onProgress(CAPTURING * captured + (1 - CAPTURING) * (done.runs / plan.runs.length));
  };
  await allOrNone(options.signal, (signal) => {
    const capturing = captureShots(composition, shots, {
      pool: context.pool,
      bundle,
      folder: workDir,
      urgency: "long",
      pageLog,
      signal,
      onShot(shot) {
        done.shots++;
        arrivals.add(shot);
        tell();
      },
    });
    capturing.catch(arrivals.fail);
    const composing = composeVideo(context, composition, {
      ...options,
      signal,
      arrivals,
      onRuns(runs) {
        done.runs = Math.max(done.runs, runs);
        tell();
      },
    });
    return [capturing, composing];
  });
}

interface ComposeOptions extends LayeredVideoOptions {
  arrivals: Arrivals;
  onRuns(done: number): void;
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
  { plan, keyframes, outputPath, signal, arrivals, onRuns }: ComposeOptions,
): Promise<void> {
  const { width, height } = props.design;
  const { runs } = plan;
  // It starts while the first plates are captured.
  const compositor = startCompositor({ env, log, signal });
  try {
    await compositor.begin({
      width,
      height,
      frames: runs.reduce((sum, run) => sum + run.durationInFrames, 0),
      keyframes,
      // The other process is in another working directory.
      outputPath: resolve(outputPath),
    });
    for (let from = 0; from < runs.length; ) {
      const until = Math.min(await arrivals.until(from), from + MAX_RUNS);
      await compositor.compose(arrivals.portion(from, until), onRuns);
      from = until;
    }
    await compositor.end();
  } finally {
    await compositor.close();
  }
}
