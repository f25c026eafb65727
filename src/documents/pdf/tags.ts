import { isRecord } from "../../common/is_record.ts";
import type { PdfTableCell, PdfTag } from "./item.ts";
import type { Page } from "./pages.ts";

/** Structure types of what runs within a line, which say nothing of the block that it belongs to. */
const INLINE = new Set(
  "Span Link Annot Em Strong Sub Reference BibEntry Quote Ruby RB RT RP Warichu WT WP".split(" "),
);

/** Reads what a tagged page says of its content: the tags of pieces, by their identifier. */
export async function readTags(page: Page): Promise<ReadonlyMap<string, PdfTag>> {
  const tags = new Map<string, PdfTag>();
  let elements = 0;
  // The library bounds how deep the tree is.
  const walk = (node: unknown, around: Omit<PdfTag, "order">) => {
    if (!isRecord(node)) return;
    const { role, children, type, id } = node;
    if (type === "content" && typeof id === "string") {
      tags.set(id, { ...around, order: tags.size });
    }
    if (typeof role !== "string" || !Array.isArray(children)) return;
    const isBlock = !INLINE.has(role) && role !== "Root";
    const within = around.role === "" ? [] : [...around.within, around.role];
    const element = isBlock ? elements++ : around.element;
    const cell = cellWithin(around.cell, { role, element });
    const inside = isBlock
      ? { role, within, element, ...(cell !== undefined && { cell }) }
      : around;
    for (const child of children) walk(child, inside);
  };
  walk(await page.getStructTree(), { role: "", within: [], element: -1 });
  return tags;
}

/** The place of what an element holds, by that of what is around it. A table within a cell is a part of that. */
function cellWithin(
  around: PdfTableCell | undefined,
  { role, element }: Pick<PdfTag, "role" | "element">,
): PdfTableCell | undefined {
  if (role === "Table") return around ?? { table: element, row: -1, cell: -1 };
  if (around === undefined || around.cell >= 0) return around;
  if (role === "TR") return { ...around, row: element };
  return role === "TD" || role === "TH" ? { ...around, cell: element } : around;
}
