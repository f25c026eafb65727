import type { Kernels } from "./kernels/mod.ts";
import { inverse, type Matrix } from "./matrix.ts";
import { crossing, intersection, type Polygon, quad, type Rect } from "./polygon.ts";
import type { Plane, Surface, Surfaces } from "./surface.ts";

/** How a surface is painted. */
interface Stroke {
  /** From its pixels to those of what it is painted on. */
  matrix: Matrix;
  /** Nothing is painted outside. */
  clip: Polygon;
  /** From 0 to 1. */
  opacity: number;
  /** What of the target is painted, in even pixels. */
  within: Rect;
}

/** Paints surfaces onto others. */
export interface Painter {
  paint(target: Surface, source: Surface, stroke: Stroke): void;
  /** Makes a part of a surface transparent, in even pixels. */
  clear(target: Surface, within: Rect): void;
}

/** One of the planes of a surface, with the alpha that it was multiplied by. */
interface Layered {
  plane: Plane;
  /** Null: opaque. */
  alpha: Plane | null;
}

/** How a plane of samples lies in the pixels of its surface: sample (i, j) is at (i + x, j + y) * step. */
interface Grid {
  step: number;
  x: number;
  y: number;
}

const LUMA: Grid = { step: 1, x: 0.5, y: 0.5 };
// In the middle of the even pixel of a row, and between two rows.
const CHROMA: Grid = { step: 2, x: 0.25, y: 0.5 };

/** Pixels at the edge of a surface that are not painted, as all pixels beside them are needed. */
const MARGIN = 2;
/** Steps that are told apart between two pixels. */
const STEPS = 256;
const FIXED = 65_536;
/** Positions that differ by less over a whole row are the same. */
const TOLERANCE = 1 / 64;

/** Creates a painter for surfaces in the memory of the kernels. */
export function createPainter(
  kernels: Kernels,
  { surfaces, maxWidth }: { surfaces: Surfaces; maxWidth: number },
): Painter {
  const length = 2 * (maxWidth + 64);
  const opaqueRow = surfaces.scratch(length);
  const rows = [0, 1, 2, 3].map(() => surfaces.scratch(2 * length));
  const [mixed = 0, colours = 0, mixedAlpha = 0, alphas = 0] = rows;
  new Uint8Array(kernels.memory.buffer).fill(255, opaqueRow, opaqueRow + length);

  /** Samples a row of a plane, and returns the address of the samples. */
  function sample(
    { start, stride }: Plane,
    count: number,
    { x, y, stepX, stepY, to, temporary }: Way & { to: number; temporary: number },
  ): number {
    const straight = Math.abs(stepY) * count < TOLERANCE && stepX > 0;
    if (!straight) {
      const fixed = [x, y, stepX, stepY].map((value) => Math.round(value * FIXED));
      const [fromX = 0, fromY = 0, dx = 0, dy = 0] = fixed;
      kernels.line(to, start, stride, count, fromX, fromY, dx, dy);
      return to;
    }
    const steps = Math.round(y * STEPS);
    const row = start + Math.floor(steps / STEPS) * stride;
    const below = steps % STEPS;
    if (Math.abs(stepX - 1) * count < TOLERANCE) {
      const across = Math.round(x * STEPS);
      const from = row + Math.floor(across / STEPS);
      const right = across % STEPS;
      let at = from;
      if (below > 0) {
        at = right > 0 ? temporary : to;
        kernels.mix(at, from, from + stride, count + 1, below);
      }
      if (right === 0) return at;
      kernels.mix(to, at, at + 1, count, right);
      return to;
    }
    const first = Math.floor(x);
    let at = row + first;
    if (below > 0) {
      kernels.mix(temporary, at, at + stride, Math.ceil(count * stepX) + 2, below);
      at = temporary;
    }
    const [offset, step] = [Math.round((x - first) * FIXED), Math.round(stepX * FIXED)];
    kernels.stretch(to, at, count, offset, step);
    return to;
  }

  function paintPlane(
    target: Plane,
    source: Layered,
    { grid, back, area, within, opacity }: PlaneStroke,
  ): void {
    const { step } = grid;
    const [a, b, c, d, e, f] = back;
    const [top, bottom] = [within.top / step, within.bottom / step];
    for (let j = top; j < bottom; j++) {
      const y = (j + grid.y) * step;
      const ends = crossing(area, y);
      if (ends === null) continue;
      const from = Math.max(within.left / step, Math.ceil(ends[0] / step - grid.x));
      const to = Math.min(within.right / step, Math.ceil(ends[1] / step - grid.x));
      const count = to - from;
      if (count <= 0) continue;
      const x = (from + grid.x) * step;
      const way = {
        x: (a * x + c * y + e) / step - grid.x,
        y: (b * x + d * y + f) / step - grid.y,
        stepX: a,
        stepY: b,
      };
      const own = sample(source.plane, count, { ...way, to: colours, temporary: mixed });
      const alpha =
        source.alpha === null
          ? opaqueRow
          : source.alpha === source.plane
            ? own
            : sample(source.alpha, count, { ...way, to: alphas, temporary: mixedAlpha });
      kernels.blend(target.start + j * target.stride + from, own, alpha, count, opacity);
    }
  }

  return {
    paint(target, source, { matrix, clip, opacity, within }) {
      const back = inverse(matrix);
      if (back === null || opacity <= 0) return;
      const edges = {
        left: MARGIN,
        top: MARGIN,
        right: source.width - MARGIN,
        bottom: source.height - MARGIN,
      };
      const area = intersection(quad(edges, matrix), clip);
      const shared = { back, area, within, opacity: Math.round(opacity * STEPS) };
      const { full = null, half = null } = source.alpha ?? {};
      const luma = { ...shared, grid: LUMA };
      const chroma = { ...shared, grid: CHROMA };
      paintPlane(target.y, { plane: source.y, alpha: full }, luma);
      paintPlane(target.u, { plane: source.u, alpha: half }, chroma);
      paintPlane(target.v, { plane: source.v, alpha: half }, chroma);
      if (target.alpha === null || full === null || half === null) return;
      paintPlane(target.alpha.full, { plane: full, alpha: full }, luma);
      paintPlane(target.alpha.half, { plane: half, alpha: half }, chroma);
    },
    clear({ y, u, v, alpha }, within) {
      const bytes = new Uint8Array(kernels.memory.buffer);
      const planes = [
        { plane: y, step: 1 },
        { plane: u, step: 2 },
        { plane: v, step: 2 },
        ...(alpha === null
          ? []
          : [
              { plane: alpha.full, step: 1 },
              { plane: alpha.half, step: 2 },
            ]),
      ];
      for (const { plane, step } of planes) {
        for (let row = within.top / step; row < within.bottom / step; row++) {
          const at = plane.start + row * plane.stride;
          bytes.fill(0, at + within.left / step, at + within.right / step);
        }
      }
    },
  };
}

/** Samples of a row: the first, and from each to the next, in samples of the source. */
interface Way {
  x: number;
  y: number;
  stepX: number;
  stepY: number;
}

interface PlaneStroke {
  grid: Grid;
  /** From pixels of the target to those of the source. */
  back: Matrix;
  area: Polygon;
  within: Rect;
  /** In 256ths. */
  opacity: number;
}
