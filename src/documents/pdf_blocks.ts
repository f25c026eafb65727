import type { Block } from "../posts/document.ts";
import { cleanText, hasContent } from "./clean_text.ts";
import { separatorBetween } from "./line_breaks.ts";
import type { PdfLine } from "./pdf_line.ts";

const BULLET = /^(?:[•‣◦▪●○■□➤►✓\uF0B7\uF0A7\uF076]|[-–](?=\s))\s*/u;
const NUMBERED = /^(?:\(?\d{1,2}[.)]|[a-z]\))\s+(?=\S)/u;
const SENTENCE_END = /[.!?…:。！？।؟۔]["'”’»)\]」』]*$/u;
const MIN_TABLE_CELLS = 3;
/** "Table 3: ..." and the like: a caption means nothing without its picture or table. */
const TABLE_CAPTION =
  /^(?:table|tabelle|tableau|tabla|tabela|tabella|figure|fig\.|figura|abb\.|abbildung|chart|exhibit)\s*\d/i;
const HEADING_SCALE = 1.12;
const MAX_HEADING_LENGTH = 160;

interface Layout {
  bodySize: number;
  /** Usual distance between the lines of a paragraph, in font sizes. */
  leading: number;
  /** Hyphenated words that occur within a line. */
  hyphenated: ReadonlySet<string>;
  headingSizes: readonly number[];
}

interface OpenBlock {
  kind: Block["kind"];
  level: number;
  /** The text in parts, as joining them anew with each line would take time by the square. */
  parts: string[];
  length: number;
  last: PdfLine;
  /** Left and right edge of the block's lines. */
  left: number;
  right: number;
}

/** Groups lines into headings, paragraphs and list items, by their size, position and wording. */
export function linesToBlocks(pages: readonly (readonly PdfLine[])[]): Block[] {
  const layout = measure(pages.flat());
  const lines = pages.flat().filter((line) => isProse(line, layout));
  const open: OpenBlock[] = [];
  for (const [index, line] of lines.entries()) {
    const last = open.at(-1);
    const kind = kindOf(line, lines[index + 1], last?.last, layout);
    if (last !== undefined && continuesBlock(last, line, kind, layout)) {
      addLine(last, line.text, layout.hyphenated);
      last.last = line;
      last.left = Math.min(last.left, line.x);
      last.right = Math.max(last.right, line.x + line.width);
      continue;
    }
    const level = kind === "heading" ? levelOf(line, layout) : kind === "list_item" ? 1 : 0;
    const text =
      kind === "list_item" ? line.text.replace(BULLET, "").replace(NUMBERED, "") : line.text;
    open.push({
      kind,
      level,
      parts: [text],
      length: text.length,
      last: line,
      left: line.x,
      right: line.x + line.width,
    });
  }
  return open
    .map(({ kind, level, parts }) => ({ kind, text: cleanText(parts.join("")), level }))
    .filter((block) => hasContent(block.text) && !TABLE_CAPTION.test(block.text));
}

/** False for table rows and footnotes. */
function isProse(line: PdfLine, { bodySize }: Layout): boolean {
  if (line.cells >= MIN_TABLE_CELLS && !SENTENCE_END.test(line.text)) return false;
  return !(line.fontSize < 0.85 * bodySize && /^[\d*†‡]/.test(line.text));
}

function measure(lines: readonly PdfLine[]): Layout {
  const bodySize = mostCommon(lines.map((line) => [round(line.fontSize), line.text.length])) || 10;
  const gaps = lines.slice(1).flatMap((line, index): [number, number][] => {
    const gap = ((lines[index]?.y ?? 0) - line.y) / bodySize;
    return gap > 0.9 && gap < 3 && round(line.fontSize) === bodySize
      ? [[Math.round(gap * 20) / 20, 1]]
      : [];
  });
  const sizes = new Set(lines.map((line) => round(line.fontSize)));
  return {
    bodySize,
    leading: mostCommon(gaps) || 1.2,
    hyphenated: new Set(
      lines.flatMap((line) => line.text.toLowerCase().match(/(?<!\p{L})\p{L}+-\p{L}+/gu) ?? []),
    ),
    headingSizes: [...sizes]
      .filter((size) => size > bodySize * HEADING_SCALE)
      .sort((a, b) => b - a),
  };
}

function kindOf(
  line: PdfLine,
  next: PdfLine | undefined,
  before: PdfLine | undefined,
  layout: Layout,
): Block["kind"] {
  if (BULLET.test(line.text)) return "list_item";
  if (line.text.length > MAX_HEADING_LENGTH || !/\p{L}/u.test(line.text)) return "paragraph";
  if (round(line.fontSize) > layout.bodySize * HEADING_SCALE) return "heading";
  if (NUMBERED.test(line.text)) return "list_item";
  // A heading in the body's font size is a short line without a full stop, with space on both sides.
  const isSetApart =
    (before === undefined || isRoomy(line, before, layout)) &&
    next !== undefined &&
    isRoomy(next, line, layout, 1.1);
  const isShort =
    line.text.length <= 60 && !/[.,;:!?]$/.test(line.text) && /^[\p{Lu}\p{Lo}\d]/u.test(line.text);
  return isSetApart && isShort && before !== undefined ? "heading" : "paragraph";
}

function continuesBlock(
  open: OpenBlock,
  line: PdfLine,
  kind: Block["kind"],
  layout: Layout,
): boolean {
  const { last } = open;
  if (kind === "list_item") return false;
  if (kind === "heading" || open.kind === "heading") {
    const isOne =
      kind === open.kind &&
      Math.abs(last.fontSize - line.fontSize) < 0.5 &&
      last.page === line.page;
    const gap = last.y - line.y;
    return isOne && gap >= 0 && gap < 1.7 * line.fontSize && open.length < MAX_HEADING_LENGTH;
  }
  if (Math.abs(last.fontSize - line.fontSize) > 0.12 * last.fontSize) return false;
  const ends = SENTENCE_END.test(last.text);
  if (line.y > last.y || last.page !== line.page) {
    // In the next column or page, only an unfinished sentence continues.
    return (
      !ends &&
      (/^[\p{Ll}\p{Lo}(]/u.test(line.text) ||
        last.text.endsWith("-") ||
        /[\p{Ll},]$/u.test(last.text))
    );
  }
  if (isRoomy(line, last, layout)) return false;
  const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(line.text);
  const indent = rightToLeft ? last.x + last.width - (line.x + line.width) : line.x - last.x;
  if (open.kind === "list_item") return indent > -1.5 * line.fontSize || !ends;
  if (indent > 0.8 * line.fontSize && indent < 4 * line.fontSize && ends) return false;
  const freeWidth = rightToLeft
    ? last.x - Math.min(open.left, line.x)
    : Math.max(open.right, line.x + line.width) - (last.x + last.width);
  const firstWord = (/^\S+/.exec(line.text)?.[0].length ?? 0) * 0.5 * line.fontSize;
  return !(ends && freeWidth > firstWord + 2 * line.fontSize);
}

function isRoomy(
  line: PdfLine,
  before: PdfLine,
  { bodySize, leading }: Layout,
  more = 1.3,
): boolean {
  if (line.page !== before.page || line.y > before.y) return true;
  return before.y - line.y > more * leading * bodySize;
}

function levelOf(line: PdfLine, { headingSizes }: Layout): number {
  const rank = headingSizes.indexOf(round(line.fontSize));
  return Math.min(6, rank < 0 ? headingSizes.length + 1 : rank + 1);
}

/** Adds a line to a block, and drops a hyphen at the break unless the word has one elsewhere. */
function addLine(open: OpenBlock, line: string, hyphenated: ReadonlySet<string>): void {
  const before = open.parts.at(-1) ?? "";
  const head = /(?<!\p{L})(\p{L}+)[-\u00AD‐]$/u.exec(before)?.[1];
  const tail = /^\p{Ll}+/u.exec(line)?.[0];
  const isBroken = head !== undefined && tail !== undefined;
  if (isBroken && !hyphenated.has(`${head}-${tail}`.toLowerCase())) {
    open.parts[open.parts.length - 1] = before.slice(0, -1);
  }
  const added = isBroken ? line : separatorBetween(before, line) + line;
  open.parts.push(added);
  open.length += added.length;
}

function mostCommon(weighted: readonly (readonly [number, number])[]): number {
  const totals = new Map<number, number>();
  for (const [value, weight] of weighted) totals.set(value, (totals.get(value) ?? 0) + weight);
  return [...totals].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function round(size: number): number {
  return Math.round(size * 2) / 2;
}
