import type { Quantity } from "./quantities.ts";
import { exact, westernDigits } from "./western_digits.ts";

const DIGITS = "〇零一二三四五六七八九";
const UNITS: ReadonlyMap<string, number> = new Map([
  ["十", 10],
  ["百", 100],
  ["千", 1e3],
  ["백", 100],
  ["천", 1e3],
]);
const SCALES: ReadonlyMap<string, number> = new Map([
  ["万", 1e4],
  ["萬", 1e4],
  ["만", 1e4],
  ["亿", 1e8],
  ["億", 1e8],
  ["억", 1e8],
  ["兆", 1e12],
  ["조", 1e12],
]);
const HAN = `[${DIGITS}两兩]`;
const SCALE = "[十百千万萬亿億兆백천만억조]";
const WESTERN = String.raw`(?<!\p{Nd})\p{Nd}{1,15}(?:[.,]\p{Nd}{1,15}){0,5}`;
const RUN = String.raw`(?:${WESTERN}\s?${SCALE}|${HAN}|[十百千])(?:${HAN}|${SCALE}|[点點](?=${HAN})|(?<=${SCALE})${WESTERN})*`;
const NUMERAL = new RegExp(
  String.raw`百分之(?<share>${RUN}|${WESTERN})|(?<whole>${HAN}|十)分之(?<part>${HAN})|(?<tenths>${WESTERN}|${HAN})割|(?<percent>${WESTERN})\s?(?:パーセント|퍼센트)|一半|(?<run>${RUN})`,
  "gu",
);

/**
 * Finds the numbers that are written with Chinese characters, or in digits with such or Korean ones
 * behind them, such as "3億5000万". The rest is the text without them.
 */
export function hanQuantities(text: string): { found: Quantity[]; rest: string } {
  const found: Quantity[] = [];
  if (!/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(text)) {
    return { found, rest: text };
  }
  const rest = text.replace(NUMERAL, (numeral, ...args) => {
    const groups: Record<string, string | undefined> = args.at(-1);
    const quantity = readNumeral(groups);
    if (quantity === null) return numeral;
    found.push(quantity);
    return " ";
  });
  return { found, rest };
}

function readNumeral({
  share,
  whole,
  part,
  tenths,
  percent,
  run,
}: Record<string, string | undefined>): Quantity | null {
  const certain = (value: number): Quantity => ({
    values: [exact(value)],
    bare: null,
    scale: null,
    isCertain: true,
  });
  if (share !== undefined) return certain(worthOf(share) / 100);
  if (percent !== undefined) return certain(worthOf(percent) / 100);
  if (tenths !== undefined) return certain(worthOf(tenths) / 10);
  if (whole !== undefined && part !== undefined) return certain(worthOf(part) / worthOf(whole));
  if (run === undefined) return { ...certain(0.5), isCertain: false };
  if ([...run].length < 2) return null;
  // Units alone mean "very many", and digits alone "three or five" or a year.
  const hasDigit = new RegExp(`${HAN}|\\p{Nd}`, "u").test(run);
  const hasUnit = new RegExp(SCALE, "u").test(run);
  return { ...certain(worthOf(run)), isCertain: hasDigit && hasUnit };
}

/** What a numeral is worth: 350000000 for "3億5000万" and 2026 for "二〇二六". */
function worthOf(numeral: string): number {
  let total = 0;
  let section = 0;
  let digits = "";
  const take = (otherwise: number) => {
    const value = digits === "" ? otherwise : Number(digits);
    digits = "";
    return value;
  };
  for (const character of westernDigits(numeral)) {
    const digit = /[两兩]/u.test(character) ? 2 : Math.max(DIGITS.indexOf(character) - 1, -1);
    const unit = UNITS.get(character);
    const scale = SCALES.get(character);
    if (unit !== undefined) section += take(1) * unit;
    else if (scale !== undefined) {
      const own = section + take(0);
      total = own === 0 ? (total || 1) * scale : total + own * scale;
      section = 0;
    } else if (/[.点點]/u.test(character)) digits += ".";
    else if (/\d/.test(character)) digits += character;
    else if (DIGITS.includes(character) || digit === 2) digits += String(Math.max(digit, 0));
  }
  return total + section + take(0);
}
