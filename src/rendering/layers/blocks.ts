import type { Kernels } from "./kernels/mod.ts";
import type { Matrix } from "./matrix.ts";
import type { Rect } from "./polygon.ts";
import type { Plane, Surfaces } from "./surface.ts";

/** Planes of the same size, with the alpha that they were multiplied by. */
export interface Layered {
  planes: readonly Plane[];
  /** Null: opaque. */
  alpha: Plane | null;
}

/** How a plane of samples lies in the pixels of its surface: sample (i, j) is at (i + x, j + y) * step. */
export interface Grid {
  step: number;
  x: number;
  y: number;
}

/** How planes are laid onto others. */
interface Laying {
  target: Layered;
  source: Layered;
  grid: Grid;
  /** From pixels of the target to those of the source. */
  back: Matrix;
  /** What of the target is painted at most. */
  rect: Rect;
  /** In 256ths. */
  opacity: number;
}

/** Samples of rows that follow each other, in samples of the target. */
interface Block {
  first: number;
  rows: number;
  from: number;
  to: number;
  isOpaque: boolean;
  /** Its bytes Y, U and V, from the lowest on, if it is opaque and of one colour; -1: it is not. */
  colour: number;
}

/** Lays blocks of planes. */
export interface BlockLayer {
  /** Begins with planes: blocks are of these from now on. */
  begin(laying: Laying): void;
  /** Lays a block, which is not empty, of all planes. */
  lay(block: Block): void;
}

/** An opacity of 1, and the steps that are told apart between two pixels. */
export const STEPS = 256;
const FIXED = 65_536;
/** Samples that are planned together, and the bytes of a plan for them. See `rows.ts`. */
const BLOCK = 16;
const PLAN_BYTES = 48;
/** Bytes from sample to sample that a plan is possible for. */
const MAX_STRETCH = 1.9;
/** Bytes up or down from sample to sample that are not too many for a slope. */
const MAX_SLOPE = 0.4;
/** Positions that differ by less over a whole row are the same. */
const TOLERANCE = 1 / 64;

