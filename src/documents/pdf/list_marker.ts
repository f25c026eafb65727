/** What a line of a list begins with. */
export interface ListMarker {
  /** Length in UTF-16 code units, with the space after it. */
  length: number;
  /** Null for a bullet or a letter. */
  number: number | null;
}

/** Fonts of symbols have their bullets among the characters for private use, or at codes that are no characters. */
const BULLET =
  /^(?:[•‣⁃∙❖❑✓✔✗★☆➔➢➤\u25A0-\u25FF]|\p{Co}|(?!\s)\p{Cc}(?=\s)|[-–*·o](?=\s))\s*(?=\S)/u;
const NUMBER =
  /^(?:\(?(\p{Nd}{1,3})(?:[.)]\s+|\.(?=\p{Lu}\p{Ll}{2}))|(\p{Nd}{1,3})[．、）]\s*)(?=\S)/u;
const LETTER = /^\(?[a-z]\)\s+(?=\S)/u;
const CIRCLED = /^[①-⑳]\s*(?=\S)/u;

/** Reads the bullet or number that a line begins with; null if there is none. */
export function listMarker(text: string): ListMarker | null {
  const plain = BULLET.exec(text) ?? LETTER.exec(text);
  if (plain !== null) return { length: plain[0].length, number: null };
  const circled = CIRCLED.exec(text)?.[0];
  if (circled !== undefined) {
    return { length: circled.length, number: (circled.codePointAt(0) ?? 0) - 0x2460 + 1 };
  }
  const match = NUMBER.exec(text);
  if (match === null) return null;
  const digits = match[1] ?? match[2] ?? "";
  return { length: match[0].length, number: valueOfDigits(digits) };
}

/** The value of decimal digits of any script, which stand in tens from their zero. */
export function valueOfDigits(digits: string): number {
  let value = 0;
  for (const digit of digits) {
    let zero = digit.codePointAt(0) ?? 0;
    const code = zero;
    while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    value = 10 * value + code - zero;
  }
  return value;
}
