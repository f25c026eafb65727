import { hanQuantities } from "./han_numerals.ts";
import { type NumberWords, numberWords, plainWord } from "./number_words.ts";
import { exact, westernDigits } from "./western_digits.ts";

/** A number as a text states it. */
export interface Quantity {
  /** What it may be worth: "2.500" is 2500 or 2.5 where a full stop is the decimal mark. */
  values: readonly number[];
  /** The values without the word or sign that scales them: 50 in "50 %"; null without one. */
  bare: readonly number[] | null;
  /** What scales it, such as 0.01 for percent; null without one. */
  scale: number | null;
  /** False for a word that need not be meant as a number, such as "one". */
  isCertain: boolean;
}

/** The numbers of a text. */
export interface Quantities {
  found: Quantity[];
  /** Scales that no number precedes, such as "in percent" over a table. */
  looseScales: ReadonlySet<number>;
}

type Token =
  | { kind: "digits"; readings: number[] }
  | { kind: "word"; text: string }
  | { kind: "mark"; text: string };

const DATE = String.raw`\p{Nd}{1,2}\.\p{Nd}{1,2}\.\p{Nd}{2,4}(?!\p{Nd})`;
const NUMBER = String.raw`(?<!\p{Nd})\p{Nd}{1,3}(?:[ \u00A0\u202F’'٬]\p{Nd}{3})+(?!\p{Nd})(?:[.,٫]\p{Nd}+)?|\p{Nd}+(?:[.,]\p{Nd}{2,3}(?!\p{Nd}))*(?:[.,٫]\p{Nd}+)?`;
const TOKEN = new RegExp(
  String.raw`(?<date>${DATE})|(?<digits>${NUMBER})|(?<word>[\p{L}\p{M}]+)|[%％٪‰½¼¾⅓⅔,;:.!?،؛؟।۔()–—"„“”«»]`,
  "gu",
);
const SIGNS: ReadonlyMap<string, number> = new Map([
  ["%", 0.01],
  ["％", 0.01],
  ["٪", 0.01],
  ["‰", 0.001],
]);
const VULGAR: ReadonlyMap<string, number> = new Map([
  ["½", 0.5],
  ["¼", 0.25],
  ["¾", 0.75],
  ["⅓", 1 / 3],
  ["⅔", 2 / 3],
]);
/** Letters right behind a number; they may stand for a unit as well: "5m". */
const SHORT_SCALES: ReadonlyMap<string, number> = new Map([
  ["k", 1e3],
  ["m", 1e6],
  ["b", 1e9],
]);
const MAX_PHRASE_WORDS = 5;
/** Up to this a word for a number is often none: "one of them", "the two". */
const MAX_CASUAL = 2;

/**
 * Finds the numbers in a text, in digits of any script and, in the languages of `number_words.ts`, in
 * words. Linear in the length of the text.
 */
export function quantitiesOf(text: string, language: string): Quantities {
  const base = language.split("-")[0] ?? language;
  const han = hanQuantities(text);
  const words = numberWords(base);
  const tokens = tokensOf(han.rest, { mark: decimalMark(base), words });
  const found: Quantity[] = han.found.map((one) => ({ ...one, values: rounded(one.values) }));
  const looseScales = new Set<number>();
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token?.kind === "word" && !words.firsts.has(token.text)) {
      at += 1;
      continue;
    }
    const read = readDigits(tokens, at, words) ?? readWords(tokens, at, words);
    if (read !== null) {
      found.push(read.quantity);
      at = read.end;
      continue;
    }
    const scale = phraseAt(tokens, at, words.scales) ?? signAt(tokens, at);
    if (scale !== null) looseScales.add(scale.value);
    at = scale?.end ?? at + 1;
  }
  return { found, looseScales };
}

interface Read {
  quantity: Quantity;
  end: number;
}

interface Found {
  value: number;
  end: number;
}

