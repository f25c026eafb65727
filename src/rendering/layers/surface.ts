import { type Coverage, copied, coverageOf } from "./coverage.ts";
import type { Kernels } from "./kernels/mod.ts";
import type { Rect } from "./polygon.ts";
import type { Area } from "./shot.ts";

/** Bytes of a picture, in the memory of the kernels. */
export interface Plane {
  /** Address of its first byte. */
  start: number;
  /** Bytes from a row to the next. */
  stride: number;
}

/**
 * A picture in YUV 4:2:0, BT.709 in limited range: brightness, and two colour differences of half the
 * width and height. Where it is not opaque, they were multiplied by its alpha.
 */
export interface Surface {
  width: number;
  height: number;
  y: Plane;
  u: Plane;
  v: Plane;
  /** Null: opaque. */
  alpha: { full: Plane; half: Plane } | null;
  /** Where there is something to see of it, and of all that is mixed with its neighbours. */
  seen: Rect;
  coverage: Coverage;
  /** All of its planes, one after the other. */
  block: Block;
}

/** A stretch of memory. */
interface Block {
  start: number;
  length: number;
}

/** Makes surfaces, and takes back their memory. */
export interface Surfaces {
  /** Makes one of even size, with nothing on it that is known. */
  make(width: number, height: number, alpha: boolean): Surface;
  /** Makes an opaque one of even size whose planes follow each other, as encoders take them. */
  makeWhole(width: number, height: number): Surface;
  /** Converts rows of red, green, blue and alpha. */
  convert(picture: Pixels, edges: Edges): Surface;
  /** Makes an opaque one that looks like another. */
  copy(surface: Surface): Surface;
  free(surface: Surface): void;
  /** Address of memory for so many bytes, which is never freed. */
  scratch(length: number): number;
}

/** Edges that are seen are smooth, wherever they lie; without, what is opaque is painted faster. */
type Edges = "seen" | "unseen";

/** A part of a picture. */
interface Pixels {
  /** The whole picture, four bytes a pixel. */
  pixels: Uint8Array;
  /** Pixels of a row of the whole picture. */
  stride: number;
  area: Area;
}

/** Pixels around a converted picture: transparent ones, or those of its edge if it is opaque. */
export const BORDER = 4;
/** How far kernels may read beyond what they are asked for, and a little more. */
const SLACK = 64;
const PAGE = 65_536;
/** Alpha is the last byte of a pixel. */
const ALPHA_BITS = 24;
const OPAQUE = 255;

