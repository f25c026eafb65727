import type { DrawnItem } from "../upright.ts";

/**
 * Letters at the end of a text, joined by the sign that takes a vowel, as one glyph has them, or half a letter. The
 * library takes such a glyph for a mark without a width, and finds a blank where it is.
 */
const CONJUNCT =
  /(?=\p{L})[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}][\u094D\u09CD\u0A4D\u0ACD\u0B4D](?:(?<!\u0930\u094D)\p{L}\p{M}*)?$/u;
/** Half a letter: the next one follows without a blank. */
const HALF_WITHIN =
  /(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D]) (?=[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}])/gu;
const HALF = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D]$/u;
const HALF_LETTER = /\p{L}[\u094D\u09CD\u0A4D\u0ACD\u0B4D]$/u;
const JOINING =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}]/u;
/** Longer texts are no syllables. */
const MAX_PLACED = 8;
/** What conjuncts take at least and at most, in font sizes; a blank takes less, and both take more. */
const MIN_CONJUNCT = 0.45;
const MAX_CONJUNCT = 0.9;
/** What a conjunct, a letter and a vowel sign beside it take as a rule. */
const CONJUNCT_WIDTH = 0.7;
const LETTER_WIDTH = 0.62;
const SIGN_WIDTH = 0.25;
const MAX_ERROR = 0.2;
const MAX_SHIFT = 0.1;

/** Takes out the blanks that the library finds where glyphs are, whose width it does not know. */
export function mendConjuncts(drawn: readonly DrawnItem[]): DrawnItem[] {
  const items = placedBehindGaps(drawn).map(withoutBlanksWithin);
  const mended: DrawnItem[] = [];
  let index = 0;
  while (index < items.length) {
    const item = items[index];
    const next = items[index + 1];
    index += 1;
    if (item === undefined) break;
    const isCut = next !== undefined && CONJUNCT.test(item.str) && /^\s/.test(next.str);
    if (!isCut || !follows(item, next)) {
      mended.push(item);
      continue;
    }
    const isBlank = next.str.trim() === "";
    const after = isBlank ? items[index + 1] : undefined;
    const end = after !== undefined && isOnLine(item, after) ? after.x : next.x + next.width;
    if (!isFalse(item, { next, end: isBlank ? end : null })) {
      mended.push(item);
      continue;
    }
    mended.push({ ...item, width: Math.max(item.width, (isBlank ? end : next.x) - item.x) });
    if (!isBlank) mended.push({ ...next, str: next.str.trimStart() });
    index += 1;
  }
  return mended;
}

/** Moves what is far wider than its letters to where the gap before it ends, as between the cells of a table. */
function placedBehindGaps(items: readonly DrawnItem[]): DrawnItem[] {
  const placed: DrawnItem[] = [];
  for (const [index, item] of items.entries()) {
    const { x, width, fontSize } = item;
    const text = item.str.trim();
    if (!JOINING.test(text) || width <= (text.length + 1) * fontSize || text.length > MAX_PLACED) {
      placed.push(item);
      continue;
    }
    const next = items[index + 1];
    const isBeside = next !== undefined && isOnLine(item, next) && next.x > x + fontSize;
    const right = isBeside ? Math.min(next.x, x + width) : x + width;
    // Half a letter has no place of its own either.
    const before = placed.at(-1);
    const half = (before !== undefined && HALF_LETTER.exec(before.str)?.[0]) || "";
    if (before !== undefined) {
      placed[placed.length - 1] = {
        ...before,
        str: before.str.slice(0, before.str.length - half.length),
      };
    }
    const str = `${half}${text}`;
    const own = LETTER_WIDTH * fontSize * str.length;
    placed.push({ ...item, str, x: right - own, width: own });
  }
  return placed;
}

function withoutBlanksWithin(item: DrawnItem): DrawnItem {
  const str = item.str.replace(HALF_WITHIN, "");
  return str === item.str ? item : { ...item, str };
}

/** True if a blank is as wide as the glyph before it, for which it stands. `end` is where it ends; null if it is a part of a text. */
function isFalse(
  { str, x, width, fontSize }: DrawnItem,
  { next, end }: { next: DrawnItem; end: number | null },
): boolean {
  if (HALF.test(str)) return true;
  if (end !== null) {
    const gap = (end - x - width) / fontSize;
    return gap >= MIN_CONJUNCT && gap <= MAX_CONJUNCT;
  }
  const letters = next.str.match(/\p{L}/gu)?.length ?? 0;
  const signs = next.str.match(/\p{Mc}/gu)?.length ?? 0;
  const usual = CONJUNCT_WIDTH + LETTER_WIDTH * letters + SIGN_WIDTH * signs;
  return next.width <= (usual + MAX_ERROR) * fontSize;
}

function follows(item: DrawnItem, next: DrawnItem): boolean {
  const shift = Math.abs(next.x - item.x - item.width);
  const most = HALF.test(item.str) ? MAX_CONJUNCT : MAX_SHIFT;
  return isOnLine(item, next) && shift < most * item.fontSize;
}

function isOnLine(item: DrawnItem, other: DrawnItem): boolean {
  return Math.abs(item.y - other.y) < MAX_SHIFT * item.fontSize;
}