function readDigits(tokens: readonly Token[], start: number, words: NumberWords): Read | null {
  const first = tokens[start];
  const vulgar = vulgarAt(tokens, start);
  if (first?.kind !== "digits" && vulgar === null) return null;
  let bare = first?.kind === "digits" ? first.readings : [0];
  let end = first?.kind === "digits" ? start + 1 : start;
  const part = vulgarAt(tokens, end);
  if (part !== null) {
    bare = bare.map((value) => value + part);
    end += 1;
  }
  let scale = 1;
  let short: number | null = null;
  for (;;) {
    const next = phraseAt(tokens, end, words.scales) ?? signAt(tokens, end);
    if (next === null) break;
    scale *= next.value;
    end = next.end;
    if (scale < 1) break;
  }
  const letter = tokens[end];
  if (scale === 1 && letter?.kind === "word") short = SHORT_SCALES.get(letter.text) ?? null;
  const values = bare.map((value) => value * scale);
  return {
    quantity: {
      values: rounded(short === null ? values : [...values, ...bare.map((value) => value * short)]),
      bare: scale === 1 ? null : bare,
      scale: scale === 1 ? null : scale,
      isCertain: true,
    },
    end: short === null ? end : end + 1,
  };
}

/** Reads a number in words: "two hundred and five thousand", "two and a half million", "ninety percent". */
function readWords(tokens: readonly Token[], start: number, words: NumberWords): Read | null {
  const fraction = phraseAt(tokens, start, words.fractions);
  const opening = phraseAt(tokens, start, words.small);
  if (fraction !== null && (opening === null || fraction.end >= opening.end)) {
    const next = tokens[fraction.end];
    const isCertain = isOneOf(next, words.of) && !isOneOf(tokens[start - 1], words.parts);
    const values = rounded([fraction.value]);
    return { quantity: { values, bare: null, scale: null, isCertain }, end: fraction.end };
  }
  let total = 0;
  let group = 0;
  let lastScale = Number.POSITIVE_INFINITY;
  let decimals = "";
  let scale: number | null = null;
  let parts = 0;
  let end = start;
  for (;;) {
    const at = parts > 0 && isOneOf(tokens[end], words.joins) ? end + 1 : end;
    const small = phraseAt(tokens, at, words.small);
    const hundred = phraseAt(tokens, at, words.hundreds);
    const half = parts > 0 ? phraseAt(tokens, end, words.behind) : null;
    const next = phraseAt(tokens, end, words.scales);
    if (half !== null) {
      if (group === 0 && total > 0) total += half.value * lastScale;
      else group += half.value;
      end = half.end;
    } else if (small !== null && group % 100 === 0 && (parts === 0 || lastScale > 1)) {
      if (parts > 0 && small.value === 0) break;
      group += small.value;
      end = small.end;
    } else if (small !== null && parts === 1 && at === end && isYear(group, small.value)) {
      group = group * 100 + small.value;
      end = small.end;
    } else if (hundred !== null && group === 0) {
      // "Two thousand" in a word, behind which a half is half a thousand.
      if (hundred.value >= 1e3) {
        total += hundred.value;
        lastScale = 10 ** Math.floor(Math.log10(hundred.value));
      } else group = hundred.value;
      end = hundred.end;
    } else if (next !== null && next.value === 100 && group < 100) {
      group = (group || 1) * 100;
      end = next.end;
    } else if (next !== null && next.value !== 100) {
      const whole = Number(`${group}.${decimals || 0}`);
      if (decimals !== "") group = whole;
      decimals = "";
      if (total > 0 && (group === 0 || next.value > lastScale || next.value < 1)) {
        total = (total + group) * next.value;
      } else total += (parts === 0 ? 1 : group) * next.value;
      if (next.value < 1 && parts === 0) return null;
      group = 0;
      lastScale = next.value;
      scale = next.value;
      end = next.end;
      if (scale < 1) {
        parts += 1;
        break;
      }
    } else if (parts > 0 && decimals === "" && isOneOf(tokens[end], words.points)) {
      const read = decimalsAfter(tokens, end + 1, words);
      if (read === null) break;
      decimals = read.digits;
      end = read.end;
      if (phraseAt(tokens, end, words.scales) === null) break;
    } else break;
    parts += 1;
  }
  if (parts === 0) return null;
  const value = total + (decimals === "" ? group : Number(`${group}.${decimals}`));
  const alone = parts === 1 ? tokens[start] : undefined;
  const isCasual =
    parts === 1 &&
    (value <= MAX_CASUAL || (scale ?? 0) >= 1 || (opening === null && value % 100 === 0));
  const isCertain = !(isCasual || (end === start + 1 && isOneOf(alone, words.ambiguous)));
  return { quantity: { values: rounded([value]), bare: null, scale: null, isCertain }, end };
}

