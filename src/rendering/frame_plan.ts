import { readLayers } from "./layers/layer_markup.ts";
import { createLayerPlanner, type LayerPart } from "./layers/layer_plan.ts";
import type { Span } from "./passages.ts";

/** A picture and how long it is shown. */
export interface Run {
  /** The first frame with this picture: the one to render. */
  picture: number;
  durationInFrames: number;
}

/** Which frames of a part of a reel have to be rendered, and when each is shown. */
export interface PlanPart {
  /** All that was planned, from the first frame to the last. */
  runs: Run[];
  /** How its pictures are put together; null if no picture of the whole reel has a layer: each is captured as it is. */
  layers: LayerPart | null;
}

/** Options of {@linkcode planFrames}. */
export interface FramePlanOptions {
  /** What is planned of a reel, in order. */
  spans: readonly Span[];
  /** Renders a frame to markup. Frames with equal markup are assumed to look the same. */
  markupOf(frame: number): string;
  /** True to render every frame, because the markup does not tell what changes. Defaults to false. */
  everyFrame?: boolean;
}

/** How long planning may keep all else of its process waiting. */
const SLICE_MS = 100;

/** Elements whose content is not in the markup: frames with one are always rendered. */
const OPAQUE = /<(?:canvas|video|iframe|object|embed)[\s>]/;

/**
 * How many spans are planned before the first of them is told: what is seen in one scene alone is, before
 * and after it, in the passages to that scene and from it. So it is captured once, as large as it is needed.
 */
const SPANS_AHEAD = 2;

/**
 * Finds the frames that have to be rendered, by comparing their markup and without a browser, and tells
 * them span by span.
 *
 * @throws the look's errors.
 */
export async function* planFrames(options: FramePlanOptions): AsyncGenerator<PlanPart, void, void> {
  const { spans, markupOf, everyFrame = false } = options;
  const pictures = new Map<string, number>();
  const planner = createLayerPlanner();
  const planned: Run[][] = [];
  let sliceEnds = performance.now() + SLICE_MS;

  function pictureOf(frame: number): number {
    if (everyFrame) return frame;
    const markup = markupOf(frame);
    const key = keyOf(markup, frame);
    const known = pictures.get(key);
    if (known !== undefined) return known;
    pictures.set(key, frame);
    planner.add(frame, readLayers(markup));
    return frame;
  }

  function* told(most: number): Generator<PlanPart, void, void> {
    while (planned.length > most) {
      const runs = planned.shift() ?? [];
      const layers = planner.settle() ?? null;
      yield { runs, layers: planner.hasLayers ? layers : null };
    }
  }

  for (const { startFrame, durationInFrames } of spans) {
    const runs: Run[] = [];
    for (let i = 0; i < durationInFrames; i++) {
      extendRuns(runs, pictureOf(startFrame + i));
      if (performance.now() < sliceEnds) continue;
      await new Promise(setImmediate);
      sliceEnds = performance.now() + SLICE_MS;
    }
    planned.push(runs);
    planner.endPart();
    if (planner.hasLayers) yield* told(SPANS_AHEAD);
  }
  yield* told(0);
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
