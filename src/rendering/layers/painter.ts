import { type Band, bandsOf } from "./coverage.ts";
import type { Kernels } from "./kernels/mod.ts";
import { inverse, type Matrix } from "./matrix.ts";
import {
  boundsOf,
  crossing,
  intersection,
  overlap,
  type Polygon,
  quad,
  type Rect,
} from "./polygon.ts";
import { BORDER, type Plane, type Surface, type Surfaces } from "./surface.ts";

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

/** Planes of the same size, with the alpha that they were multiplied by. */
interface Layered {
  planes: readonly Plane[];
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
/** An opacity of 1, and the steps that are told apart between two pixels. */
const STEPS = 256;
const FIXED = 65_536;
/** Samples that are planned together, and the bytes of a plan for them. See `rows.ts`. */
const BLOCK = 16;
const PLAN_BYTES = 48;
/** Bytes from sample to sample that a plan is possible for. */
const MAX_STRETCH = 1.9;
/** Bytes up or down from sample to sample that are not too many for a slope. */
const MAX_SLOPE = 0.4;
/** What edges that meet may be apart, as they were computed: a sample between them would be in neither. */
const ROUNDING = 1e-6;
/** Positions that differ by less over a whole row are the same. */
const TOLERANCE = 1 / 64;

/** Creates a painter for surfaces in the memory of the kernels. */
export function createPainter(
  kernels: Kernels,
  { surfaces, maxWidth }: { surfaces: Surfaces; maxWidth: number },
): Painter {
  const length = maxWidth + 128;
  const [opaque = 0, colours = 0, alphas = 0] = [0, 1, 2].map(() => surfaces.scratch(length));
  const temporary = surfaces.scratch(2 * (MAX_STRETCH * length + 64));
  const plan = surfaces.scratch((maxWidth / BLOCK + 2) * PLAN_BYTES);
  new Uint8Array(kernels.memory.buffer).fill(255, opaque, opaque + length);

  function paintPlanes(target: Layered, source: Layered, stroke: PlaneStroke): void {
    const { grid, back, rect, area, bands, opacity } = stroke;
    const { step } = grid;
    const [a, b, c, d, e, f] = back;
    const [left, top, right] = [rect.left / step, rect.top / step, rect.right / step];
    const count = right - left;
    // Of a sample, as samples of the source.
    const xAt = (i: number, j: number) =>
      (a * (i + grid.x) * step + c * (j + grid.y) * step + e) / step - grid.x;
    const yAt = (i: number, j: number) =>
      (b * (i + grid.x) * step + d * (j + grid.y) * step + f) / step - grid.y;
    const kind = kindOf(back, count);
    const isStill =
      kind === "stretch" && Math.abs(a - 1) * count < TOLERANCE && isWhole(xAt(left, top));
    if (kind === "stretch" && !isStill)
      kernels.planStretch(plan, count, fixed(xAt(left, top)), fixed(a));

    /** Lays samples of a plane onto those of another. */
    function lay(plane: Plane, on: Plane, alpha: Plane | null, block: Block): void {
      const { first, rows, from, to } = block;
      const row = on.start + first * on.stride;
      if (kind === "stretch") {
        // Plans are for so many samples from the first one.
        const skip = (from - left) % BLOCK;
        const begin = from - skip;
        const offset = isStill ? Math.round(xAt(begin, first)) : 0;
        kernels.layStretched(
          row + begin,
          on.stride,
          plane.start + offset,
          plane.stride,
          alpha === null ? 0 : alpha.start + offset,
          rows,
          yAt(begin, first),
          d,
          isStill ? 0 : plan + ((begin - left) / BLOCK) * PLAN_BYTES,
          skip,
          to - begin,
          opacity,
          temporary,
        );
      } else if (kind === "slope") {
        kernels.laySloped(
          row + from,
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
          opacity,
        );
      } else {
        for (let j = 0; j < rows; j++) {
          const [x, y] = [fixed(xAt(from, first + j)), fixed(yAt(from, first + j))];
          const count = to - from;
          kernels.line(colours, plane.start, plane.stride, count, x, y, fixed(a), fixed(b));
          if (alpha !== null)
            kernels.line(alphas, alpha.start, alpha.stride, count, x, y, fixed(a), fixed(b));
          const shares = alpha === null ? opaque : alphas;
          kernels.blend(row + j * on.stride + from, colours, shares, count, opacity);
        }
      }
    }

    /** Lays a block of all planes. */
    function layAll(block: Block): void {
      const { first, rows, from, to } = block;
      if (from >= to || rows <= 0) return;
      const alpha = block.isOpaque ? null : source.alpha;
      for (let i = 0; i < source.planes.length; i++) {
        const [plane, on] = [source.planes[i], target.planes[i]];
        if (plane !== undefined && on !== undefined) lay(plane, on, alpha, block);
      }
      if (target.alpha === null) return;
      if (alpha !== null) {
        lay(alpha, target.alpha, alpha, block);
        return;
      }
      const { start, stride } = target.alpha;
      for (let j = first; j < first + rows; j++)
        kernels.blend(start + j * stride + from, opaque, opaque, to - from, opacity);
    }

    /** Samples of a row that are in the area. */
    function insideOf(j: number): readonly [from: number, to: number] | null {
      const ends = crossing(area, (j + grid.y) * step - ROUNDING);
      const first = (x: number) => Math.ceil((x - ROUNDING) / step - grid.x);
      return ends && [first(ends[0]), first(ends[1])];
    }

    for (const { top, bottom, spans } of bands) {
      const [first, end] = [top / step, bottom / step];
      const [above, below] = [insideOf(first), insideOf(end - 1)];
      // The area is convex: between two rows, all of it is inside that is inside in both.
      const [begin, stop] =
        above && below
          ? [Math.max(above[0], below[0]), Math.min(above[1], below[1])]
          : [right, left];
      for (const span of spans) {
        const { isOpaque } = span;
        const [from, to] = [span.left / step, span.right / step];
        const middle = { from: Math.max(from, begin), to: Math.min(to, stop) };
        const hasMiddle = middle.from < middle.to;
        if (hasMiddle) layAll({ ...middle, first, rows: end - first, isOpaque });
        if (middle.from === from && middle.to === to) continue;
        for (let j = first; j < end; j++) {
          const inside = insideOf(j);
          if (inside === null) continue;
          const [least, most] = [Math.max(from, inside[0]), Math.min(to, inside[1])];
          const row = { first: j, rows: 1, isOpaque };
          if (!hasMiddle) layAll({ ...row, from: least, to: most });
          else {
            layAll({ ...row, from: least, to: middle.from });
            layAll({ ...row, from: middle.to, to: most });
          }
        }
      }
    }
  }

  return {
    paint(target, source, { matrix, clip, opacity, within }) {
      const back = inverse(matrix);
      if (back === null || opacity <= 0) return;
      // Beside what is transparent at its edges, nothing need be cut off.
      const margin = source.alpha === null ? BORDER : MARGIN;
      const edges = {
        left: margin,
        top: margin,
        right: source.width - margin,
        bottom: source.height - margin,
      };
      const area = intersection(quad(edges, matrix), clip);
      const bounds = boundsOf(area);
      const rect = bounds && overlap(bounds, within);
      if (rect === null) return;
      const bands = bandsOf(source.coverage, back, rect);
      const shared = { back, area, rect, bands, opacity: Math.round(opacity * STEPS) };
      paintPlanes(
        { planes: [target.y], alpha: target.alpha?.full ?? null },
        { planes: [source.y], alpha: source.alpha?.full ?? null },
        { ...shared, grid: LUMA },
      );
      paintPlanes(
        { planes: [target.u, target.v], alpha: target.alpha?.half ?? null },
        { planes: [source.u, source.v], alpha: source.alpha?.half ?? null },
        { ...shared, grid: CHROMA },
      );
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

/** Samples of rows that follow each other. */
interface Block {
  first: number;
  rows: number;
  from: number;
  to: number;
  isOpaque: boolean;
}

interface PlaneStroke {
  grid: Grid;
  /** From pixels of the target to those of the source. */
  back: Matrix;
  /** Nothing is painted outside. */
  area: Polygon;
  /** What of the target is painted. */
  rect: Rect;
  bands: readonly Band[];
  /** In 256ths. */
  opacity: number;
}