function decimalsAfter(
  tokens: readonly Token[],
  start: number,
  { small }: NumberWords,
): { digits: string; end: number } | null {
  let digits = "";
  let end = start;
  for (
    let next = phraseAt(tokens, end, small);
    next !== null;
    next = phraseAt(tokens, end, small)
  ) {
    digits += String(next.value);
    end = next.end;
    if (next.value > 9) break;
  }
  return digits === "" || digits.includes(".") ? null : { digits, end };
}

/** "nineteen eighty-four", "twenty twenty-six". */
function isYear(century: number, rest: number): boolean {
  return century >= 11 && century <= 20 && rest >= 10 && Number.isInteger(rest);
}

/** The longest phrase of a table that stands at a place. */
function phraseAt(
  tokens: readonly Token[],
  start: number,
  phrases: ReadonlyMap<string, number>,
): Found | null {
  let phrase = "";
  let found: Found | null = null;
  for (let at = start; at < start + MAX_PHRASE_WORDS; at += 1) {
    const token = tokens[at];
    if (token?.kind !== "word") break;
    phrase += at === start ? token.text : ` ${token.text}`;
    const value = phrases.get(phrase);
    if (value !== undefined) found = { value, end: at + 1 };
  }
  return found;
}

function signAt(tokens: readonly Token[], at: number): Found | null {
  const token = tokens[at];
  const value = token?.kind === "mark" ? SIGNS.get(token.text) : undefined;
  return value === undefined ? null : { value, end: at + 1 };
}

function vulgarAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  return token?.kind === "mark" ? (VULGAR.get(token.text) ?? null) : null;
}

function isOneOf(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token?.kind === "word" && words.has(token.text);
}

function tokensOf(text: string, { mark, words }: { mark: string; words: NumberWords }): Token[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: found, groups = {} }): Token[] => {
    const { date, digits, word } = groups;
    if (word !== undefined) {
      return partsOf(plainWord(word), words).map((part) => ({ kind: "word", text: part }));
    }
    const numbers = date?.split(".") ?? (digits === undefined ? [] : [digits]);
    if (numbers.length === 0) return [{ kind: "mark", text: found }];
    return numbers.map((number) => ({ kind: "digits", readings: readingsOf(number, mark) }));
  });
}

/** The words of a compound that is all numbers, such as "zweihunderttausend", else the word itself. */
function partsOf(word: string, { compounds, vocabulary, longest }: NumberWords): string[] {
  if (compounds === null || vocabulary.has(word) || !compounds.test(word)) return [word];
  const parts: string[] = [];
  for (let at = 0; at < word.length; ) {
    let end = Math.min(word.length, at + longest);
    while (end > at && !vocabulary.has(word.slice(at, end))) end -= 1;
    if (end === at) return [word];
    parts.push(word.slice(at, end));
    at = end;
  }
  return parts;
}

/** What a number in digits may be worth. */
function readingsOf(digits: string, mark: string): number[] {
  const plain = westernDigits(digits).replace(/[\u00A0\u202F ’'٬]/gu, "");
  const separators = plain.match(/[.,٫]/gu) ?? [];
  const [first] = separators;
  const last = plain.search(/[.,٫](?=\d*$)/u);
  if (first === undefined) return [Number(plain)];
  const whole = Number(plain.replace(/[.,]/g, ""));
  const decimal = Number(`${plain.slice(0, last).replace(/[.,]/g, "")}.${plain.slice(last + 1)}`);
  if (first === "٫" || separators.at(-1) !== first) return [decimal];
  if (separators.length > 1) return [whole];
  if (!/^\d{1,3}[.,]\d{3}$/.test(plain) || plain.startsWith("0")) return [decimal];
  return first === mark ? [decimal, whole] : [whole];
}

const marks = new Map<string, string>();

function decimalMark(language: string): string {
  const cached = marks.get(language);
  if (cached !== undefined) return cached;
  const [locale = "en"] = Intl.NumberFormat.supportedLocalesOf([language, "en"]);
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(1.5);
  const mark = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  marks.set(language, mark);
  return mark;
}

/** Values with what a third is rounded to. */
function rounded(values: readonly number[]): number[] {
  return values.flatMap((value) => {
    const own = exact(value);
    const isPeriodic = value < 1 && exact(value * 1000) % 1 !== 0;
    return isPeriodic ? [own, Number(value.toFixed(2)), Number(value.toFixed(3))] : [own];
  });
}
