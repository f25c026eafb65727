import { cleanText } from "../clean_text.ts";
import { anyOf, phrasesOf } from "../languages/mod.ts";
import type { PlacedBlock } from "./blocks.ts";
import { agree, lettersOf } from "./letters_of.ts";

const BYLINE = new RegExp(`^(?:${anyOf(phrasesOf("by"))})(?:\\s*[:：]\\s*|\\s+)`, "iu");
/** A name of two words or more, and several of them. */
const NAME =
  "\\p{Lu}[\\p{L}\\p{M}.'’-]*(?: (?:(?:de|del|della|der|den|di|da|dos|van|von|zu|la|le|el|al|bin|ibn) )*\\p{Lu}[\\p{L}\\p{M}.'’-]*){1,3}";
const AND = "(?:,? (?:and|und|et|y|e|en|och|og|i|ja|&) |[,;] ?)";
const NAMES = new RegExp(`^${NAME}(?:${AND}${NAME}){0,11}$`, "u");
const UNCASED_NAMES = /^\p{Lo}[\p{Lo}\p{M}\s·・,،、]{1,60}$/u;

/** Who wrote it, by a label or the file's own word, and the blocks that say no more than that. */
export function bylineAmong(
  front: readonly PlacedBlock[],
  author: string | null,
): { items: Set<PlacedBlock>; byline: string | null } {
  const items = new Set<PlacedBlock>();
  const isPlain = author !== null && !/[@=\\[\]{}<>|]/.test(author);
  const known = isPlain ? lettersOf(author) : "";
  let byline: string | null = null;
  for (const item of front) {
    const { kind, text, cells } = item.block;
    if (kind === "paragraph" && text.length > 200) break;
    const label = text.length < 120 ? BYLINE.exec(text)?.[0] : undefined;
    const names = text
      .slice(label?.length ?? 0)
      .replace(/[\d*†‡§]+/g, "")
      .trim();
    const isNamed = label === undefined ? item === front[0] && areNames(names) : isNames(names);
    const isLabelled = isNamed && byline === null && !/[.!?。]$/u.test(names);
    const isAddress = byline !== null && text.includes("@") && text.length < 300;
    const own = lettersOf(cells?.[0]?.text ?? names);
    const isKnown =
      own.length > 4 && (known.includes(own) || (known.length > 4 && agree(own, known)));
    if (isLabelled || isKnown || isAddress) items.add(item);
    if (!isLabelled && !isKnown) continue;
    byline ??= isKnown && isPlain ? cleanText(author) : names;
  }
  return { items, byline };
}

/** True for the names of one person or more. */
export function isNames(text: string): boolean {
  return text.length < 300 && (NAMES.test(text.replace(/ ,/g, ",")) || UNCASED_NAMES.test(text));
}

/** True for several names, which no subtitle looks like. */
function areNames(text: string): boolean {
  return isNames(text) && new RegExp(AND, "u").test(text) && !UNCASED_NAMES.test(text);
}
