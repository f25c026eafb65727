import type { Kernels } from "./kernels/mod.ts";
import type { Matrix } from "./matrix.ts";
import type { Rect } from "./polygon.ts";

/** What there is to see in a tile of a surface. */
const NOTHING = 0;
const OPAQUE = 2;
/** Side of a tile in pixels, as kernels look at so many at a time. */
const TILE = 16;

/** Where a surface is transparent, where opaque, and where in between: a byte for each tile. */
interface Tiles {
  columns: number;
  rows: number;
  tiles: Uint8Array;
}

/** Where there is something to see of a surface: where its tiles say so, or everywhere alike. */
export type Coverage = Tiles | "opaque" | "unknown";

/** Looks at the alpha of a surface. Its rows must be followed by memory that can be read. */
export function coverageOf(
  kernels: Kernels,
  alpha: { start: number; stride: number },
  { width, height }: { width: number; height: number },
  scratch: number,
): Coverage {
  const [columns, rows] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const tiles = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const { start, stride } = alpha;
    const pixels = Math.min(TILE, height - row * TILE);
    kernels.tiles(scratch, start + row * TILE * stride, stride, pixels, columns);
    tiles.set(new Uint8Array(kernels.memory.buffer, scratch, columns), row * columns);
  }
  return { columns, rows, tiles };
}

/** Columns of a band that are painted in the same way. */
interface Span {
  left: number;
  right: number;
  isOpaque: boolean;
}

/** Rows of a target, with the spans in which there is something to paint. */
export interface Band {
  top: number;
  bottom: number;
  spans: Span[];
}

/** Height of a band and the least width of a span, but at their ends: whole blocks of chroma. */
const BAND = 16;
const SPAN = 32;
/** Pixels beside a sample, also of half as many, that it may be mixed with. */
const REACH = 4;

/**
 * Divides what is painted of a target into bands and spans, from its left edge on.
 *
 * @param back From pixels of the target to those of the source.
 */
export function bandsOf(coverage: Coverage, back: Matrix, rect: Rect): Band[] {
  const bands: Band[] = [];
  const { left, right } = rect;
  for (let top = rect.top; top < rect.bottom; top += BAND) {
    const bottom = Math.min(rect.bottom, top + BAND);
    const spans =
      typeof coverage === "string"
        ? [{ left, right, isOpaque: coverage === "opaque" }]
        : spansOf(coverage, back, { ...rect, top, bottom });
    if (spans.length > 0) bands.push({ top, bottom, spans });
  }
  return bands;
}

function spansOf(tiles: Tiles, [a, b, c, d, e, f]: Matrix, rect: Rect): Span[] {
  const { top, bottom } = rect;
  const downX = [c * top + e - REACH, c * bottom + e - REACH] as const;
  const downY = [d * top + f - REACH, d * bottom + f - REACH] as const;
  const [leastX, leastY] = [Math.min(...downX), Math.min(...downY)];
  const [mostX, mostY] = [Math.max(...downX) + 2 * REACH, Math.max(...downY) + 2 * REACH];
  const spans: Span[] = [];
  for (let left = rect.left; left < rect.right; left += SPAN) {
    const right = Math.min(rect.right, left + SPAN);
    const kind = kindIn(tiles, {
      left: leastX + Math.min(a * left, a * right),
      right: mostX + Math.max(a * left, a * right),
      top: leastY + Math.min(b * left, b * right),
      bottom: mostY + Math.max(b * left, b * right),
    });
    if (kind === NOTHING) continue;
    const isOpaque = kind === OPAQUE;
    const last = spans.at(-1);
    if (last?.right === left && last.isOpaque === isOpaque) last.right = right;
    else spans.push({ left, right, isOpaque });
  }
  return spans;
}

/** What there is to see in a rectangle of a surface, as far as it is on that. */
function kindIn({ columns, rows, tiles }: Tiles, { left, right, top, bottom }: Rect): number {
  const first = Math.max(0, Math.floor(left / TILE));
  const last = Math.min(columns - 1, Math.floor(right / TILE));
  const end = Math.min(rows - 1, Math.floor(bottom / TILE));
  let kind: number | undefined;
  for (let row = Math.max(0, Math.floor(top / TILE)); row <= end; row++) {
    for (let column = first; column <= last; column++) {
      const tile = tiles[row * columns + column];
      if (kind !== undefined && tile !== kind) return -1;
      kind = tile;
    }
  }
  return kind ?? NOTHING;
}
