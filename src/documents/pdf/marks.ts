import type { PdfItem } from "./item.ts";

const MARK = /^[\d,*†‡\s]{1,5}$/;
/** What leads from an author's name to an address or a note: "a,b,*". */
const LETTER_MARK = /^[a-z](?:[\s,]*[a-z\d*∗†‡])*[\s,]*$/;
const MAX_MARK_LENGTH = 8;
/** A word's end; a raised letter after a capital or a numeral is a part of it. */
const WORD = /\p{L}\p{Ll}{2}[\s,]*$/u;
/** What a raised number is the power of, rather than the mark of a footnote. */
const UNIT = /(?:^|[\s\d/·(（[])(?:[kcdmµμn]?m|km|ft|in|yd|s)$/u;
const POWER_BASE = /(?:^|[^\d.,])10$/;
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** A letter that begins a text over several lines, in sizes of the text. */
const MIN_DROP_CAP = 1.8;
const MAX_DROP_CAPS = 20;

/**
 * Mends what is set apart from its line: marks of footnotes go, raised numbers become powers, and a
 * letter over several lines joins its word.
 */
export function withoutMarks(items: readonly PdfItem[]): PdfItem[] {
  let word: PdfItem | undefined;
  const mended = items.flatMap((item, index) => {
    if (word !== undefined && isLetterMark(item, word)) return [];
    if (item.str.trim() !== "") word = joinedTo(word, item);
    return mend(item, items[index - 1]);
  });
  return joinDropCaps(mended);
}

/** An item with the end of what stands before it in its line, as names come in parts. */
function joinedTo(before: PdfItem | undefined, item: PdfItem): PdfItem {
  const isOneLine = before !== undefined && before.y === item.y && before.x < item.x;
  return isOneLine ? { ...item, str: before.str.slice(-MAX_MARK_LENGTH) + item.str } : item;
}

function isLetterMark(item: PdfItem, word: PdfItem): boolean {
  const text = item.str.trim();
  const isMark = text.length <= MAX_MARK_LENGTH && LETTER_MARK.test(text) && WORD.test(word.str);
  return isMark && isRaised(item, word) && item.x > word.x;
}

function isRaised(item: PdfItem, before: PdfItem): boolean {
  const isSmall = item.fontSize < 0.8 * before.fontSize;
  return (
    isSmall && item.y > before.y + 0.15 * before.fontSize && item.y < before.y + before.fontSize
  );
}

function mend(item: PdfItem, before: PdfItem | undefined): PdfItem[] {
  if (before === undefined || !MARK.test(item.str) || item.str.trim() === "") return [item];
  if (!isRaised(item, before)) return [item];
  const number = item.str.trim();
  const isPower =
    /^\d{1,2}$/.test(number) &&
    (POWER_BASE.test(before.str) || (/^[23]$/.test(number) && UNIT.test(before.str)));
  return isPower ? [{ ...item, str: raised(number), y: before.y }] : [];
}

function raised(digits: string): string {
  return digits.replace(/\d/g, (digit) => RAISED[Number(digit)] ?? digit);
}

function joinDropCaps(items: readonly PdfItem[]): PdfItem[] {
  const size = usualSize(items);
  const caps = items.filter(
    ({ str, fontSize }) =>
      fontSize > MIN_DROP_CAP * size && /^["“„«‘'¿¡]?\p{Lu}$/u.test(str.trim()),
  );
  if (caps.length > MAX_DROP_CAPS) return [...items];
  let result = [...items];
  for (const cap of caps) {
    const right = cap.x + cap.width;
    const beside = result.filter(
      (item) =>
        item !== cap &&
        item.fontSize < cap.fontSize / MIN_DROP_CAP &&
        /^\s*["'’]?\p{L}/u.test(item.str) &&
        item.x > cap.x - size &&
        item.x < right + size &&
        item.y > cap.y - 0.2 * size &&
        item.y < cap.y + cap.fontSize,
    );
    const first = beside.sort((a, b) => b.y - a.y)[0];
    if (first === undefined || beside.length < 2) continue;
    result = result
      .filter((item) => item !== cap)
      .map((item) => (item === first ? { ...item, str: cap.str.trim() + item.str.trim() } : item));
  }
  return result;
}

/** The font size of most letters. */
function usualSize(items: readonly PdfItem[]): number {
  const lengths = new Map<number, number>();
  for (const { str, fontSize } of items) {
    const size = Math.round(fontSize * 2) / 2;
    lengths.set(size, (lengths.get(size) ?? 0) + str.length);
  }
  return [...lengths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}
