import { withAsides } from "./aside.ts";
import type { PlacedBlock } from "./blocks.ts";
import { isCaption } from "./captions.ts";
import { isNumber } from "./tables/numbers.ts";

/** What is written within a drawing is shorter, and there are several of it. */
const MAX_HEADING_LENGTH = 30;
const MAX_HEADING_WORDS = 4;
const MAX_LENGTH = 45;
const MAX_WORDS = 7;
const MIN_LABELS = 3;
/** Rows of a drawing, which stand side by side by chance, have fewer numbers with a name. */
const MAX_FIGURES_SHARE = 0.4;
/** What names a table, whose rows may stand above it, in many languages. */
const TABLE = /^(?:tab|taul|tavo|табл|πίν|جدول|الجدول|טבלה|לוח|表|표|bảng|ตาราง|तालिका)/iu;

/** A number and a name, but not several of them, as below columns. */
const SECTION = /^[\p{Nd}IVX]+\.?\d*\.?\s+\p{L}\P{Nd}*$/u;

/** Sets aside what is written within a drawing, such as the names of its axes, above the drawing's caption. */
export function withLabelsAside(placed: readonly PlacedBlock[]): PlacedBlock[] {
  const labels = new Set<PlacedBlock>();
  let run: PlacedBlock[] = [];
  for (const item of placed) {
    if (isCaptionOfFigure(item) && item.page === run[0]?.page && isDrawing(run)) {
      for (const label of run) labels.add(label);
    }
    if (!isLabel(item)) run = [];
    else if (item.page === run[0]?.page) run.push(item);
    else run = [item];
  }
  return withAsides(placed, labels);
}

function isCaptionOfFigure({ block }: PlacedBlock): boolean {
  return block.kind === "caption" && !(isCaption(block.text) && TABLE.test(block.text));
}

function isDrawing(run: readonly PlacedBlock[]): boolean {
  if (run.length < MIN_LABELS) return false;
  const rows = run.filter(({ block }) => block.cells !== undefined);
  const figures = rows.filter(({ block }) => {
    const [name, ...values] = block.cells ?? [];
    return /\p{L}{2}/u.test(name?.text ?? "") && values.some(({ text }) => isNumber(text));
  });
  return figures.length <= MAX_FIGURES_SHARE * rows.length;
}

/** True for a number or a few words, as drawings have them. */
export function isLabel({ block }: PlacedBlock): boolean {
  const { kind, text, cells } = block;
  if (isNumber(text)) return true;
  if (/[.!?:：。]$/u.test(text) || SECTION.test(text)) return false;
  if (kind === "list_item") {
    return cells?.every((cell) => isShort(cell.text, MAX_LENGTH, MAX_WORDS)) === true;
  }
  if (kind === "heading") return isShort(text, MAX_HEADING_LENGTH, MAX_HEADING_WORDS);
  return kind === "paragraph" && isShort(text, MAX_LENGTH, MAX_WORDS);
}

function isShort(text: string, maxLength: number, maxWords: number): boolean {
  return text.length <= maxLength && text.split(/\s+/).length <= maxWords;
}
