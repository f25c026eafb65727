import { inverse, type Matrix, multiply, translation } from "./matrix.ts";
import { type KnownPlate, type PaintedPlate, type Step, unclipped } from "./picture.ts";
import { covers, overlap, quad, type Rect } from "./polygon.ts";

/** A plate that covers all below it, with plates on it that keep their place there. */
export interface Sheet {
  /** How the plate below is painted, and all of them with it. */
  base: PaintedPlate;
  /** All of them, from the back to the front, in pixels of the surface of `base`. */
  steps: PaintedPlate[];
}

/** What sheets are made of. */
export interface SheetParts {
  canvas: Rect;
  /** Undefined: there is nothing to see. */
  plate(index: number): SheetPlate | undefined;
}

/** What has to be known of a plate. */
interface SheetPlate extends Pick<KnownPlate, "seen"> {
  /** Whether its surface is. */
  opaque: boolean;
}

/** How far two matrices that are computed may be apart, in pixels, where they are the same. */
const ROUNDING = 1e-3;

/**
 * Finds plates that move as one with an opaque one below: a page with its words under a camera. They are
 * put together in pixels of their own, once, and then only the sheet is moved.
 *
 * @returns what is to be painted instead, which looks the same.
 */
export function sheetsOf(steps: readonly Step[], parts: SheetParts): (Step | Sheet)[] {
  const rest = [...steps];
  const result: (Step | Sheet)[] = [];
  for (let step = rest.shift(); step !== undefined; step = rest.shift()) {
    const sheet = sheetOn(step, rest, parts);
    result.push(sheet ?? step);
  }
  return result;
}

/** Takes what lies on a sheet out of the steps after its base. */
function sheetOn(base: Step, after: Step[], parts: SheetParts): Sheet | null {
  if ("steps" in base || base.opacity < 1) return null;
  const plate = parts.plate(base.plate);
  const back = inverse(base.matrix);
  if (!plate?.opaque || back === null) return null;
  const all = plate.seen;
  const clip = quad(all, translation(0, 0));
  const own = { plate: base.plate, opacity: 1, clip };
  const sheet: Sheet = {
    base,
    steps: [{ ...own, matrix: translation(0, 0), bounds: all }],
  };
  const left: Step[] = [];
  for (const step of after) {
    const laid = layOn(base, { step, back, all }, parts);
    // It may not get below what it covers.
    if (laid === null || left.some((one) => overlap(one.bounds, step.bounds))) left.push(step);
    else sheet.steps.push({ ...own, ...laid });
  }
  if (sheet.steps.length === 1) return null;
  after.splice(0, after.length, ...left);
  return sheet;
}

/** How a step is painted on a sheet; null if it does not lie there as a whole and in the same pixels. */
function layOn(
  base: PaintedPlate,
  { step, back, all }: { step: Step; back: Matrix; all: Rect },
  { plate, canvas }: SheetParts,
): Pick<PaintedPlate, "plate" | "matrix" | "bounds"> | null {
  if ("steps" in step || step.opacity < 1) return null;
  const seen = plate(step.plate)?.seen;
  if (seen === undefined) return null;
  const [a, b, c, d, e, f] = multiply(back, step.matrix);
  const turn = Math.max(Math.abs(a - 1), Math.abs(b), Math.abs(c), Math.abs(d - 1));
  const [x, y] = [evenOf(e), evenOf(f)];
  if (turn * Math.max(seen.right, seen.bottom) > ROUNDING || x === null || y === null) return null;
  const bounds: Rect = {
    left: seen.left + x,
    top: seen.top + y,
    right: seen.right + x,
    bottom: seen.bottom + y,
  };
  if (!contains(all, bounds)) return null;
  const shown = unclipped(seen, step.matrix, canvas);
  // What is cut off must be cut off of both alike.
  if (shown !== null && !(covers(base.clip, shown) && covers(step.clip, shown))) return null;
  return { plate: step.plate, matrix: translation(x, y), bounds };
}

function contains(all: Rect, { left, top, right, bottom }: Rect): boolean {
  return all.left <= left && all.top <= top && right <= all.right && bottom <= all.bottom;
}

/** The even number that one is meant to be; null if it is none. */
function evenOf(value: number): number | null {
  const even = 2 * Math.round(value / 2);
  return Math.abs(even - value) < ROUNDING ? even : null;
}
