import { splitAmount } from "./amounts.ts";

/** A quantity that can be drawn to scale. */
export type Quantity =
  /** A part of a whole, from 0 to 1. */
  | { kind: "share"; share: number }
  /** A count out of a small total. */
  | { kind: "count"; part: number; whole: number }
  /** The value after a change, relative to 1 before it. */
  | { kind: "change"; factor: number };

const PERCENT = String.raw`(?:[%٪％]|(?:percent|per cent|Prozent|pour cent|por ciento|por cento|per cento|procent\p{L}*|процент\p{L}*|відсотк\p{L}*|प्रतिशत|في المئة|بالمئة|אחוז(?:ים)?|persen|phần trăm|パーセント|퍼센트)(?!\p{L}))`;
const NUMBER = String.raw`\d+(?:[.,'’\u00A0\u202F\u066B\u066C]\d+)*`;
const SHARE = new RegExp(
  String.raw`^[~≈]?\s?(?<sign>[+−–-]?)\s?(?:(?<after>${NUMBER})[\s\u00A0\u202F]?${PERCENT}|[%٪](?<before>${NUMBER}))`,
  "iu",
);
const RATIO =
  /^(?<part>\d{1,3})\s?(?:(?:out )?of|in|von|aus|sur|de(?: cada)?|em|su|van(?: de)?|op|av|af|z|ze|из|із|من|מתוך|\/)\s?(?<whole>\d{1,3})(?![\d.,])/iu;
const EAST_RATIO =
  /^(?<whole>\d{1,3})\s?[人個个件社本台名명]?\s?[中のうち]{1,3}\s?(?<part>\d{1,3})/u;
const TIMES = /^(?:(?<after>\d+(?:[.,]\d)?)\s?(?:[x×](?!\p{L})|-?fold\b|倍)|[x×](?<before>\d+))/iu;

/** Words after a percentage that is a part of something. */
const OF =
  /^(?:of|von|der|des|aller|de|des|du|del|dos|das|di|dei|delle|degli|van|af|av|z|ze|всех|من|של|מ|का|की|के|の)(?![\p{L}\p{M}])|^の/iu;
const MORE =
  "more|higher|faster|longer|larger|bigger|above|up|grew|grown|grows|rose|risen|rises|increased|increase|growth|gained|climbed|mehr|höher|schneller|länger|größer|gestiegen|stieg|stiegen|steigt|gewachsen|wuchs|zugenommen|plus|augmenté|augmente|progressé|hausse|más|creció|aumentó|subió|mais|cresceu|aumentou|più|cresciuto|aumentato|meer|hoger|gestegen|gegroeid|więcej|wzrósł|wzrosła|больше|выше|вырос|выросла|выросли|увеличился";
const LESS =
  "less|fewer|lower|cheaper|slower|shorter|smaller|below|down|fell|fallen|falls|dropped|drop|declined|decreased|shrank|cut|lost|weniger|niedriger|günstiger|billiger|gesunken|sank|sanken|sinkt|gefallen|fiel|fielen|zurückgegangen|minus|moins|baissé|baisse|reculé|diminué|menos|cayó|bajó|menor|caiu|diminuiu|meno|calato|sceso|diminuito|minder|lager|gedaald|mniej|spadł|spadła|меньше|ниже|упал|упала|упали|снизился|сократился";
const CHANGE = new RegExp(
  String.raw`(?<!\p{L})(?:(?<more>${MORE})|(?<less>${LESS}))(?!\p{L})`,
  "giu",
);
const MAX_TRAILING_WORDS = 3;
/** Larger totals are drawn as a share, as individual symbols would be too many to tell apart. */
const MAX_COUNT = 20;
const MAX_FACTOR = 8;

/**
 * Parses a figure as a quantity; null if it says nothing about proportions, as in "17 km". `about` is
 * the text beside it, which decides whether "35 %" is a share or a change.
 */
export function quantityOf(value: string, about: string): Quantity | null {
  const [number, words, before] = splitAmount(value.trim());
  // "About" makes no other quantity of it, "less than" does.
  const isWhole = before === "" || trendIn(before) !== "none";
  const text = withLatinDigits(isWhole ? value.trim() : `${number} ${words}`.trim());
  return readRatio(text) ?? readTimes(text) ?? readPercentage(text, about.trim());
}

/** Finds the share or the count in a sentence, such as "Why 68 % of renters move". */
export function quantityIn(sentence: string): Quantity | null {
  const text = withLatinDigits(sentence);
  for (const { index } of text.matchAll(/(?<![\p{L}\d.,+−–-])\d/gu)) {
    const rest = text.slice(index);
    const end = SHARE.exec(rest)?.[0].length;
    if (end !== undefined && !OF.test(rest.slice(end).trim())) continue;
    const quantity = readRatio(rest) ?? readPercentage(rest, "");
    if (quantity !== null) return quantity;
  }
  return null;
}

