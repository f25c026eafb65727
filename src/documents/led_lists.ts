import { endsSentence, type LineKind, unitsOf } from "./line_kinds.ts";
import type { ReadBlock } from "./read_block.ts";

/** A line that leads to a list has more words than a label. */
const MIN_LEAD = 4;
const LEADS = /[\p{L}\p{M})）]\s?[:：]$/u;
const MIN_ITEMS = 2;
const MAX_ITEMS = 15;
const MAX_ITEM_UNITS = 25;
/** The text stands as near above what leads to a list, in lines. */
const NEAR = 3;
const ITEMS: ReadonlySet<LineKind> = new Set(["short", "sentence", "count", "prose"]);

/**
 * Marks lines as a list that stand together below a line with a colon, within a text: a browser copies a list
 * without its marks, and no empty lines between its items.
 */
export function listLed(
  source: readonly ReadBlock[],
  found: readonly LineKind[],
): { blocks: ReadBlock[]; kinds: LineKind[] } {
  const blocks = [...source];
  const kinds = [...found];
  for (let index = found.indexOf("prose") + 1; index > 0 && index < source.length; index++) {
    if (!leads(source, found, index)) continue;
    let end = index + 1;
    while (isItem(end) && (end === index + 1 || source[end]?.isJoined === true)) end += 1;
    const count = end - index - 1;
    // A paragraph with a line break in it is joined as well.
    if (count < MIN_ITEMS || count > MAX_ITEMS || source[end]?.isJoined === true) continue;
    kinds[index] = "prose";
    for (let line = index + 1; line < end; line++) {
      blocks[line] = { kind: "list_item", text: source[line]?.text ?? "", level: 1 };
      kinds[line] = "prose";
    }
    index = end - 1;
  }
  return { blocks, kinds };

  function isItem(index: number): boolean {
    const block = source[index];
    if (block?.kind !== "paragraph" || block.speaker !== undefined) return false;
    if (!ITEMS.has(found[index] ?? "furniture") || LEADS.test(block.text)) return false;
    return unitsOf(block.text) <= MAX_ITEM_UNITS;
  }
}

/** True for a line that ends with a colon and that the text stands right above. */
function leads(blocks: readonly ReadBlock[], kinds: readonly LineKind[], index: number): boolean {
  const block = blocks[index];
  const kind = kinds[index];
  if (block?.kind !== "paragraph" || block.speaker !== undefined) return false;
  if (kind !== "short" && kind !== "sentence" && kind !== "prose") return false;
  if (!LEADS.test(block.text) || unitsOf(block.text) < MIN_LEAD) return false;
  return blocks.slice(Math.max(0, index - NEAR), index).some(({ text }, offset) => {
    const above = kinds[Math.max(0, index - NEAR) + offset];
    return above === "prose" && endsSentence(text);
  });
}
