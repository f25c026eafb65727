/** Signs between groups of three digits that are never a decimal sign. */
const GROUPING = /[\s\u00A0\u202F’'\u066C，]/gu;
/** In India the digits before the last three are grouped in twos. */
const WHOLE = /^(?:\d+|\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3})$/;
const ZEROS: readonly number[] = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xce6, 0xe50, 0xff10,
];
const decimalSigns = new Map<string, string>();

/** The value of a number in digits of any script, as a language writes it; NaN if it is none. */
export function numberValue(text: string, language: string): number {
  const plain = text.trim().replace(GROUPING, "").replace("\u066B", ".").replace(/^[−–]/u, "-");
  const latin = plain.replace(/\p{Nd}/gu, latinDigit);
  const [sign = ""] = /^[+-]/.exec(latin) ?? [];
  const unsigned = latin.slice(sign.length);
  const marks = unsigned.match(/[.,]/g) ?? [];
  const last = marks.at(-1) ?? "";
  const end = last === "" ? unsigned.length : unsigned.lastIndexOf(last);
  const isDecimal =
    marks.length === 1
      ? last === decimalSignOf(language) || unsigned.length - end !== 4
      : last !== marks[0];
  const whole = isDecimal ? unsigned.slice(0, end) : unsigned;
  const decimals = isDecimal ? unsigned.slice(end + 1) : "";
  if (!WHOLE.test(whole) || !/^\d*$/.test(decimals)) return Number.NaN;
  return Number(`${sign}${whole.replace(/[.,]/g, "")}.${decimals}`);
}

function latinDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => point >= start && point < start + 10);
  return zero === undefined ? digit : String(point - zero);
}

function decimalSignOf(language: string): string {
  const cached = decimalSigns.get(language);
  if (cached !== undefined) return cached;
  const parts = new Intl.NumberFormat(language, { numberingSystem: "latn" }).formatToParts(0.5);
  const sign = parts.find((part) => part.type === "decimal")?.value ?? ".";
  decimalSigns.set(language, sign);
  return sign;
}
