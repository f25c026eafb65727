/** Shares of a box that are cut off from its edges; negative ones leave room around it. */
export type Cuts = readonly [top: number, right: number, bottom: number, left: number];

/** The motion of a layer in one frame, with the numbers that its styles have. */
export interface Motion {
  /** Pixels of the layer, not of the canvas. */
  x: number;
  y: number;
  scale: number;
  /** Degrees clockwise. */
  rotate: number;
  /** From 0 to 1. */
  opacity: number;
  /** What it turns and scales around, in shares of its box. */
  origin: readonly [x: number, y: number];
  /** What is cut off and moves with the layer. */
  clip: Cuts | null;
  /** What is cut off where the layer is at rest. */
  mask: Cuts | null;
}

/**
 * Reads the attribute in which the kit's `Layer` says how it moves.
 *
 * @throws {TypeError} if it is none.
 */
export function readMotion(words: string): Motion {
  const [first = "", clip = "", mask = ""] = words.split(";");
  const numbers = first.split(" ").map(Number);
  if (numbers.length !== 7 || !numbers.every(Number.isFinite)) {
    throw new TypeError(`Cannot read the motion "${words}" of a layer`);
  }
  // The length was checked.
  const [x, y, scale, rotate, opacity, left, top] = numbers as [
    ...[number, number, number, number, number, number, number],
  ];
  const origin = [left, top] as const;
  return { x, y, scale, rotate, opacity, origin, clip: readCuts(clip), mask: readCuts(mask) };
}

function readCuts(words: string): Cuts | null {
  const numbers = words.split(" ").map(Number);
  return words !== "" && numbers.length === 4 ? (numbers as unknown as Cuts) : null;
}
