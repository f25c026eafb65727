import type { PlacedBlock } from "./blocks.ts";

/** What is written within a drawing is shorter, and there are several of it. */
const MAX_LENGTH = 25;
const MAX_WORDS = 3;
const MIN_LABELS = 3;

/** Leaves out what is written within a drawing, such as the names of its axes, above the drawing's caption. */
export function withoutFigureLabels(placed: readonly PlacedBlock[]): PlacedBlock[] {
  const labels = new Set<PlacedBlock>();
  let run: PlacedBlock[] = [];
  for (const item of placed) {
    if (item.block.kind === "caption" && item.page === run[0]?.page && run.length >= MIN_LABELS) {
      for (const label of run) labels.add(label);
    }
    if (!isLabel(item)) run = [];
    else if (item.page === run[0]?.page) run.push(item);
    else run = [item];
  }
  return placed.filter((item) => !labels.has(item));
}

function isLabel({ block }: PlacedBlock): boolean {
  const { kind, text } = block;
  return (
    (kind === "heading" || kind === "paragraph") &&
    text.length <= MAX_LENGTH &&
    text.split(/\s+/).length <= MAX_WORDS &&
    !/[.!?:：。]$/u.test(text) &&
    !/^[\p{Nd}IVX]+\.?\d*\.?\s+\p{L}/u.test(text)
  );
}
