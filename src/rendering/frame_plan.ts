import { readLayers } from "./layers/layer_markup.ts";
import { createLayerPlanner, type LayerPlan } from "./layers/layer_plan.ts";
import type { Span } from "./passages.ts";

/** A picture and how long it is shown. */
export interface Run {
  /** The first frame with this picture: the one to render. */
  picture: number;
  durationInFrames: number;
}

/** Which frames of a reel have to be rendered, and when each is shown. */
export interface FramePlan {
  /** Frames that look like no earlier one, in order. */
  distinct: number[];
  /** All that was planned, from the first frame to the last. */
  runs: Run[];
  /** How the distinct frames are put together; null if each is captured as it is. */
  layers: LayerPlan | null;
}

/** Options of {@linkcode planFrames}. */
export interface FramePlanOptions {
  /** What is planned of a reel, in order. */
  spans: readonly Span[];
  /** Renders a frame to markup. Frames with equal markup are assumed to look the same. */
  markupOf(frame: number): string;
  /** True to render every frame, because the markup does not tell what changes. Defaults to false. */
  everyFrame?: boolean;
  signal: AbortSignal;
}

/** Elements whose content is not in the markup: frames with one are always rendered. */
const OPAQUE = /<(?:canvas|video|iframe|object|embed)[\s>]/;

/** How long planning may block the event loop. */
const SLICE_MS = 12;

/**
 * Finds the frames that have to be rendered, by comparing their markup and without a browser.
 *
 * @throws the signal's reason when it aborts.
 */
export async function planFrames(options: FramePlanOptions): Promise<FramePlan> {
  const { spans, markupOf, everyFrame = false, signal } = options;
  const pictures = new Map<string, number>();
  const plan: FramePlan = { distinct: [], runs: [], layers: null };
  const planner = createLayerPlanner();
  let sliceEnds = performance.now() + SLICE_MS;
  for (const frame of framesOf(spans)) {
    const markup = everyFrame ? "" : markupOf(frame);
    const key = everyFrame ? String(frame) : keyOf(markup, frame);
    let picture = pictures.get(key);
    if (picture === undefined) {
      if (!everyFrame) planner.add(frame, readLayers(markup));
      picture = frame;
      pictures.set(key, frame);
      plan.distinct.push(frame);
    }
    extendRuns(plan.runs, picture);
    if (performance.now() > sliceEnds) {
      await new Promise(setImmediate);
      signal.throwIfAborted();
      sliceEnds = performance.now() + SLICE_MS;
    }
  }
  signal.throwIfAborted();
  plan.layers = planner.finish();
  return plan;
}

function* framesOf(spans: readonly Span[]): Generator<number> {
  for (const { startFrame, durationInFrames } of spans) {
    for (let i = 0; i < durationInFrames; i++) yield startFrame + i;
  }
}

function keyOf(markup: string, frame: number): string {
  // 64 bits: among a reel's few thousand frames a collision is all but impossible.
  return OPAQUE.test(markup) ? `frame ${frame}` : Bun.hash(markup).toString(36);
}

function extendRuns(runs: Run[], picture: number): void {
  const last = runs.at(-1);
  if (last?.picture === picture) last.durationInFrames++;
  else runs.push({ picture, durationInFrames: 1 });
}
