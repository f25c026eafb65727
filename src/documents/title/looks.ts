import type { Block } from "../../posts/document.ts";
import { NOTED, STOPPED } from "./shape.ts";

/** A price, and a row of hashtags. */
const PRICED = /^\P{L}*\p{Sc}\P{L}*(?:\p{L}+\s?){0,2}$|(?:^|\s)#\p{L}\S*\s+#\p{L}/u;
/** "One sentence. Another one" */
const TWO_SENTENCES = /[\p{Ll}\p{Nd}]{2}\.\s+\p{Lu}/u;
/** "Something 2.1" */
const VERSION = /^\p{Lu}[\p{L} .-]{1,40} v?\p{Nd}{1,3}(?:\.\p{Nd}{1,4}){1,3}$/u;
/** Who was there, and the like. */
const LISTED = /^\p{L}[\p{L} ]{0,24}[:：][^,，、]+[,，、][^,，、]+[,，、]/u;

/** How much a line looks like a headline by itself, in points, the more the better. `units` is its length in words. */
export function looksOf({ kind, text }: Block, units: number): number {
  let score = Math.min(units, 10);
  if (units < 3) score -= 3;
  if (kind === "heading") score += 4;
  if (VERSION.test(text)) score += 6;
  else if (units < 5 && /\p{Nd}/u.test(text)) score -= 4;
  // No headline has a full stop in it where words are not told apart.
  if (/。./u.test(text)) score -= 6;
  if (TWO_SENTENCES.test(text)) score -= 4;
  if (NOTED.test(text) || LISTED.test(text)) score -= 6;
  if (PRICED.test(text)) score -= 6;
  // What a picture shows, and who took it.
  if (STOPPED.test(text.split(" | ")[0] ?? "") && text.includes(" | ")) score -= 20;
  return score;
}
