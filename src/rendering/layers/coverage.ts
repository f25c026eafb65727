import type { Kernels } from "./kernels/mod.ts";
import type { Matrix } from "./matrix.ts";
import type { Rect } from "./polygon.ts";
import type { Plane } from "./surface.ts";

/** What there is to see in a tile of a surface. */
const NOTHING = 0;
const MIXED = 1;
const OPAQUE = 2;
/** Side of a tile in pixels, as kernels look at so many at a time. */
const TILE = 16;

/** Where a surface is transparent, where opaque, and where in between. */
interface Tiles {
  columns: number;
  rows: number;
  kinds: Uint8Array;
  /** Of tiles that are opaque and of one colour: its bytes Y, U and V, from the lowest on; -1: of others. */
  colours: Int32Array;
}

/** Where there is something to see of a surface: where its tiles say so, or everywhere alike. */
export type Coverage = Tiles | "opaque" | "unknown";

/** What is looked at of a surface. Rows of its planes must be followed by memory that can be read. */
interface Planes {
  y: Plane;
  u: Plane;
  v: Plane;
  /** Null: opaque. */
  alpha: Plane | null;
}

/** Looks at a surface. `scratch` is memory for four bytes of each tile in a row. */
export function coverageOf(
  kernels: Kernels,
  { y, u, v, alpha }: Planes,
  { width, height }: { width: number; height: number },
  scratch: number,
): Coverage {
  const [columns, rows] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const kinds = new Uint8Array(columns * rows).fill(OPAQUE);
  const colours = new Int32Array(columns * rows).fill(-1);

  /** Which byte all of each eight columns are, or -1. */
  function alike({ start, stride }: Plane, first: number, pixels: number, count: number) {
    kernels.alike(scratch, start + first * stride, stride, pixels, count);
    return new Int16Array(kernels.memory.buffer, scratch, count).slice();
  }

  for (let row = 0; row < rows; row++) {
    const first = row * TILE;
    const pixels = Math.min(TILE, height - first);
    if (alpha !== null) {
      const { start, stride } = alpha;
      kernels.tiles(scratch, start + first * stride, stride, pixels, columns);
      kinds.set(new Uint8Array(kernels.memory.buffer, scratch, columns), row * columns);
    }
    const luma = alike(y, first, pixels, 2 * columns);
    const [blue, red] = [u, v].map((plane) => alike(plane, first / 2, pixels / 2, columns));
    for (let column = 0; column < columns; column++) {
      const tile = row * columns + column;
      const [left = -1, right = -1] = [luma[2 * column], luma[2 * column + 1]];
      const [cb = -1, cr = -1] = [blue?.[column], red?.[column]];
      if (kinds[tile] === OPAQUE && left === right && left >= 0 && cb >= 0 && cr >= 0)
        colours[tile] = left | (cb << 8) | (cr << 16);
    }
  }
  return { columns, rows, kinds, colours };
}

/** The coverage of a copy, which something may be painted on. */
export function copied(coverage: Coverage): Coverage {
  if (typeof coverage === "string") return coverage;
  return { ...coverage, colours: coverage.colours.slice() };
}

/** Notes that something was painted on an opaque surface. */
export function spoil(coverage: Coverage, { left, top, right, bottom }: Rect): void {
  if (typeof coverage === "string") return;
  const { columns, rows, colours } = coverage;
  const [first, last] = [Math.floor(left / TILE), Math.min(columns, Math.ceil(right / TILE))];
  for (let row = Math.floor(top / TILE); row < Math.min(rows, Math.ceil(bottom / TILE)); row++)
    colours.fill(-1, row * columns + first, row * columns + last);
}

/** Columns of a band that are painted in the same way. */
export interface Span {
  left: number;
  right: number;
  isOpaque: boolean;
  /** See `Tiles.colours`. */
  colour: number;
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
        ? [{ left, right, isOpaque: coverage === "opaque", colour: -1 }]
        : spansOf(coverage, back, { ...rect, top, bottom });
    const last = bands.at(-1);
    if (last?.bottom === top && isFilledAlike(last.spans, spans)) last.bottom = bottom;
    else if (spans.length > 0) bands.push({ top, bottom, spans });
  }
  return bands;
}

/** Whether both are one span that is filled with one colour. */
function isFilledAlike([one, ...more]: readonly Span[], [other, ...others]: readonly Span[]) {
  if (one === undefined || other === undefined || more.length + others.length > 0) return false;
  const isOneColour = one.colour >= 0 && one.colour === other.colour;
  return isOneColour && one.left === other.left && one.right === other.right;
}

function spansOf(tiles: Tiles, [a, b, c, d, e, f]: Matrix, rect: Rect): Span[] {
  const { top, bottom } = rect;
  const downX = [c * top + e - REACH, c * bottom + e - REACH] as const;
  const downY = [d * top + f - REACH, d * bottom + f - REACH] as const;
  const [leastX, leastY] = [Math.min(...downX), Math.min(...downY)];
  const [mostX, mostY] = [Math.max(...downX) + 2 * REACH, Math.max(...downY) + 2 * REACH];
  const seenBetween = (left: number, right: number) =>
    seenIn(tiles, {
      left: leastX + Math.min(a * left, a * right),
      right: mostX + Math.max(a * left, a * right),
      top: leastY + Math.min(b * left, b * right),
      bottom: mostY + Math.max(b * left, b * right),
    });
  // Most of a page is empty, or of one colour.
  const all = seenBetween(rect.left, rect.right);
  if (all.kind === NOTHING) return [];
  if (all.colour >= 0)
    return [{ left: rect.left, right: rect.right, isOpaque: true, colour: all.colour }];
  const spans: Span[] = [];
  for (let left = rect.left; left < rect.right; left += SPAN) {
    const right = Math.min(rect.right, left + SPAN);
    const { kind, colour } = seenBetween(left, right);
    if (kind === NOTHING) continue;
    const isOpaque = kind === OPAQUE;
    const last = spans.at(-1);
    const goesOn = last?.right === left && last.isOpaque === isOpaque && last.colour === colour;
    if (goesOn) last.right = right;
    else spans.push({ left, right, isOpaque, colour });
  }
  return spans;
}

/** What there is to see in a rectangle of a surface, as far as it is on that. */
function seenIn(
  { columns, rows, kinds, colours }: Tiles,
  { left, right, top, bottom }: Rect,
): { kind: number; colour: number } {
  const first = Math.max(0, Math.floor(left / TILE));
  const last = Math.min(columns - 1, Math.floor(right / TILE));
  const start = Math.max(0, Math.floor(top / TILE));
  const end = Math.min(rows - 1, Math.floor(bottom / TILE));
  if (first > last || start > end) return { kind: NOTHING, colour: -1 };
  const kind = kinds[start * columns + first] ?? NOTHING;
  let colour = colours[start * columns + first] ?? -1;
  for (let row = start; row <= end; row++) {
    for (let tile = row * columns + first; tile <= row * columns + last; tile++) {
      if (kinds[tile] !== kind) return { kind: MIXED, colour: -1 };
      if (colours[tile] !== colour) colour = -1;
    }
  }
  return { kind, colour };
}
