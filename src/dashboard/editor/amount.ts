/**
 * The first amount in a text, as its language writes numbers: 1200 for "1,200 people" and for "1.2 thousand"
 * in English. Null if there is none.
 */
export function amountIn(text: string, language: string): number | null {
  const plain = text.normalize("NFKC").replaceAll(/\p{Nd}/gu, (digit) => String(digitOf(digit)));
  const found = /[-−]?\d(?:[\d.,'’٫٬\s]*\d)?/u.exec(plain);
  if (found === null) return null;
  const [written] = found;
  const after = plain.slice(found.index + written.length).trimStart();
  const size = Number(asDecimal(written, language));
  return Number.isFinite(size) ? size * magnitudeOf(after, language) : null;
}

/** All whole numbers in a text, in their order. */
export function integersIn(text: string): number[] {
  const plain = text.normalize("NFKC").replaceAll(/\p{Nd}/gu, (digit) => String(digitOf(digit)));
  return [...plain.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

/** Digits of each script follow each other from a zero on. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  for (let value = 0; value < 9; value++) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return value;
  }
  return 9;
}

function asDecimal(written: string, language: string): string {
  const sign = /^[-−]/.test(written) ? "-" : "";
  const digits = written.replace(/^[-−]/, "").replaceAll(/[\s'’٬]/g, "");
  const parts = formatOf(language, {}).formatToParts(1.5);
  const decimal = partOf(parts, "decimal") === "," ? "," : ".";
  const [last = ""] = /[.,٫](?=\d+$)/.exec(digits) ?? [];
  const isOne = last !== "" && digits.split(last).length === 2;
  // Groups have three digits: "1.5" is no 15 wherever it is read.
  const isGroup = last !== decimal && last !== "٫" && (!isOne || /[.,]\d{3}$/.test(digits));
  if (last === "" || isGroup || !isOne) return sign + digits.replaceAll(/[.,٫]/g, "");
  const [whole = "", fraction = ""] = digits.split(last);
  return `${sign}${whole.replaceAll(/[.,]/g, "")}.${fraction}`;
}

/** How much the word after a number makes of it, such as a million; 1 for all other words. */
function magnitudeOf(after: string, language: string): number {
  const [word = ""] = after.split(/\s/);
  if (!/^\p{L}/u.test(word)) return 1;
  for (const compactDisplay of ["long", "short"] as const) {
    const format = formatOf(language, { notation: "compact", compactDisplay });
    for (let power = 3; power <= 12; power++) {
      for (const size of [1, 2, 5].map((count) => count * 10 ** power)) {
        const parts = format.formatToParts(size);
        const name = partOf(parts, "compact");
        if (name !== null && isNamed(word, name)) return size / Number(partOf(parts, "integer"));
      }
    }
  }
  return 1;
}

/** Letters alone are names of something else in another case, such as metres. */
function isNamed(word: string, name: string): boolean {
  if (word === name) return true;
  if (/^[\p{scx=Han}\p{scx=Hang}]/u.test(name)) return word.startsWith(name);
  return name.length > 2 && word.toLowerCase() === name.toLowerCase();
}

function formatOf(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { ...options, numberingSystem: "latn" });
}

function partOf(
  parts: readonly Intl.NumberFormatPart[],
  type: Intl.NumberFormatPartTypes,
): string | null {
  return parts.find((part) => part.type === type)?.value ?? null;
}
