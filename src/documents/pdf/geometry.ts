/** How a page's coordinates were changed. */
export type Matrix = readonly [number, number, number, number, number, number];

/** A place on a page, in points from its lower left corner. */
export interface Rect {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** What a rectangle of some coordinates covers of the page. */
export function boundsOf(
  [a, b, c, d, e, f]: Matrix,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): Rect {
  const xs = [a * x1 + c * y1, a * x2 + c * y1, a * x1 + c * y2, a * x2 + c * y2];
  const ys = [b * x1 + d * y1, b * x2 + d * y1, b * x1 + d * y2, b * x2 + d * y2];
  return {
    left: Math.min(...xs) + e,
    bottom: Math.min(...ys) + f,
    right: Math.max(...xs) + e,
    top: Math.max(...ys) + f,
  };
}

/** One change of coordinates after another, which the library may have left out. */
export function times(matrix: Matrix, other: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(other);
  const [ma, mb, mc, md, me, mf] = matrix;
  return [
    ma * a + mc * b,
    mb * a + md * b,
    ma * c + mc * d,
    mb * c + md * d,
    ma * e + mc * f + me,
    mb * e + md * f + mf,
  ];
}

/** Numbers that the library hands over as an array or a typed one. */
export function numbersOf(value: unknown): number[] {
  if (Array.isArray(value)) return value.map(Number);
  return ArrayBuffer.isView(value) ? Object.values(value).map(Number) : [];
}

/** What two rectangles share; null if nothing. */
export function overlap(one: Rect, other: Rect): Rect | null {
  const left = Math.max(one.left, other.left);
  const bottom = Math.max(one.bottom, other.bottom);
  const right = Math.min(one.right, other.right);
  const top = Math.min(one.top, other.top);
  return left < right && bottom < top ? { left, bottom, right, top } : null;
}