/** Creates one for planes in the memory of the kernels, whose rows have `maxWidth` samples at most. */
export function createBlockLayer(
  kernels: Kernels,
  { surfaces, maxWidth }: { surfaces: Surfaces; maxWidth: number },
): BlockLayer {
  const length = maxWidth + 128;
  const [opaque = 0, colours = 0, alphas = 0] = [0, 1, 2].map(() => surfaces.scratch(length));
  const temporary = surfaces.scratch(2 * (MAX_STRETCH * length + 64));
  const plan = surfaces.scratch((maxWidth / BLOCK + 2) * PLAN_BYTES);
  new Uint8Array(kernels.memory.buffer).fill(255, opaque, opaque + length);
  let now: Laying & { kind: Kind; isStill: boolean };

  /** Where a sample is in the source, across and down, in samples of that. */
  function xAt(i: number, j: number): number {
    const { grid, back } = now;
    const { x, y, step } = grid;
    return (back[0] * (i + x) * step + back[2] * (j + y) * step + back[4]) / step - x;
  }
  function yAt(i: number, j: number): number {
    const { grid, back } = now;
    const { x, y, step } = grid;
    return (back[1] * (i + x) * step + back[3] * (j + y) * step + back[5]) / step - y;
  }

  function layStretched(plane: Plane, on: Plane, alpha: Plane | null, block: Block): void {
    const { first, rows, from, to } = block;
    const { rect, grid, back, isStill, opacity } = now;
    const left = rect.left / grid.step;
    // Plans are for so many samples from the first one.
    const skip = (from - left) % BLOCK;
    const begin = from - skip;
    const offset = isStill ? Math.round(xAt(begin, first)) : 0;
    kernels.layStretched(
      on.start + first * on.stride + begin,
      on.stride,
      plane.start + offset,
      plane.stride,
      alpha === null ? 0 : alpha.start + offset,
      rows,
      yAt(begin, first),
      back[3],
      isStill ? 0 : plan + ((begin - left) / BLOCK) * PLAN_BYTES,
      skip,
      to - begin,
      opacity,
      temporary,
    );
  }

  function laySloped(plane: Plane, on: Plane, alpha: Plane | null, block: Block): void {
    const { first, rows, from, to } = block;
    const [a, b, c, d] = now.back;
    kernels.laySloped(
      on.start + first * on.stride + from,
      on.stride,
      plane.start,
      plane.stride,
      alpha === null ? 0 : alpha.start,
      rows,
      fixed(xAt(from, first)),
      fixed(yAt(from, first)),
      fixed(a),
      fixed(b),
      fixed(c),
      fixed(d),
      to - from,
      now.opacity,
    );
  }

  function layLines(plane: Plane, on: Plane, alpha: Plane | null, block: Block): void {
    const { first, rows, from, to } = block;
    const [a, b] = [fixed(now.back[0]), fixed(now.back[1])];
    const count = to - from;
    for (let row = first; row < first + rows; row++) {
      const [x, y] = [fixed(xAt(from, row)), fixed(yAt(from, row))];
      kernels.line(colours, plane.start, plane.stride, count, x, y, a, b);
      if (alpha !== null) kernels.line(alphas, alpha.start, alpha.stride, count, x, y, a, b);
      const shares = alpha === null ? opaque : alphas;
      kernels.blend(on.start + row * on.stride + from, colours, shares, count, now.opacity);
    }
  }

  function layPlane(plane: Plane, on: Plane, alpha: Plane | null, block: Block): void {
    if (now.kind === "stretch") layStretched(plane, on, alpha, block);
    else if (now.kind === "slope") laySloped(plane, on, alpha, block);
    else layLines(plane, on, alpha, block);
  }

  /** Makes a block of a plane opaque. */
  function layOpaque({ start, stride }: Plane, { first, rows, from, to }: Block): void {
    for (let row = first; row < first + rows; row++)
      kernels.blend(start + row * stride + from, opaque, opaque, to - from, now.opacity);
  }

  function fill({ start, stride }: Plane, block: Block, byte: number): void {
    const { first, rows, from, to } = block;
    kernels.fill(start + first * stride + from, stride, rows, to - from, byte);
  }

  return {
    begin(laying) {
      const { grid, back, rect } = laying;
      const { step } = grid;
      const [left, top, right] = [rect.left / step, rect.top / step, rect.right / step];
      const count = right - left;
      const kind = kindOf(back, count);
      now = { ...laying, kind, isStill: false };
      if (kind !== "stretch") return;
      const x = xAt(left, top);
      now.isStill = Math.abs(back[0] - 1) * count < TOLERANCE && isWhole(x);
      if (!now.isStill) kernels.planStretch(plan, count, fixed(x), fixed(back[0]));
    },
    lay(block) {
      const { target, source, grid, opacity } = now;
      const { colour } = block;
      const isFilled = colour >= 0 && opacity === STEPS;
      const alpha = block.isOpaque ? null : source.alpha;
      for (let i = 0; i < source.planes.length; i++) {
        const [plane, on] = [source.planes[i], target.planes[i]];
        if (plane === undefined || on === undefined) continue;
        if (isFilled) fill(on, block, (colour >> (grid.step === 1 ? 0 : 8 + 8 * i)) & 255);
        else layPlane(plane, on, alpha, block);
      }
      if (target.alpha === null) return;
      if (alpha !== null) layPlane(alpha, target.alpha, alpha, block);
      else layOpaque(target.alpha, block);
    },
  };
}

/** How rows are sampled: across alone, turned a little, or in any way. */
type Kind = "stretch" | "slope" | "line";

function kindOf([a, b, c]: Matrix, count: number): Kind {
  if (a <= 0 || a >= MAX_STRETCH || Math.abs(b) >= MAX_SLOPE) return "line";
  return Math.max(Math.abs(b), Math.abs(c)) * count < TOLERANCE ? "stretch" : "slope";
}

function isWhole(x: number): boolean {
  return Math.abs(x - Math.round(x)) < 1 / STEPS;
}

function fixed(x: number): number {
  return Math.round(x * FIXED);
}
