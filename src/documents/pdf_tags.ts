import { isRecord } from "../common/is_record.ts";
import type { PdfTag } from "./pdf_item.ts";
import type { Page } from "./pdf_pages.ts";

/** Structure types of what runs within a line, which say nothing of the block that it belongs to. */
const INLINE = new Set(
  "Span Link Annot Em Strong Sub Reference BibEntry Quote Ruby RB RT RP Warichu WT WP".split(" "),
);

/** Reads what a tagged page says of its content: the tags of pieces, by their identifier. */
export async function readTags(page: Page): Promise<ReadonlyMap<string, PdfTag>> {
  const tags = new Map<string, PdfTag>();
  let elements = 0;
  // The library bounds how deep the tree is.
  const walk = (node: unknown, around: Pick<PdfTag, "role" | "within" | "element">) => {
    if (!isRecord(node)) return;
    const { role, children, type, id } = node;
    if (type === "content" && typeof id === "string") {
      tags.set(id, { ...around, order: tags.size });
    }
    if (typeof role !== "string" || !Array.isArray(children)) return;
    const isBlock = !INLINE.has(role) && role !== "Root";
    const within = around.role === "" ? [] : [...around.within, around.role];
    const inside = isBlock ? { role, within, element: elements++ } : around;
    for (const child of children) walk(child, inside);
  };
  walk(await page.getStructTree(), { role: "", within: [], element: -1 });
  return tags;
}
