import type { Block } from "../../posts/document.ts";
import { isAside, withAsides } from "./aside.ts";
import type { PlacedBlock } from "./blocks.ts";
import { isLabel } from "./figure_labels.ts";
import { lengthOfSteps, longestSteps, numberOf } from "./steps.ts";

/** Fewer numbers may be in steps by chance; of those that stand at diagrams side by side, one less. */
const MIN_TICKS = 4;
/** Names of axes between two of them. */
const MAX_LABELS = 3;

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
    if (own != null && longestSteps(own) >= MIN_TICKS) ticks.add(start);
    const areRepeated = numbers.slice(start, end).every((row) => row !== null && isRepeated(row));
    const isAxis = end - start >= (areRepeated ? MIN_TICKS - 1 : MIN_TICKS);
    if (isAxis) for (let at = start; at < end; at++) ticks.add(at);
    start = isAxis ? end : start + 1;
  }
  const asides = new Set(placed.filter((_, index) => ticks.has(index)));
  for (const label of labelsBetween(placed, asides)) asides.add(label);
  // A document of numbers alone says these.
  const isTold = placed.some((item) => !asides.has(item) && /\p{L}/u.test(item.block.text));
  return isTold ? withAsides(placed, asides) : [...placed];
}

/** The few names of axes between other parts of a drawing. */
function labelsBetween(
  placed: readonly PlacedBlock[],
  ticks: ReadonlySet<PlacedBlock>,
): PlacedBlock[] {
  const labels: PlacedBlock[] = [];
  let run: PlacedBlock[] | null = null;
  for (const item of placed) {
    if (ticks.has(item) || isAside(item.block)) {
      if (run?.every(({ page }) => page === item.page)) labels.push(...run);
      run = [];
    } else if (run !== null) {
      const isOne: boolean =
        item.block.kind !== "heading" && isLabel(item) && run.length < MAX_LABELS;
      run = isOne ? [...run, item] : null;
    }
  }
  return labels;
}

/** The numbers of a block that holds nothing else; null if it does. */
function numbersIn({ kind, text, number, cells }: Block): number[] | null {
  if (kind === "code" || number != null) return null;
  // A number in a column with a name says something.
  if (cells?.some(({ column }) => column !== null)) return null;
  const words = (cells === undefined ? text : cells.map((cell) => cell.text).join(" ")).split(" ");
  const numbers = words.map(numberOf);
  return numbers.every((one) => one !== null) ? numbers : null;
}

/** Where blocks in a row end that begin with numbers in equal steps. */
function endOfSteps(numbers: readonly (number[] | null)[], start: number): number {
  const firstOf = (at: number) => numbers[at]?.[0];
  return start + lengthOfSteps(firstOf, start);
}

function isRepeated(values: readonly number[]): boolean {
  return values.length > 1 && values.every((value) => value === values[0]);
}
