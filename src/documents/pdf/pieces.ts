import { separatorBetween } from "../line_breaks.ts";
import type { PdfItem } from "./item.ts";
import { leftward } from "./leftward.ts";
import type { PdfCell } from "./line.ts";

/** A run of text within a line. */
export type Piece = Pick<PdfItem, "str" | "x" | "width" | "fontSize" | "font" | "isMonospaced">;

/** Wider than the gaps in justified text, in font sizes. */
const CELL_GAP = 1.5;
/** As wide as the gaps in justified text may be, and those between the narrow columns of a table. */
const PART_GAP = 0.6;
const WORD_GAP = 0.16;
/** What East Asian letters may stand apart within a word. */
const UNSPACED_GAP = 0.9;
/** Dots or underscores that lead the eye from one cell to the next. */
const LEADER = /(?:[ \u00A0]?[.·…‥_・]){5,}/u;
/** A bullet or number that stands alone before the text of its list item or heading. */
const MARKER =
  /^(?:[•‣◦▪▫●○■□▶▸►➤➢➔❖✓✔*·∙o–-]|\p{Co}|\p{Cc}|\(?[\p{Nd}]{1,3}[.)]|\(?\p{L}[.)]|\d{1,2}(?:\.\d{1,2}){1,4}\.?)$/u;
/** One letter, or several with blanks between, in a script that has words. */
const SPACED_LETTERS = /^\s*[\p{Lu}\p{Ll}](?: [\p{Lu}\p{Ll}\p{P}])*\s*$/u;
const MIN_SPACED_LETTERS = 5;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** One with the blank after it; signs of punctuation are set as letters are. */
const SPACED_EAST_ASIAN =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，．：；！？「」『』（）]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，．：；！？「」『』（）])/gu;
const MIN_SPACED_EAST_ASIAN = 3;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;

/** Puts the pieces of a line in order, as they come or from the right, and parts them into cells. */
export function cellsOf(pieces: readonly Piece[]): PdfCell[] {
  const allText = pieces.map((piece) => piece.str).join("");
  const isRightToLeft =
    (allText.match(RIGHT_TO_LEFT)?.length ?? 0) > allText.replace(/\P{L}/gu, "").length / 2;
  const ordered = isRightToLeft ? leftward(pieces) : pieces;
  const { pieces: whole, wordGap } = withoutLetterSpacing(ordered);
  const cells: OpenCell[] = [];
  let last: Piece | undefined;
  for (const piece of whole) {
    const cell = cells.at(-1);
    const part = cell?.within.at(-1);
    if (piece.str.trim() === "") {
      cell?.parts.push(" ");
      part?.parts.push(" ");
      continue;
    }
    // In right-to-left text, a minus sign comes after its number.
    const text = isRightToLeft ? piece.str.replace(/^([\p{Nd}.,%\s]+)-$/u, "-$1") : piece.str;
    const gap = last === undefined ? 0 : Math.max(piece.x - endOf(last), last.x - endOf(piece));
    const begun = { parts: [text], left: piece.x, right: endOf(piece) };
    if (
      cell === undefined ||
      part === undefined ||
      gap > Math.max(CELL_GAP * piece.fontSize, wordGap ?? 0)
    ) {
      cells.push({ ...begun, parts: [text], within: [begun] });
    } else {
      const isApart = gap > (wordGap ?? gapBetweenWords(part.parts.at(-1), text) * piece.fontSize);
      add(cell, piece, isApart ? [" ", text] : [text]);
      if (wordGap === null && gap > PART_GAP * piece.fontSize) cell.within.push(begun);
      else add(part, piece, isApart ? [" ", text] : [text]);
    }
    last = piece;
  }
  return joinMarker(cells.flatMap(splitAtLeaders));
}

/** A run of text under construction. */
interface OpenPart {
  parts: string[];
  left: number;
  right: number;
}

/** A cell under construction, and what smaller gaps part it into. */
interface OpenCell extends OpenPart {
  within: OpenPart[];
}

function add(part: OpenPart, piece: Piece, texts: readonly string[]): void {
  part.parts.push(...texts);
  part.left = Math.min(part.left, piece.x);
  part.right = Math.max(part.right, endOf(piece));
}

function textOf({ parts }: OpenPart): string {
  const text = parts.join("").replace(/\s+/g, " ").trim();
  const letters = text.match(EAST_ASIAN)?.length ?? 0;
  const spaced = text.match(SPACED_EAST_ASIAN)?.length ?? 0;
  // These have no blanks between words: where all have some, they are set apart as letters.
  const isSpaced = letters >= MIN_SPACED_EAST_ASIAN && spaced >= 0.7 * (letters - 1);
  return isSpaced ? text.replace(SPACED_EAST_ASIAN, "$1") : text;
}

function splitAtLeaders(cell: OpenCell): PdfCell[] {
  const { left, right, within } = cell;
  const text = textOf(cell);
  const pieces = text.split(LEADER);
  if (pieces.length === 1) {
    const parts = within.map((part) => ({
      text: textOf(part),
      x: part.left,
      width: part.right - part.left,
    }));
    return [{ text, x: left, width: right - left, ...(parts.length > 1 && { parts }) }];
  }
  let position = 0;
  return pieces.flatMap((piece) => {
    const at = text.indexOf(piece, position);
    position = at + piece.length;
    const clean = piece.trim();
    const scale = (right - left) / Math.max(1, text.length);
    return clean === "" && pieces.length > 1
      ? []
      : [{ text: clean, x: left + at * scale, width: piece.length * scale }];
  });
}

/** Joins a bullet or number, which a tabulator may set off, with what it belongs to. */
function joinMarker(cells: readonly PdfCell[]): PdfCell[] {
  const [first, second, ...rest] = cells;
  if (first === undefined || second === undefined || !MARKER.test(first.text)) return [...cells];
  const x = Math.min(first.x, second.x);
  const end = Math.max(first.x + first.width, second.x + second.width);
  return [{ text: `${first.text} ${second.text}`, x, width: end - x }, ...rest];
}

function gapBetweenWords(before: string | undefined, after: string): number {
  return separatorBetween(before, after) === "" ? UNSPACED_GAP : WORD_GAP;
}

/** Pieces without the blanks between spaced-out letters, as in a title of capitals. */
function withoutLetterSpacing(pieces: readonly Piece[]): {
  pieces: readonly Piece[];
  wordGap: number | null;
} {
  const words = pieces.filter((piece) => piece.str.trim() !== "");
  const spaced = words.filter((piece) => SPACED_LETTERS.test(piece.str));
  const letters = words.reduce((sum, piece) => sum + piece.str.replace(/\s/g, "").length, 0);
  if (letters < MIN_SPACED_LETTERS || spaced.length < 0.8 * words.length)
    return { pieces, wordGap: null };
  const size = words[0]?.fontSize ?? 0;
  const isSplit = words.every((piece) => piece.str.trim().length === 1);
  const gaps = words
    .slice(1)
    .map((piece, index) => piece.x - endOf(words[index] ?? piece))
    .sort((a, b) => a - b);
  const median = isSplit ? (gaps[gaps.length >> 1] ?? 0) : 0;
  if (isSplit && median <= WORD_GAP * size) return { pieces, wordGap: null };
  return {
    pieces: words.map((piece) => ({ ...piece, str: piece.str.replace(/\s/g, "") })),
    wordGap: isSplit ? 1.5 * median + 0.1 * size : WORD_GAP * size,
  };
}

function endOf({ x, width }: Piece): number {
  return x + width;
}
