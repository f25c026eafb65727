import { separatorBetween } from "../line_breaks.ts";

/** A word at the end of a line that a hyphen breaks, with what stands before the hyphen in it. */
const BROKEN = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{1,60})[-\u00AD\u2010]$/u;
const HYPHEN = /[-\u00AD\u2010]$/u;
/** A range or a number in groups: "1910–" and "1914". */
const COUNTED = /\p{Nd}[-\u2010–]$/u;

/**
 * Joins a line to the text before it: the hyphen of a broken word goes, unless the document has the
 * word with a hyphen elsewhere.
 *
 * @param words The document's words in small letters.
 * @returns the text before and what is added to it.
 */
export function joinLine(
  before: string,
  line: string,
  words: ReadonlySet<string>,
): [before: string, added: string] {
  const tail = /^[\p{L}\p{M}]{1,60}/u.exec(line)?.[0];
  if (before.endsWith("\u00AD")) return [before.slice(0, -1), line];
  if (COUNTED.test(before) && /^\p{Nd}/u.test(line)) return [before, line];
  if (tail === undefined || !HYPHEN.test(before)) {
    return [before, separatorBetween(before, line) + line];
  }
  const head = BROKEN.exec(before)?.[1];
  if (head === undefined) return [before, ` ${line}`];
  const whole = `${head}${tail}`.toLowerCase();
  const isCompound =
    before.at(-head.length - 2) === "-" || words.has(`${head}-${tail}`.toLowerCase());
  const isSmall = /^\p{Ll}/u.test(tail);
  // A name or a compound keeps its hyphen; capitals in a word of capitals are no new word.
  const isBroken =
    isSmall || /^\p{Lo}/u.test(tail) || (head.length > 1 && head === head.toUpperCase());
  if (isBroken && (words.has(whole) || !isCompound)) return [before.slice(0, -1), line];
  return [before, line];
}
