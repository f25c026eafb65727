import type { Block, Cell } from "../../../posts/document.ts";
import { cleanText, hasContent } from "../../clean_text.ts";
import { rowText } from "../../dom_blocks.ts";
import { withPartedCells } from "./cells.ts";
import { columnsOf } from "./columns.ts";
import { headRows, titleRows } from "./heads.ts";
import type { PdfTable } from "./mod.ts";
import { isNumber } from "./numbers.ts";
import { joinTexts, joinWrapped, type Row, rowOf } from "./rows.ts";

/** A row of more cells cannot be read out with their columns' names, which are then said once above all rows. */
const MAX_SAID_NAMES = 7;

/** Makes a list item of each row, with its cells, or of each column if there is one row alone. */
export function blocksOfTable(table: PdfTable): Block[] {
  const lines = withPartedCells(table.rows);
  const columns = columnsOf(lines);
  const all = lines.map((line) => rowOf(line, columns));
  const isTold = lines[0]?.tableCell !== undefined;
  const joined = isTold ? all : joinWrapped(all, lines);
  const titles = titleRows(joined);
  const rows = joined.slice(titles.length);
  const heads = headRows(rows);
  const head = columns.map((_, column) =>
    heads.reduce((text, row) => joinTexts(text, row.texts[column] ?? ""), ""),
  );
  const body = rows.slice(heads.length).filter((row) => !heads.some((other) => isSame(row, other)));
  const isWide = head.filter((name) => name !== "").length > MAX_SAID_NAMES;
  const [only, ...others] = body;
  const blocks =
    heads.length > 0 && only !== undefined && others.length === 0
      ? only.texts.map((text, column) => figureBlock(head[column] ?? "", text))
      : body.map((row) => rowBlock(head, row.texts, isWide));
  const names = isWide && body.length > 1 ? [head.filter((name) => name !== "").join(", ")] : [];
  const captions = [...titles.map((row) => row.texts.join("")), ...names].map(captionBlock);
  return [...captions, ...blocks].filter((block) => hasContent(block.text));
}

/** True for the names of columns that come again, as at the top of each page. */
function isSame(one: Row, other: Row): boolean {
  return one.texts.every((text, column) => text === other.texts[column]);
}

function captionBlock(text: string): Block {
  return { kind: "caption", text: cleanText(text), level: 0 };
}

function rowBlock(head: readonly string[], texts: readonly string[], isWide: boolean): Block {
  const cells = texts.map((text, column): Cell => {
    const clean = cleanText(text);
    return {
      column: cleanText(head[column] ?? "") || null,
      text: column === 0 ? clean.replace(/[:：]$/u, "") : clean,
    };
  });
  return {
    kind: "list_item",
    text: rowText(isWide ? cells.map(({ text }) => ({ column: null, text })) : cells),
    level: 1,
    cells: cells.filter(({ text }) => text !== ""),
  };
}

/** Says a figure with its name, as they stand: "37 cities" or "Cities: 37". */
function figureBlock(above: string, below: string): Block {
  const [first, second] = [cleanText(above), cleanText(below)];
  const isNameBelow = isNumber(first) && !isNumber(second);
  const [name, value] = isNameBelow ? [second, first] : [first, second];
  const text = isNameBelow ? `${value} ${name}` : `${name}: ${value}`;
  return {
    kind: "list_item",
    text: name === "" || value === "" ? name + value : text,
    level: 1,
    cells: value === "" ? [] : [{ column: name || null, text: value }],
  };
}
