import { anyOf, phrasesOf } from "../languages/mod.ts";

const LABEL = new RegExp(
  `^(?:${anyOf(phrasesOf("numbered"))})\\.?\\s?(?:\\p{Nd}{1,3}|[IVX]{1,5})(?:[.-]\\p{Nd}{1,2})?[a-z]?(?![\\p{L}\\p{N}])`,
  "iu",
);
/** What follows the number, other than the verb of a sentence about the picture. */
const REST = /^(?:\s*[:.–—|।：．]|\s+[\p{Lu}\p{Lo}]|\s*$)/u;

/** True if a line begins the caption of a picture or table, such as "Figure 2: ...". */
export function isCaption(text: string): boolean {
  const label = LABEL.exec(text)?.[0];
  return label !== undefined && REST.test(text.slice(label.length));
}
