import type { Block } from "../../../posts/document.ts";
import { asAside } from "../aside.ts";
import { FUNCTIONS, isFormula } from "../formulas.ts";
import { SENTENCE_END } from "../kinds.ts";
import { longestSteps, numberOf } from "../steps.ts";

/** Of the rows of a table: what is set so is no table, but a formula over several lines. */
const MIN_FORMULAS = 0.4;
/** A table of numbers says something where words name them in so many of its rows. */
const MIN_WORDED = 0.5;
/** What one cell has of an axis of a diagram; of most rows, fewer are enough. */
const MIN_TICKS = 4;
const MIN_TICKS_OF_ROWS = 3;
const WORD = /\p{L}{4,}|\p{L}\p{M}|\p{Lo}{2,}/gu;
const SHORT_WORD = /\p{L}{3,}/u;
const SIGN = /[\p{Sm}\p{Sk}]/u;
/** Beside signs, more words than names of variables. */
const MIN_WORDS = 2;
/** Of what is printed, apart from blanks, so much of a name is words. */
const MIN_NAME_SHARE = 0.5;
const NAME_WORD = /[\p{L}\p{M}]{3,}|[\p{Lo}\p{M}]{2,}/gu;
const SENTENCE = /(?:\p{L}{3,}\P{L}+){6,}/u;
const YEAR = /^(?:1[5-9]|20)\p{Nd}{2}$/u;

/**
 * Sets aside the rows of a table that nobody can read out: formulas, what is written within a diagram, and numbers that
 * no word names.
 */
export function withUnsaidAside(rows: readonly Block[]): Block[] {
  const isNamed = rows.some(isNamedRow);
  const areFormulas = share(rows, ({ text }) => isFormula(text)) >= MIN_FORMULAS;
  const isDiagram = share(rows, (row) => ticksWithin(row) >= MIN_TICKS_OF_ROWS) >= MIN_WORDED;
  const areFigures =
    share(rows, ({ text }) => isWorded(text)) >= MIN_WORDED || rows.every(isOfYear);
  return rows.map((row) => {
    const { text } = row;
    const isWordless = !isWorded(text) && (areFormulas || !areFigures || SIGN.test(text));
    const isUnsaid =
      isDiagram ||
      ticksWithin(row) >= MIN_TICKS ||
      (isFormula(text) && (areFormulas || !isNamed)) ||
      (!isNamedRow(row) && (isWordless || ticksAlong(row) > MIN_TICKS));
    const isPart = areFormulas && !isNamed && !SENTENCE_END.test(text);
    return isPart || (isUnsaid && !SENTENCE.test(text)) ? asAside(row) : row;
  });
}

function share(rows: readonly Block[], isOne: (row: Block) => boolean): number {
  return rows.filter(isOne).length / Math.max(1, rows.length);
}

function isNamedRow({ cells = [] }: Block): boolean {
  return cells.some(({ column }) => isName(column ?? ""));
}

/** True for what names a column, and not the beginning of a formula. */
function isName(text: string): boolean {
  const letters = text.match(NAME_WORD)?.join("").length ?? 0;
  return letters > 0 && letters >= MIN_NAME_SHARE * text.replace(/\s/gu, "").length;
}

/** True for a text with words in it, and not only signs, numbers and their names. */
function isWorded(text: string): boolean {
  const plain = text.replace(FUNCTIONS, " ");
  const words = new Set(plain.match(WORD)).size;
  return SIGN.test(plain) ? words >= MIN_WORDS : words > 0 || SHORT_WORD.test(plain);
}

/** How many ticks of an axis a cell has, at most. */
function ticksWithin({ cells = [] }: Block): number {
  return cells.reduce((most, { text }) => Math.max(most, longestSteps(numbersIn(text))), 0);
}

/** How many ticks of an axis the cells of a row are, at most, whatever names stand among them. */
function ticksAlong({ cells = [] }: Block): number {
  const numbers = cells.flatMap(({ text }) => numbersIn(text));
  return longestSteps(numbers.filter((number) => number !== null));
}

function numbersIn(text: string): (number | null)[] {
  return text.split(" ").map(numberOf);
}

/** True for a number with its year. */
function isOfYear({ cells = [] }: Block): boolean {
  return cells.length > 1 && YEAR.test(cells[0]?.text ?? "");
}
