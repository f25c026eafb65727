import type { Block } from "../../posts/document.ts";
import { joinLine } from "./join.ts";
import { levelOf, type PdfLayout } from "./layout.ts";
import type { PdfLine } from "./line.ts";
import { type ListMarker, listMarker } from "./list_marker.ts";
import type { PdfTable } from "./tables/mod.ts";

const MAX_LIST_LEVEL = 6;
/** How far back the items of a list are looked for. */
const MAX_LIST_LOOKBACK = 30;
const MAX_INDENT = 40;

/** A block under construction. */
export interface OpenBlock {
  kind: Block["kind"];
  level: number;
  number: number | null;
  /** The text in parts, as joining them anew with each line would take time by the square. */
  parts: string[];
  length: number;
  first: PdfLine;
  last: PdfLine;
  /** Left and right edge of the block's lines. */
  left: number;
  right: number;
}

/** The last block, if it is no table. */
export function lastBlock(open: readonly (OpenBlock | PdfTable)[]): OpenBlock | undefined {
  const last = open.at(-1);
  return last === undefined || "rows" in last ? undefined : last;
}

/** The list items that a new line may nest in, from the outermost. */
export function listOf(open: readonly (OpenBlock | PdfTable)[]): OpenBlock[] {
  const items: OpenBlock[] = [];
  for (const block of open.slice(-MAX_LIST_LOOKBACK).reverse()) {
    if ("rows" in block || block.kind !== "list_item") break;
    const inner = items[0];
    if (inner === undefined || block.level < inner.level) items.unshift(block);
  }
  return items;
}

/** Begins a block with a line. */
export function openBlock(
  line: PdfLine,
  kind: Block["kind"],
  list: readonly OpenBlock[],
  layout: PdfLayout,
): OpenBlock {
  const marker: ListMarker | null = kind === "list_item" ? listMarker(line.text) : null;
  const text = line.text.slice(marker?.length ?? 0);
  const outer = list.findLast(({ first }) => first.x < line.x - 0.7 * line.fontSize);
  return {
    kind,
    level:
      kind === "heading"
        ? levelOf(line, layout)
        : kind === "list_item"
          ? Math.min(MAX_LIST_LEVEL, (outer?.level ?? 0) + 1)
          : 0,
    number: marker?.number ?? null,
    parts: [text],
    length: text.length,
    first: line,
    last: line,
    left: line.x,
    right: line.x + line.width,
  };
}

/** Adds a line to the block that it goes on with. */
export function addLine(open: OpenBlock, line: PdfLine, { words }: PdfLayout): void {
  const before = open.parts.pop() ?? "";
  const added: readonly string[] =
    open.kind === "code"
      ? [before, `\n${indentOf(line, open.left)}${line.text}`]
      : open.kind === "verse"
        ? [before, `\n${line.text}`]
        : joinLine(before, line.text, words);
  open.parts.push(...added);
  open.length += line.text.length;
  open.last = line;
  open.left = Math.min(open.left, line.x);
  open.right = Math.max(open.right, line.x + line.width);
}

/** The blanks that set a line of a program in, whose letters are all as wide. */
function indentOf(line: PdfLine, left: number): string {
  const letter = line.width / Math.max(1, line.text.length);
  return " ".repeat(Math.min(MAX_INDENT, Math.max(0, Math.round((line.x - left) / letter))));
}
