import { apply, type Matrix, type Point } from "./matrix.ts";

/** A convex area, by its corners in turn; without any, nothing. */
export type Polygon = readonly Point[];

/** A rectangle of whole pixels; `right` and `bottom` are outside. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The corners of a rectangle, where a matrix brings them. */
export function quad({ left, top, right, bottom }: Rect, matrix: Matrix): Polygon {
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return corners.map((corner) => apply(matrix, corner));
}

/** What is in both of two areas. */
export function intersection(one: Polygon, other: Polygon): Polygon {
  const turn = Math.sign(areaOf(other));
  if (turn === 0) return [];
  let rest = one;
  for (const [i, from] of other.entries()) {
    const to = other[(i + 1) % other.length] ?? from;
    rest = cut(rest, (point) => turn * side(from, to, point));
  }
  return rest;
}

/** Keeps what is on the side of a line where `distance` is not negative. */
function cut(polygon: Polygon, distance: (point: Point) => number): Polygon {
  return polygon.flatMap((point, i) => {
    const next = polygon[(i + 1) % polygon.length] ?? point;
    const [here, there] = [distance(point), distance(next)];
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = here / (here - there);
    const crossing: Point = [
      point[0] + share * (next[0] - point[0]),
      point[1] + share * (next[1] - point[1]),
    ];
    return [...kept, crossing];
  });
}

function side([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): number {
  return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
}

function areaOf(polygon: Polygon): number {
  return polygon.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = polygon[(i + 1) % polygon.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** What is lost by computing. */
const ROUNDING = 1e-6;

/** Whether all of a rectangle is in an area. */
export function covers(area: Polygon, { left, top, right, bottom }: Rect): boolean {
  const turn = Math.sign(areaOf(area));
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return (
    turn !== 0 &&
    area.every((from, i) => {
      const to = area[(i + 1) % area.length] ?? from;
      return corners.every((corner) => turn * side(from, to, corner) >= -ROUNDING);
    })
  );
}

/** The smallest rectangle of even pixels around an area; null if that is empty. */
export function boundsOf(polygon: Polygon): Rect | null {
  if (polygon.length === 0) return null;
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return {
    left: 2 * Math.floor(Math.min(...xs) / 2),
    top: 2 * Math.floor(Math.min(...ys) / 2),
    right: 2 * Math.ceil(Math.max(...xs) / 2),
    bottom: 2 * Math.ceil(Math.max(...ys) / 2),
  };
}

/** Where a horizontal line enters and leaves an area; null if it misses it. */
export function crossing(polygon: Polygon, y: number): readonly [from: number, to: number] | null {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < polygon.length; i++) {
    const one = polygon[i];
    const other = polygon[(i + 1) % polygon.length];
    if (one === undefined || other === undefined || one[1] > y === other[1] > y) continue;
    const x = one[0] + ((y - one[1]) / (other[1] - one[1])) * (other[0] - one[0]);
    if (x < from) from = x;
    if (x > to) to = x;
  }
  return from < to ? [from, to] : null;
}

/** What is in both of two rectangles; null if that is nothing. */
export function overlap(one: Rect, other: Rect): Rect | null {
  const rect = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return rect.left < rect.right && rect.top < rect.bottom ? rect : null;
}

/** Rectangles that cover all of these, and do not overlap. */
export function merged(rects: readonly Rect[]): Rect[] {
  const result: Rect[] = [];
  for (let rect of rects) {
    for (;;) {
      const other = result.findIndex((candidate) => overlap(candidate, rect) !== null);
      const [met] = other < 0 ? [] : result.splice(other, 1);
      if (met === undefined) break;
      rect = {
        left: Math.min(rect.left, met.left),
        top: Math.min(rect.top, met.top),
        right: Math.max(rect.right, met.right),
        bottom: Math.max(rect.bottom, met.bottom),
      };
    }
    result.push(rect);
  }
  return result;
}
