import type { Block } from "../../posts/document.ts";
import { withAsides } from "./aside.ts";
import type { PlacedBlock } from "./blocks.ts";

/** Fewer numbers may be in steps by chance; of those that stand at diagrams side by side, one less. */
const MIN_TICKS = 4;
/** How far steps may differ, as shares of a step, since they are rounded. */
const MAX_DEVIATION = 0.15;
const NUMBER = /^[-−–]?(?:\p{Nd}{1,7}(?:[.,]\p{Nd}+)?|[.,]\p{Nd}+)%?$/u;

/**
 * Sets aside the numbers along the axes of a diagram: blocks that hold nothing else, and whose numbers rise or fall in
 * equal steps, along a line or from block to block.
 */
export function withTicksAside(placed: readonly PlacedBlock[]): PlacedBlock[] {
  const numbers = placed.map(({ block }) => numbersIn(block));
  const ticks = new Set<number>();
  for (let start = 0; start < placed.length; ) {
    const own = numbers[start];
    const end = endOfSteps(numbers, start);
    if (own != null && isInSteps(own)) ticks.add(start);
    const areRepeated = numbers.slice(start, end).every((row) => row !== null && isRepeated(row));
    const isAxis = end - start >= (areRepeated ? MIN_TICKS - 1 : MIN_TICKS);
    if (isAxis) for (let at = start; at < end; at++) ticks.add(at);
    start = isAxis ? end : start + 1;
  }
  const asides = new Set(placed.filter((_, index) => ticks.has(index)));
  // A document of numbers alone says these.
  const isTold = placed.some((item) => !asides.has(item) && /\p{L}/u.test(item.block.text));
  return isTold ? withAsides(placed, asides) : [...placed];
}

/** The numbers of a block that holds nothing else; null if it does. */
function numbersIn({ kind, text, number, cells }: Block): number[] | null {
  if (kind === "code" || number != null) return null;
  // A number in a column with a name says something.
  if (cells?.some(({ column }) => column !== null)) return null;
  const words = (cells === undefined ? text : cells.map((cell) => cell.text).join(" ")).split(" ");
  return words.every((word) => NUMBER.test(word)) ? words.map(numberOf) : null;
}

/** Where blocks in a row end that begin with numbers in equal steps. */
function endOfSteps(numbers: readonly (number[] | null)[], start: number): number {
  const firstOf = (at: number) => numbers[at]?.[0];
  return start + lengthOfSteps(firstOf, start);
}

/** True for the ticks of one or more axes. */
function isInSteps(values: readonly number[]): boolean {
  let start = 0;
  while (start < values.length) {
    const length = lengthOfSteps((at) => values[at], start);
    if (length < MIN_TICKS) return false;
    start += length;
  }
  return values.length > 0;
}

/** How many numbers from a place on are in equal steps. */
function lengthOfSteps(numberAt: (at: number) => number | undefined, start: number): number {
  let last = numberAt(start);
  if (last === undefined) return 0;
  let step = 0;
  let length = 1;
  for (let next = numberAt(start + 1); next !== undefined; next = numberAt(start + length)) {
    const own = next - last;
    if (length === 1) step = own;
    if (own === 0 || Math.abs(own / step - 1) > MAX_DEVIATION) break;
    last = next;
    length += 1;
  }
  return length;
}

function isRepeated(values: readonly number[]): boolean {
  return values.length > 1 && values.every((value) => value === values[0]);
}

function numberOf(word: string): number {
  return Number(word.replace(/^[−–]/u, "-").replace(",", ".").replace("%", ""));
}
