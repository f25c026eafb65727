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
/** Steps that are told apart between two pixels. */
const STEPS = 256;
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

/** Creates a painter for surfaces in the memory of the kernels. */
export function createPainter(
  kernels: Kernels,
  { surfaces, maxWidth }: { surfaces: Surfaces; maxWidth: number },
): Painter {
  const length = 2 * (maxWidth + 64);
  const opaqueRow = surfaces.scratch(length);
  const rows = [0, 1, 2, 3].map(() => surfaces.scratch(2 * length));
  const [mixed = 0, colours = 0, mixedAlpha = 0, alphas = 0] = rows;
  const colourRows: Rows = { to: colours, temporary: mixed, mask: 0 };
  const directRows: Rows = { to: 0, temporary: mixed, mask: 0 };
  const alphaRows: Rows = { to: alphas, temporary: mixedAlpha, mask: 0 };
  const plan = surfaces.scratch((maxWidth / BLOCK + 2) * PLAN_BYTES);
  new Uint8Array(kernels.memory.buffer).fill(255, opaqueRow, opaqueRow + length);

  /** Samples a row of a plane, and returns the address of the samples. */
  function sample({ start, stride }: Plane, count: number, way: Way, rows: Rows): number {
    const { kind, x, y, stepX, stepY } = way;
    const { to, temporary } = rows;
    if (kind === "slope" || kind === "line") {
      const [fromX, fromY] = [Math.round(x * FIXED), Math.round(y * FIXED)];
      const [dx, dy] = [Math.round(stepX * FIXED), Math.round(stepY * FIXED)];
      if (kind === "slope")
        kernels.slope(to, start, stride, count, fromX, fromY, dx, dy, rows.mask);
      else kernels.line(to, start, stride, count, fromX, fromY, dx, dy);
      return to;
    }
    const steps = Math.round(y * STEPS);
    const row = start + Math.floor(steps / STEPS) * stride;
    const below = steps % STEPS;
    if (kind === "stretch") {
      // The plan begins at the first byte of a row.
      let at = row;
      if (below > 0) {
        const first = Math.floor(x);
        const length = Math.ceil(count * stepX) + 2;
        kernels.mix(temporary, row + first, row + first + stride, length, below);
        at = temporary - first;
      }
      kernels.stretch(to, at, way.plan, count);
      return to;
    }
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

  function paintPlanes(
    target: Layered,
    source: Layered,
    { grid, back, area, within, opacity, extents }: PlaneStroke,
  ): void {
    const { step } = grid;
    const [a, b, c, d, e, f] = back;
    const bounds = boundsOf(area);
    const rect = bounds && overlap(bounds, within);
    if (rect === null) return;
    const { left, top, right, bottom } = scaledRect(rect, 1 / step);
    const kind = kindOf(a, b, right - left);
    // Of the first sample of a row, and how both change along it.
    const xAt = (i: number, j: number) =>
      (a * (i + grid.x) * step + c * (j + grid.y) * step + e) / step - grid.x;
    const yAt = (i: number, j: number) =>
      (b * (i + grid.x) * step + d * (j + grid.y) * step + f) / step - grid.y;
    // All rows are sampled alike.
    if (kind === "stretch") kernels.planStretch(plan, right - left, ...fixed(xAt(left, top), a));
    // Changed in place: there are thousands of rows in a picture.
    const way: Way = { kind, plan, x: 0, y: 0, stepX: a, stepY: b };
    // Nothing of what is below is left.
    const isSolid = source.alpha === null && opacity === STEPS;
    const bytes = new Uint8Array(kernels.memory.buffer);
    colourRows.mask = source.alpha === null ? 0 : alphaRows.to;
    const box = isSolid && target.alpha === null && b === 0 && c === 0 ? boxOf(area) : null;
    if (box !== null && kind === "stretch") {
      const x = (edge: number) => Math.ceil(edge / step - grid.x);
      const y = (edge: number) => Math.ceil(edge / step - grid.y);
      const [begin, end] = [Math.max(left, x(box.left)), Math.min(right, x(box.right))];
      const [first, last] = [Math.max(top, y(box.top)), Math.min(bottom, y(box.bottom))];
      // Plans are for so many samples from the first one.
      const from = begin - ((begin - left) % BLOCK);
      const count = end - from;
      if (begin >= end || first >= last) return;
      for (let i = 0; i < source.planes.length; i++) {
        const [plane, on] = [source.planes[i], target.planes[i]];
        if (plane === undefined || on === undefined) continue;
        kernels.stretchRows(
          ...[on.start + first * on.stride + from, on.stride, plane.start, plane.stride],
          ...[last - first, yAt(from, first), d, plan + ((from - left) / BLOCK) * PLAN_BYTES],
          ...[count, Math.floor(xAt(from, first)), Math.ceil(count * a) + 2, mixed],
        );
      }
      return;
    }
    for (let j = top; j < bottom; j++) {
      const ends = crossing(area, (j + grid.y) * step);
      if (ends === null) continue;
      let from = Math.max(left, Math.ceil(ends[0] / step - grid.x));
      let to = Math.min(right, Math.ceil(ends[1] / step - grid.x));
      if (extents !== null && kind !== "line") {
        const [y, last] = [yAt(from, j), yAt(to, j)];
        const [above, below] = y < last ? [y, last] : [last, y];
        const seen = seenIn(extents, Math.floor(above) * step, (Math.floor(below) + 1) * step);
        if (seen === null) continue;
        const edge = c * (j + grid.y) * step + e;
        from = Math.max(from, Math.floor((seen[0] - edge) / a / step) - 2);
        to = Math.min(to, Math.ceil((seen[1] - edge) / a / step) + 2);
      }
      // Plans are for so many samples from the first one.
      if (kind === "stretch") from -= (from - left) % BLOCK;
      const count = to - from;
      if (count <= 0) continue;
      way.x = xAt(from, j);
      way.y = yAt(from, j);
      way.plan = plan + ((from - left) / BLOCK) * PLAN_BYTES;
      if (isSolid) {
        for (let i = 0; i < source.planes.length; i++) {
          const [plane, on] = [source.planes[i], target.planes[i]];
          if (plane === undefined || on === undefined) continue;
          directRows.to = on.start + j * on.stride + from;
          const own = sample(plane, count, way, directRows);
          if (own !== directRows.to) bytes.copyWithin(directRows.to, own, own + count);
        }
        if (target.alpha === null) continue;
        const at = target.alpha.start + j * target.alpha.stride + from;
        bytes.fill(255, at, at + count);
        continue;
      }
      const alpha = source.alpha === null ? opaqueRow : sample(source.alpha, count, way, alphaRows);
      for (let i = 0; i < source.planes.length; i++) {
        const [plane, on] = [source.planes[i], target.planes[i]];
        if (plane === undefined || on === undefined) continue;
        const own = sample(plane, count, way, colourRows);
        kernels.blend(on.start + j * on.stride + from, own, alpha, count, opacity);
      }
      if (target.alpha === null) continue;
      const at = target.alpha.start + j * target.alpha.stride + from;
      kernels.blend(at, alpha, alpha, count, opacity);
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
      const { extents } = source;
      const shared = { back, area, within, extents, opacity: Math.round(opacity * STEPS) };
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

/** An area whose edges are those of rows and columns; null if it is no such one. */
function boxOf(area: Polygon): Rect | null {
  const [xs, ys] = [area.map(([x]) => x), area.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const isBox =
    area.length === 4 &&
    area.every(([x, y]) => (x === left || x === right) && (y === top || y === bottom));
  return isBox ? { left, top, right, bottom } : null;
}

/** How rows are sampled: moved only, stretched too, turned a little, or in any way. */
type Kind = "move" | "stretch" | "slope" | "line";

function kindOf(stepX: number, stepY: number, count: number): Kind {
  if (stepX <= 0 || stepX >= MAX_STRETCH || Math.abs(stepY) >= MAX_SLOPE) return "line";
  if (Math.abs(stepY) * count >= TOLERANCE) return "slope";
  return Math.abs(stepX - 1) * count < TOLERANCE ? "move" : "stretch";
}

function fixed(x: number, step: number): [x: number, step: number] {
  return [Math.round(x * FIXED), Math.round(step * FIXED)];
}

/** Where there is something to see from one row to another, or what is half as high; null: nowhere. */
function seenIn(extents: Int32Array, row: number, last: number): [number, number] | null {
  let [from, to] = [Number.POSITIVE_INFINITY, 0];
  for (let pair = 2 * Math.floor(row / 2); pair <= last; pair += 2) {
    const end = extents[pair + 1] ?? 0;
    if (end === 0) continue;
    from = Math.min(from, extents[pair] ?? 0);
    to = Math.max(to, end);
  }
  return to === 0 ? null : [from, to];
}

function scaledRect({ left, top, right, bottom }: Rect, by: number): Rect {
  return { left: left * by, top: top * by, right: right * by, bottom: bottom * by };
}

/** Samples of a row: the first, and from each to the next, in samples of the source. */
interface Way {
  kind: Kind;
  /** Address of the plan for a stretched row. */
  plan: number;
  x: number;
  y: number;
  stepX: number;
  stepY: number;
}

/** Addresses of rows. */
interface Rows {
  to: number;
  temporary: number;
  /** Where this one is 0, nothing is seen; 0: it is seen everywhere. */
  mask: number;
}

interface PlaneStroke {
  grid: Grid;
  /** From pixels of the target to those of the source. */
  back: Matrix;
  area: Polygon;
  within: Rect;
  /** Where there is something to see of the source. */
  extents: Int32Array | null;
  /** In 256ths. */
  opacity: number;
}