function readRatio(text: string): Quantity | null {
  const { part, whole } = (RATIO.exec(text) ?? EAST_RATIO.exec(text))?.groups ?? {};
  const [some, all] = [Number(part), Number(whole)];
  if (!(some <= all && all >= 2)) return null;
  if (all > MAX_COUNT) return { kind: "share", share: some / all };
  return { kind: "count", part: some, whole: all };
}

function readTimes(text: string): Quantity | null {
  const { after, before } = TIMES.exec(text)?.groups ?? {};
  const factor = numberIn(after ?? before ?? "");
  return factor > 1 && factor <= MAX_FACTOR ? { kind: "change", factor } : null;
}

function readPercentage(text: string, about: string): Quantity | null {
  const match = SHARE.exec(text);
  if (match === null) return null;
  const { sign = "", after, before } = match.groups ?? {};
  const share = numberIn(after ?? before ?? "") / 100;
  const rest = `${text.slice(match[0].length)} ${about}`.trim();
  const trend = sign === "" ? trendIn(rest) : sign === "+" ? "more" : "less";
  if (trend === "unclear") return null;
  if (trend === "more" && 1 + share <= MAX_FACTOR) return { kind: "change", factor: 1 + share };
  if (trend === "less" && share < 1) return { kind: "change", factor: 1 - share };
  return trend === "none" && share <= 1 ? { kind: "share", share } : null;
}

/** The trend that words express: "less than in 2015" and "Sales grew" do, "of nurses sleep less" does not. */
function trendIn(about: string): "more" | "less" | "none" | "unclear" {
  if (OF.test(about)) return "none";
  const [first] = about.split(/(?<=[.!?。])\s|\n/u);
  const found = [...(first ?? "").matchAll(CHANGE)];
  const [change] = found;
  if (change === undefined) return "none";
  const end = change.index + change[0].length;
  const atOnce =
    change.index === 0 ||
    (first ?? "").slice(end).trim().split(/\s+/u).filter(Boolean).length < MAX_TRAILING_WORDS;
  if (found.length > 1 || !atOnce) return "unclear";
  return change.groups?.more === undefined ? "less" : "more";
}

/** Scales two compared numbers to shares of a full bar; null if they cannot be compared. */
export function barsOf(left: string, right: string): [number, number] | null {
  const [one, other] = [measureIn(left), measureIn(right)];
  if (one === null || other === null || one.unit !== other.unit) return null;
  const isShare = new RegExp(`^${PERCENT}$`, "iu").test(one.unit);
  const full = isShare ? 100 : Math.max(one.number, other.number);
  if (full === 0 || one.number > full || other.number > full) return null;
  return [one.number / full, other.number / full];
}

const MEASURE = new RegExp(
  String.raw`(?<currency>\p{Sc})?\s?(?<number>${NUMBER})[\s\u00A0\u202F]?(?<unit>${PERCENT}|\p{Sc}|°\s?[CF]|\p{L}+)?`,
  "giu",
);

const SCALE = /^(?:k|[mbt]n?|mi[ol].*|m[rl]d|bil.*|tril.*|thou.*|тыс.*|млн|млрд|[万億亿만억].*)$/iu;

/** The only number of a text, with its unit; null if there are several or none. */
function measureIn(text: string): { number: number; unit: string } | null {
  const [found, ...others] = [...withLatinDigits(text).matchAll(MEASURE)].filter(
    ({ groups = {} }) =>
      !/^(?:19|20)\d\d$/.test(groups.number ?? "") || groups.currency !== undefined,
  );
  if (found === undefined || others.length > 0) return null;
  const { currency = "", number = "", unit = "" } = found.groups ?? {};
  // A price may be followed by a scale or any other word.
  const measure = currency === "" || SCALE.test(unit) ? currency + unit : currency;
  return measure === "" ? null : { number: numberIn(number), unit: measure };
}

/** Parses a number in any common notation; NaN if it is not one. */
function numberIn(text: string): number {
  if (text === "") return Number.NaN;
  const plain = text.replaceAll(/['’\u00A0\u202F\u066C]/g, "").replace("\u066B", ".");
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain) || /([.,])\d+\1/.test(plain);
  return Number(grouped ? plain.replaceAll(/[.,]/g, "") : plain.replace(",", "."));
}

/** Code points of zero in other scripts. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xce6, 0xe50, 0xff10];

function withLatinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => point >= start && point < start + 10);
    return zero === undefined ? digit : String(point - zero);
  });
}