/** Keeps surfaces in the memory of the kernels. */
export function createSurfaces(kernels: Kernels): Surfaces {
  const { memory } = kernels;
  let free: Block[] = [];
  let end = memory.buffer.byteLength;

  function take(length: number): Block {
    const rounded = Math.ceil(length / SLACK) * SLACK;
    // The first one: what is small fills gaps, and what is large stays together at the end.
    const best = free.find((block) => block.length >= rounded);
    if (best === undefined) {
      const last = free.at(-1);
      const left = last && last.start + last.length === end ? last.length : 0;
      const pages = Math.ceil((rounded - left) / PAGE);
      memory.grow(pages);
      give({ start: end, length: pages * PAGE });
      end += pages * PAGE;
      return take(length);
    }
    const { start } = best;
    best.start += rounded;
    best.length -= rounded;
    if (best.length === 0) free.splice(free.indexOf(best), 1);
    return { start, length: rounded };
  }

  function give(block: Block): void {
    const sorted = [...free, block].sort((one, other) => one.start - other.start);
    free = [];
    for (const { start, length } of sorted) {
      const last = free.at(-1);
      if (last !== undefined && last.start + last.length === start) last.length += length;
      else free.push({ start, length });
    }
  }

  /** Gives back what comes behind the first bytes of a block, so that blocks still begin where numbers may. */
  function keepFirst({ start, length }: Block, least: number): Block {
    const kept = Math.min(length, Math.ceil(least / SLACK) * SLACK);
    give({ start: start + kept, length: length - kept });
    return { start, length: kept };
  }

  function make(width: number, height: number, alpha: boolean): Surface {
    // Apart, as whole sixteens are written at the end of a plane.
    return layOut(width, height, { alpha, gap: SLACK });
  }

  function layOut(
    width: number,
    height: number,
    { alpha, gap }: { alpha: boolean; gap: number },
  ): Surface {
    const sizes = [
      [width, height],
      [width / 2, height / 2],
      [width / 2, height / 2],
      ...(alpha
        ? [
            [width, height],
            [width / 2, height / 2],
          ]
        : []),
    ] as const;
    const lengths = sizes.map(([across, down]) => across * down + gap);
    // What is read beyond the last one must not leave the memory.
    const block = take(lengths.reduce((sum, length) => sum + length, SLACK));
    let { start } = block;
    const planes = sizes.map(([stride], i): Plane => {
      const plane = { start, stride };
      start += lengths[i] ?? 0;
      return plane;
    });
    // As many as there are sizes.
    const [y, u, v, full, half] = planes as [Plane, Plane, Plane, Plane?, Plane?];
    return {
      width,
      height,
      y,
      u,
      v,
      alpha: full && half ? { full, half } : null,
      seen: { left: 0, top: 0, right: width, bottom: height },
      coverage: alpha ? "unknown" : "opaque",
      block,
    };
  }

  function convert(picture: Pixels, edges: Edges): Surface {
    const { area } = picture;
    const width = area.width + (area.width % 2) + 2 * BORDER;
    const height = area.height + (area.height % 2) + 2 * BORDER;
    const surface = make(width, height, true);
    const { y, u, v, alpha } = surface;
    const toAlpha = alpha?.full ?? y;
    const stride = 4 * (width + 2 * BORDER) + SLACK;
    const rows = take(2 * stride);
    const rowOf = rowsOf(picture);
    const opaque = edges === "unseen" && isOpaque(rowOf, area.height);
    const targets = [rows.start, rows.start + stride].map(
      (start) => new Int32Array(memory.buffer, start, width + 2 * BORDER),
    );
    for (let row = 0; row < height; row++) {
      const at = rows.start + (row % 2) * stride + 4 * BORDER;
      const target = targets[row % 2] as Int32Array;
      const inside = Math.min(area.height - 1, Math.max(0, row - BORDER));
      if (inside !== row - BORDER && !opaque) target.fill(0);
      else fillRow(target, rowOf(inside), opaque);
      kernels.luma(y.start + row * y.stride, toAlpha.start + row * toAlpha.stride, at, width);
      if (row % 2 === 0 || alpha === null) continue;
      const half = (row - 1) / 2;
      kernels.chroma(
        u.start + half * u.stride,
        v.start + half * v.stride,
        alpha.half.start + half * alpha.half.stride,
        ...[rows.start + 4 * BORDER, rows.start + stride + 4 * BORDER],
        width / 2,
      );
    }
    const planes = { y, u, v, alpha: opaque ? null : toAlpha };
    const coverage = coverageOf(kernels, planes, { width, height }, rows.start);
    give(rows);
    if (opaque || alpha === null) {
      const block = keepFirst(surface.block, toAlpha.start - surface.block.start);
      return { ...surface, alpha: null, coverage, block };
    }
    return { ...surface, seen: seenOf(alpha.full, width, height), coverage };
  }

  function seenOf({ start, stride }: Plane, width: number, height: number): Rect {
    const seen: Rect = { left: width, top: height, right: 0, bottom: 0 };
    for (let row = 0; row < height; row++) {
      const extent = kernels.extent(start + row * stride, width);
      if (extent === 0n) continue;
      seen.left = Math.min(seen.left, Number(extent & 0xffffffffn));
      seen.right = Math.max(seen.right, Number(extent >> 32n));
      seen.top = Math.min(seen.top, row);
      seen.bottom = row + 1;
    }
    if (seen.right === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
    return {
      left: Math.max(0, 2 * Math.floor(seen.left / 2) - BORDER),
      top: Math.max(0, 2 * Math.floor(seen.top / 2) - BORDER),
      right: Math.min(width, 2 * Math.ceil(seen.right / 2) + BORDER),
      bottom: Math.min(height, 2 * Math.ceil(seen.bottom / 2) + BORDER),
    };
  }

  function copy(surface: Surface): Surface {
    const { width, height, y, u, v, coverage } = surface;
    const result = { ...make(width, height, false), coverage: copied(coverage) };
    const bytes = new Uint8Array(memory.buffer);
    for (const [from, to, size] of [
      [y, result.y, width * height],
      [u, result.u, (width * height) / 4],
      [v, result.v, (width * height) / 4],
    ] as const) {
      bytes.copyWithin(to.start, from.start, from.start + size);
    }
    return result;
  }

  return {
    make,
    makeWhole: (width, height) => layOut(width, height, { alpha: false, gap: 0 }),
    convert,
    copy,
    free: ({ block }) => give(block),
    scratch: (length) => take(length).start,
  };
}

/** Finds rows of a part of a picture: numbers with a sign, as others would not be counted with as such. */
function rowsOf({ pixels, stride, area }: Pixels): (row: number) => Int32Array {
  const all = new Int32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
  return (row) => {
    const start = (area.top + row) * stride + area.left;
    return all.subarray(start, start + area.width);
  };
}

function isOpaque(rowOf: (row: number) => Int32Array, rows: number): boolean {
  for (let row = 0; row < rows; row++) {
    const pixels = rowOf(row);
    let all = -1;
    // Not every(): there are millions.
    for (let i = 0; i < pixels.length; i++) all &= pixels[i] ?? 0;
    if (all >>> ALPHA_BITS < OPAQUE) return false;
  }
  return true;
}

/** Puts a row of pixels between borders. */
function fillRow(target: Int32Array, pixels: Int32Array, opaque: boolean): void {
  // There is a border more on the left, as rows begin that much before the surface.
  const left = 2 * BORDER;
  target.fill(opaque ? (pixels[0] ?? 0) : 0, 0, left);
  target.set(pixels, left);
  target.fill(opaque ? (pixels.at(-1) ?? 0) : 0, left + pixels.length);
}
