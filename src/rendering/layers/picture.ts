import type { Rest } from "../../../remotion/engine/plates.ts";
import type { PictureContent, PlacedLayer } from "./layer_plan.ts";
import { inverse, type Matrix, multiply, rotation, scaling, translation } from "./matrix.ts";
import type { Cuts } from "./motion.ts";
import {
  boundsOf,
  intersection,
  merged,
  overlap,
  type Polygon,
  quad,
  type Rect,
} from "./polygon.ts";
import { BORDER } from "./surface.ts";

/** A plate that is painted, or a group of them that fades as one. */
export type Step = PaintedPlate | PaintedGroup;

export interface PaintedPlate {
  plate: number;
  matrix: Matrix;
  clip: Polygon;
  opacity: number;
  bounds: Rect;
}

interface PaintedGroup {
  steps: Step[];
  opacity: number;
  bounds: Rect;
}

/** What is known of a plate that there is something to see of. */
export interface KnownPlate {
  /** Where there is something to see on its surface. */
  seen: Rect;
  /** The corner of what it shows, in pixels of the canvas. */
  left: number;
  top: number;
  scale: number;
  /** Where its layer was when it was captured; null: it is the canvas's. */
  rest: Rest | null;
}

/** What pictures are made of. */
export interface Parts {
  canvas: Rect;
  /** Undefined: there is nothing to see. */
  plate(index: number): KnownPlate | undefined;
  place(index: number): Rest;
}

/** All that has to be painted for a picture, in order. */
export function stepsOf(content: PictureContent, parts: Parts): Step[] {
  const clip = quad(parts.canvas, translation(0, 0));
  return content.flatMap((item) =>
    stepOf(item, parts, { motion: [1, 0, 0, 1, 0, 0], rest: null, clip }),
  );
}

/** Where something of a surface is on the canvas, before anything is cut off. */
export function unclipped(seen: Rect, matrix: Matrix, canvas: Rect): Rect | null {
  return boundsWithin(quad(seen, matrix), canvas);
}

/** What surrounds an item. */
interface Around {
  /** How far all layers around have moved it. */
  motion: Matrix;
  /** Where its layer is at rest. */
  rest: Rest | null;
  clip: Polygon;
}

function stepOf(item: number | PlacedLayer, parts: Parts, around: Around): Step[] {
  return typeof item === "number"
    ? plateSteps(item, parts, around)
    : layerSteps(item, parts, around);
}

function plateSteps(index: number, parts: Parts, { motion, rest, clip }: Around): Step[] {
  const plate = parts.plate(index);
  if (plate === undefined) return [];
  const placed = multiply(
    translation(plate.left, plate.top),
    scaling(1 / plate.scale),
    translation(-BORDER, -BORDER),
  );
  // It may have been captured where its layer lies elsewhere.
  const back = plate.rest === null ? null : inverse(plate.rest.matrix);
  const moved = rest === null || back === null ? [] : [rest.matrix, back];
  const matrix = multiply(motion, ...moved, placed);
  const bounds = boundsWithin(intersection(quad(plate.seen, matrix), clip), parts.canvas);
  return bounds === null ? [] : [{ plate: index, matrix, clip, opacity: 1, bounds }];
}

function layerSteps({ place, motion, content }: PlacedLayer, parts: Parts, around: Around): Step[] {
  const rest = parts.place(place);
  const { matrix } = rest;
  const back = inverse(matrix);
  if (back === null || motion.opacity <= 0 || motion.scale === 0) return [];
  const { width, height } = rest;
  const [x, y] = [motion.origin[0] * width, motion.origin[1] * height];
  const own = multiply(
    translation(motion.x + x, motion.y + y),
    rotation(motion.rotate),
    scaling(motion.scale),
    translation(-x, -y),
  );
  const moved = multiply(around.motion, matrix, own);
  let { clip } = around;
  for (const window of rest.windows) clip = intersection(clip, quad(window, around.motion));
  if (motion.mask !== null) {
    clip = intersection(clip, quad(rectOf(rest, motion.mask), multiply(around.motion, matrix)));
  }
  if (motion.clip !== null) clip = intersection(clip, quad(rectOf(rest, motion.clip), moved));
  if (clip.length === 0) return [];
  const inside: Around = { motion: multiply(moved, back), rest, clip };
  return faded(
    content.flatMap((item) => stepOf(item, parts, inside)),
    motion.opacity,
  );
}

/** Steps that fade together: what lies below another of them must not show through. */
function faded(steps: Step[], opacity: number): Step[] {
  const [first, second] = steps;
  if (opacity === 1 || first === undefined) return steps;
  if (second === undefined) return [{ ...first, opacity: first.opacity * opacity }];
  const bounds = steps.reduce((all, step) => around(all, step.bounds), first.bounds);
  return [{ steps, opacity, bounds }];
}

function rectOf({ width, height }: Rest, [top, right, bottom, left]: Cuts): Rect {
  return {
    left: left * width,
    top: top * height,
    right: Math.max(left, 1 - right) * width,
    bottom: Math.max(top, 1 - bottom) * height,
  };
}

function boundsWithin(area: Polygon, canvas: Rect): Rect | null {
  const bounds = boundsOf(area);
  return bounds && overlap(bounds, canvas);
}

function around(one: Rect, other: Rect): Rect {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Where a picture has to be painted again, if another one was there before. */
export function changes(before: readonly Step[], after: readonly Step[]): Rect[] {
  const [old, now] = [before, after].map((steps) => steps.map((step) => JSON.stringify(step)));
  if (old === undefined || now === undefined) return [];
  const isSame = before.length === after.length;
  if (isSame) {
    const changed = after.flatMap((step, i) =>
      old[i] === now[i] ? [] : [step.bounds, ...(before[i] ? [before[i].bounds] : [])],
    );
    return merged(changed);
  }
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (
    end < Math.min(old.length, now.length) - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end++;
  const rects = [...before.slice(start, old.length - end), ...after.slice(start, now.length - end)];
  return merged(rects.map(({ bounds }) => bounds));
}
