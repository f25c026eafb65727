import type { Block } from "../../posts/document.ts";
import { asAside } from "./aside.ts";
import { isProse } from "./front_matter.ts";

/** Addresses, those of pages as they are shortened, too. */
const ADDRESS =
  /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+|(?<![\w.])(?:[a-z\d-]+\.)+(?:com|org|net|edu|gov|info|eu)(?![\w.])/giu;
/** What only names an address has fewer letters beside it: "Source code:", "Write to us at". */
const MAX_LABEL_LETTERS = 25;
const MIN_PROSE_BLOCKS = 2;

/** Sets aside what says no more than an address, which nobody can follow on a picture, where there is a text beside it. */
export function withContactsAside(blocks: readonly Block[]): Block[] {
  if (blocks.filter(isProse).length < MIN_PROSE_BLOCKS) return [...blocks];
  return blocks.map((block) => (isContact(block) ? asAside(block) : block));
}

function isContact({ kind, text }: Block): boolean {
  if (kind !== "paragraph" && kind !== "list_item") return false;
  const rest = text.replace(ADDRESS, "");
  return rest !== text && (rest.match(/\p{L}/gu)?.length ?? 0) <= MAX_LABEL_LETTERS;
}
