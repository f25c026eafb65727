import { readLayers } from "./layers/layer_markup.ts";
import { createLayerPlanner } from "./layers/layer_plan.ts";

/** How long a browser takes for one picture, in milliseconds: a layer's, or the whole page's. */
export const CAPTURE_MS = 50;

/** Frames of a reel, of which every so many are looked at. */
export interface FrameRange {
  from: number;
  to: number;
  step: number;
}

/**
 * How many pictures a browser takes for some frames of a reel: one for each content of a layer, and where
 * there are no layers, for each frame that looks like no other. Of changes between the frames that are
 * looked at, those of layers are missed.
 */
export function countCaptures(
  markupOf: (frame: number) => string,
  { from, to, step }: FrameRange,
): number {
  const planner = createLayerPlanner();
  const distinct = new Set<string>();
  for (let frame = from; frame < to; frame += step) {
    const markup = markupOf(frame);
    distinct.add(markup);
    planner.add(frame, readLayers(markup));
  }
  planner.endPart();
  const plates = planner.settle()?.plates.length ?? 0;
  return planner.hasLayers ? plates : distinct.size * step;
}
