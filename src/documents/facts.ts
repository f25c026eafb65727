import type { Block } from "../posts/document.ts";
import { lineKey } from "./languages/mod.ts";
import { endsSentence, type LineKind, unitsOf } from "./line_kinds.ts";

/** "Height: 24 cm" */
const FACT = /^(\p{L}[^:：.!?]{1,40}?)\s?[:：]\s?\S/u;
const MAX_LENGTH = 120;
/** Fewer may be what a page says of its article. */
const MIN_FACTS = 3;
const MAX_HEADING = 6;

/** Marks lines of a name and a value below a heading within the text as a list. */
export function listFacts(
  source: readonly Block[],
  found: readonly LineKind[],
): { blocks: Block[]; kinds: LineKind[] } {
  const blocks = [...source];
  const kinds = [...found];
  const names = source.map(nameOf);
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  const isNamed = (index: number): boolean =>
    names[index] !== "" && times.get(names[index] ?? "") === 1;
  const isFact = (index: number): boolean =>
    isNamed(index) && (found[index] === "short" || found[index] === "count");
  for (let index = found.indexOf("prose") + 1; index > 0 && index < source.length; index++) {
    if (!isHeading(source[index], found[index]) || found[index - 1] !== "prose") continue;
    let end = index + 1;
    // Among them may be what only a shop needs, such as the number of a product.
    while (isNamed(end) && found[end] !== "prose") end += 1;
    const facts = Array.from({ length: end - index - 1 }, (_, offset) => index + 1 + offset).filter(
      isFact,
    );
    if (facts.length < MIN_FACTS) continue;
    blocks[index] = { kind: "heading", text: source[index]?.text ?? "", level: 2 };
    kinds[index] = "prose";
    for (const line of facts) {
      blocks[line] = { kind: "list_item", text: source[line]?.text ?? "", level: 1 };
      kinds[line] = "prose";
    }
    index = end - 1;
  }
  return { blocks, kinds };
}

/** What a line gives a value of; "" if it is none. */
function nameOf({ kind, text }: Block): string {
  if (kind !== "paragraph" || text.length > MAX_LENGTH || endsSentence(text)) return "";
  return lineKey(FACT.exec(text)?.[1] ?? "");
}

function isHeading(block: Block | undefined, kind: LineKind | undefined): boolean {
  if (block === undefined || kind !== "short" || unitsOf(block.text) > MAX_HEADING) return false;
  return !/[:：,]/u.test(block.text);
}
