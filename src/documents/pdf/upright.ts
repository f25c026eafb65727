import type { PdfItem } from "./item.ts";

/** An item as a page draws it: its place and angle are in the page's own coordinates. */
export interface DrawnItem extends PdfItem {
  /** In degrees counterclockwise. */
  angle: number;
  /** True if it is written from the top to the bottom, which its angle says already. */
  isVertical: boolean;
  /** The font size along the line, which differs where letters are stretched; absent if it does not. */
  horizontalSize?: number;
}

/** Text within so many degrees of the page's other text belongs to its lines. */
const MAX_SLOPE = 5;
/** A number or abbreviation of so many characters stands upright in a line that runs downwards. */
const MAX_UPRIGHT = 4;
/** Height of letters above their baseline, in font sizes. */
const ASCENT = 0.85;

/**
 * Turns a page so that most of its text runs from left to right. Its `Rotate` entry is of no use
 * for that: it tells how the page lies, not the text on it.
 *
 * @param view The page's left, bottom, right and upper edge.
 */
export function upright(items: readonly DrawnItem[], view: readonly number[]): PdfItem[] {
  const main = mainAngle(items);
  const cos = Math.cos((main.angle * Math.PI) / 180);
  const sin = Math.sin((main.angle * Math.PI) / 180);
  const turn = (x: number, y: number) => ({ x: x * cos + y * sin, y: y * cos - x * sin });
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const corners = [turn(left, bottom), turn(right, bottom), turn(left, top), turn(right, top)];
  const origin = {
    x: Math.min(...corners.map(({ x }) => x)),
    y: Math.min(...corners.map(({ y }) => y)),
  };
  return items.map(({ angle, isVertical: _, horizontalSize: __, ...item }) => {
    const slope = between(angle - main.angle);
    const isInline =
      main.isVertical && Math.abs(slope - 90) < MAX_SLOPE && item.str.length <= MAX_UPRIGHT;
    const { x, y } = isInline
      ? turn(item.x + item.width / 2, item.y + ASCENT * item.fontSize)
      : turn(item.x, item.y);
    const placed = { ...item, x: x - origin.x, y: y - origin.y };
    if (isInline) return { ...placed, width: item.fontSize };
    return Math.abs(slope) > MAX_SLOPE ? { ...placed, angle: slope } : placed;
  });
}

/** The angle at which most letters stand: exactly, as scans lie askew. */
function mainAngle(items: readonly DrawnItem[]): { angle: number; isVertical: boolean } {
  const sums = new Map<number, { letters: number; angles: number; vertical: number }>();
  for (const { str, angle, isVertical } of items) {
    const degree = Math.round(between(angle));
    const sum = sums.get(degree) ?? { letters: 0, angles: 0, vertical: 0 };
    const letters = str.trim().length;
    sum.letters += letters;
    sum.angles += letters * between(angle);
    if (isVertical) sum.vertical += letters;
    sums.set(degree, sum);
  }
  const most = [...sums.values()].reduce((best, sum) => (sum.letters > best.letters ? sum : best), {
    letters: 0,
    angles: 0,
    vertical: 0,
  });
  if (most.letters === 0) return { angle: 0, isVertical: false };
  return { angle: most.angles / most.letters, isVertical: most.vertical > most.letters / 2 };
}

/** The same angle, from -179.5 to 180.5, which keeps those about 180 together. */
function between(angle: number): number {
  const turned = (((angle + 179.5) % 360) + 360) % 360;
  return turned - 179.5;
}
