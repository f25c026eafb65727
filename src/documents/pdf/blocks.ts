import type { Block } from "../../posts/document.ts";
import { cleanBlock } from "../clean_block.ts";
import { hasContent } from "../clean_text.ts";
import { asAside } from "./aside.ts";
import { blockToContinue } from "./continuation.ts";
import { isFormula } from "./formulas.ts";
import { isCode, kindOf, MAX_HEADING_LENGTH, MAX_HEADING_LINES, SENTENCE_END } from "./kinds.ts";
import { measureLayout, type PdfLayout } from "./layout.ts";
import type { PdfLine } from "./line.ts";
import { addLine, lastBlock, listOf, type OpenBlock, openBlock } from "./open_block.ts";
import { blocksOfTable } from "./tables/blocks.ts";
import { type PdfTable, withTables } from "./tables/mod.ts";
import { joinedOverPages } from "./tables/pages.ts";
import { withUnsaidAside } from "./tables/unsaid.ts";
import { typewrittenText } from "./typewritten.ts";
import { verseLines } from "./verse.ts";

/** A block with where it stands, for what is told by its place. */
export interface PlacedBlock {
  block: Block;
  /** Zero-based. */
  page: number;
  fontSize: number;
  /** The font of its first line, as in `PdfLine`; empty for a table. */
  font: string;
  /** True if its first line has parts far from each other, as the head of a page has. */
  isParted: boolean;
}

/** Groups lines into headings, paragraphs, lists, tables and programs, by size, font, place and wording. */
export function linesToBlocks(pages: readonly (readonly PdfLine[])[]): PlacedBlock[] {
  const layout = measureLayout(pages.flat());
  const pieces = pages.flatMap((page) => withTables(page.map((line) => asOneCell(line, layout))));
  const verse = new Set(pages.flatMap((page) => [...verseLines(page, layout)]));
  const open: (OpenBlock | PdfTable)[] = [];
  let counted: number | null = null;
  for (const [index, piece] of pieces.entries()) {
    if ("rows" in piece) {
      const before = open.at(-1);
      const rows =
        before !== undefined && "rows" in before ? joinedOverPages(before.rows, piece.rows) : null;
      if (rows === null) open.push(piece);
      else open[open.length - 1] = { rows };
      continue;
    }
    const last = lastBlock(open);
    const next = pieces.slice(index + 1, index + 1 + MAX_HEADING_LINES);
    const kind: Block["kind"] = verse.has(piece)
      ? "verse"
      : kindOf(piece, { next, last, counted, layout });
    const continued = blockToContinue(open, piece, kind, layout);
    if (continued !== undefined) {
      addLine(continued, piece, layout);
      continue;
    }
    const begun = openBlock(piece, kind, listOf(open), layout);
    counted = kind === "heading" ? null : (begun.number ?? counted);
    open.push(begun);
  }
  return open.flatMap(placedBlocks);
}

/** The lines of a program are no rows, however far their words stand apart. */
function asOneCell(line: PdfLine, layout: PdfLayout): PdfLine {
  if (!isCode(line, layout)) return line;
  return { ...line, cells: [{ text: line.text, x: line.x, width: line.width }] };
}

function placedBlocks(open: OpenBlock | PdfTable): PlacedBlock[] {
  if ("rows" in open) {
    const { page = 0, fontSize = 0 } = open.rows[0] ?? {};
    return withUnsaidAside(blocksOfTable(open)).map((block) => ({
      block,
      page,
      fontSize,
      font: "",
      isParted: false,
    }));
  }
  const { kind, parts, level, number, first } = open;
  const { text } = cleanBlock({ kind, text: parts.join(""), level: 0 });
  if (!hasContent(text)) return [];
  const typed = kind === "code" ? typewrittenText(text) : null;
  const prose = kind === "heading" && isTooLong(text) ? text : typed;
  const block: Block =
    prose !== null
      ? { kind: "paragraph", text: prose, level: 0 }
      : { kind, text, level, ...(number !== null && { number }) };
  const { page, fontSize, font, cells } = first;
  const placed =
    kind !== "code" && isFormula(text) ? asAside({ ...block, kind: "paragraph" }) : block;
  return [{ block: placed, page, fontSize, font, isParted: cells.length > 1 }];
}

/** True for sentences in large letters, which are no heading. */
function isTooLong(text: string): boolean {
  return text.length > MAX_HEADING_LENGTH || (text.length > 90 && SENTENCE_END.test(text));
}
