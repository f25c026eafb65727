import type { Block, Cell } from "../../../posts/document.ts";
import { cleanText, hasContent } from "../../clean_text.ts";
import { rowText } from "../../dom_blocks.ts";
import { withPartedCells } from "./cells.ts";
import { columnsOf } from "./columns.ts";
import { headRows } from "./heads.ts";
import type { PdfTable } from "./mod.ts";
import { isNumber } from "./numbers.ts";
import { joinTexts, joinWrapped, rowOf } from "./rows.ts";

/** Makes a list item of each row, with its cells, or of each column if there is one row alone. */
export function blocksOfTable(table: PdfTable): Block[] {
  const lines = withPartedCells(table.rows);
  const columns = columnsOf(lines);
  const all = lines.map((line) => rowOf(line, columns));
  const isTold = lines[0]?.tableCell !== undefined;
  const rows = isTold ? all : joinWrapped(all, lines);
  const heads = headRows(rows);
  const head = columns.map((_, column) =>
    heads.reduce((text, row) => joinTexts(text, row.texts[column] ?? ""), ""),
  );
  const body = rows.slice(heads.length);
  const [only, ...others] = body;
  const blocks =
    heads.length > 0 && only !== undefined && others.length === 0
      ? only.texts.map((text, column) => figureBlock(head[column] ?? "", text))
      : body.map((row) => rowBlock(head, row.texts));
  return blocks.filter((block) => hasContent(block.text));
}

function rowBlock(head: readonly string[], texts: readonly string[]): Block {
  const cells = texts.map((text, column): Cell => {
    const clean = cleanText(text);
    return {
      column: cleanText(head[column] ?? "") || null,
      text: column === 0 ? clean.replace(/[:：]$/u, "") : clean,
    };
  });
  return {
    kind: "list_item",
    text: rowText(cells),
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
