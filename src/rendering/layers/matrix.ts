/** A point, in pixels. */
export type Point = readonly [x: number, y: number];

/** Maps (x, y) to (ax + cy + e, bx + dy + f), as a CSS `matrix()` does. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that does the last first. */
export function multiply(...matrices: readonly Matrix[]): Matrix {
  return matrices.reduce(
    ([a, b, c, d, e, f], [p, q, r, s, t, u]): Matrix => [
      a * p + c * q,
      b * p + d * q,
      a * r + c * s,
      b * r + d * s,
      a * t + c * u + e,
      b * t + d * u + f,
    ],
    IDENTITY,
  );
}

/** The matrix that undoes this one; null if that brings all points to a line. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | null {
  const area = a * d - b * c;
  if (Math.abs(area) < 1e-9) return null;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** Moves by (x, y). */
export function translation(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

/** Makes all distances larger, from the origin. */
export function scaling(scale: number): Matrix {
  return [scale, 0, 0, scale, 0, 0];
}

/** Turns clockwise around the origin, by degrees. */
export function rotation(degrees: number): Matrix {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, 0, 0];
}

/** Where a matrix brings a point. */
export function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}
