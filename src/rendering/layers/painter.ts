import { type BlockLayer, createBlockLayer, type Grid, type Layered, STEPS } from "./blocks.ts";
import { type Band, bandsOf, type Span, spoil } from "./coverage.ts";
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
import { BORDER, type Surface, type Surfaces } from "./surface.ts";

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

const LUMA: Grid = { step: 1, x: 0.5, y: 0.5 };
// In the middle of the even pixel of a row, and between two rows.
const CHROMA: Grid = { step: 2, x: 0.25, y: 0.5 };

/** Pixels at the edge of a surface that are not painted, as all pixels beside them are needed. */
const MARGIN = 2;
/** What edges that meet may be apart, as they were computed: a sample between them would be in neither. */
const ROUNDING = 1e-6;

/** Creates a painter for surfaces in the memory of the kernels. */
export function createPainter(
  kernels: Kernels,
  options: { surfaces: Surfaces; maxWidth: number },
): Painter {
  const layer = createBlockLayer(kernels, options);

  function paintPlanes(target: Layered, source: Layered, stroke: PlaneStroke): void {
    const { grid, back, rect, bands, opacity } = stroke;
    layer.begin({ target, source, grid, back, rect, opacity });
    for (const band of bands) layBand(layer, band, stroke);
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
      spoil(target.coverage, rect);
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

/** How planes are painted. */
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

/** Lays what of a band is in the area: by blocks as high as the band, and row by row at the area's edges. */
function layBand(layer: BlockLayer, { top, bottom, spans }: Band, stroke: PlaneStroke): void {
  const { grid, rect } = stroke;
  const { step } = grid;
  const [first, end] = [top / step, bottom / step];
  const [above, below] = [insideOf(first, stroke), insideOf(end - 1, stroke)];
  // The area is convex: between two rows, all of it is inside that is inside in both.
  const [begin, stop] =
    above && below
      ? [Math.max(above[0], below[0]), Math.min(above[1], below[1])]
      : [rect.right / step, rect.left / step];
  for (const span of spans) {
    const { isOpaque, colour } = span;
    const [from, to] = [span.left / step, span.right / step];
    const middle = { from: Math.max(from, begin), to: Math.min(to, stop) };
    const hasMiddle = middle.from < middle.to;
    if (hasMiddle) layer.lay({ ...middle, first, rows: end - first, isOpaque, colour });
    if (middle.from === from && middle.to === to) continue;
    const edge = hasMiddle ? middle : { from: to, to };
    for (let row = first; row < end; row++) layEdges(layer, { row, span, edge }, stroke);
  }
}

/** Lays what of a span's row is in the area, but for its middle. */
function layEdges(
  layer: BlockLayer,
  { row, span, edge }: { row: number; span: Span; edge: { from: number; to: number } },
  stroke: PlaneStroke,
): void {
  const { step } = stroke.grid;
  const inside = insideOf(row, stroke);
  if (inside === null) return;
  const [least, most] = [
    Math.max(span.left / step, inside[0]),
    Math.min(span.right / step, inside[1]),
  ];
  const { isOpaque, colour } = span;
  const block = { first: row, rows: 1, isOpaque, colour };
  const left = Math.min(most, edge.from);
  if (least < left) layer.lay({ ...block, from: least, to: left });
  if (edge.to < most) layer.lay({ ...block, from: Math.max(least, edge.to), to: most });
}

/** Samples of a row that are in the area. */
function insideOf(row: number, { area, grid }: PlaneStroke): readonly [number, number] | null {
  const ends = crossing(area, (row + grid.y) * grid.step - ROUNDING);
  if (ends === null) return null;
  const first = (x: number) => Math.ceil((x - ROUNDING) / grid.step - grid.x);
  return [first(ends[0]), first(ends[1])];
}
