import { type SpokenWords, spokenWordsOf } from "./spoken_words.ts";
import type { WrittenWord } from "./written_words.ts";

/** What is written, by what is said; matched parts by name. Null where it is right as it is. */
type Rule = readonly [
  written: RegExp,
  say: (match: Readonly<Record<string, string>>) => string | null,
];

const NUMBER = String.raw`\d{1,3}(?:[ .,'’]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?`;
const AMOUNT = String.raw`(?<![\p{L}\d.,])(?<number>(?:(?:${NUMBER})\s?[–-]\s?)?(?:${NUMBER}))`;
const NOTHING_AFTER = String.raw`(?![\p{L}\p{N}²³])`;

const NO_LETTER_AFTER = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** Signs of units, by their names in the standard library. */
const UNITS: Readonly<Record<string, string>> = {
  km: "kilometer",
  cm: "centimeter",
  mm: "millimeter",
  m: "meter",
  ha: "hectare",
  kg: "kilogram",
  g: "gram",
  ml: "milliliter",
  mL: "milliliter",
  l: "liter",
  L: "liter",
  ft: "foot",
  lb: "pound",
  lbs: "pound",
  oz: "ounce",
  kB: "kilobyte",
  KB: "kilobyte",
  MB: "megabyte",
  GB: "gigabyte",
  TB: "terabyte",
  min: "minute",
  ms: "millisecond",
  mph: "mile-per-hour",
  "km/h": "kilometer-per-hour",
  "m/s": "meter-per-second",
  "°C": "celsius",
  "°F": "fahrenheit",
  "°": "degree",
  "%": "percent",
  км: "kilometer",
  см: "centimeter",
  мм: "millimeter",
  м: "meter",
  га: "hectare",
  кг: "kilogram",
  мл: "milliliter",
  л: "liter",
  "км/ч": "kilometer-per-hour",
  "м/с": "meter-per-second",
};
const CURRENCIES: Readonly<Record<string, string>> = {
  $: "USD",
  US$: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  "₩": "KRW",
  "₴": "UAH",
  "₽": "RUB",
  "₺": "TRY",
};
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  K: 1e3,
  m: 1e6,
  M: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  B: 1e9,
  b: 1e9,
  billion: 1e9,
  tn: 1e12,
  trillion: 1e12,
};
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u;
const ROMAN = "(?<roman>[IVX]{1,6})";
/** Names that kings and popes bear, in a number of languages, begin with a capital; words do not. */
const RULER = String.raw`(?<before>\p{Lu}\p{Ll}{2,} )${ROMAN}(?![\p{L}\p{N}])`;

/**
 * What a voice is to say for each word of a line, where it would read the signs wrongly: whole words
 * for abbreviations, units, currencies, dates, ranges and Roman numerals. As many entries as there are
 * words; "" for one whose meaning is said with the word before it.
 *
 * @param language BCP 47.
 */
export function normalise(words: readonly WrittenWord[], language: string): string[] {
  let forms = words.map(({ text }) => text);
  for (const rule of rulesOf(language)) forms = applyRule(rule, words, forms);
  return forms;
}

const cache = new Map<string, readonly Rule[]>();

function rulesOf(language: string): readonly Rule[] {
  const known = cache.get(language);
  if (known !== undefined) return known;
  const rules = createRules(language);
  cache.set(language, rules);
  return rules;
}

function createRules(language: string): Rule[] {
  const words = spokenWordsOf(language);
  const [locale = "en"] = Intl.NumberFormat.supportedLocalesOf(baseOf(language));
  return [
    ...addressRules(),
    ...abbreviationRules(words),
    ...dateRules(locale, words),
    ...amountRules(locale, words),
    ...numeralRules(words),
    [
      /(?<![\p{L}\d.,/–-])(?<from>\d+(?:[.,]\d+)?)(?<dash>\s?–\s?|-)(?<until>\d+(?:[.,]\d+)?)(?![\d–-])/u,
      ({ from = "", dash = "", until = "" }) =>
        words.to === "" || (dash === "-" && !(Number(from) < Number(until) && until.length < 4))
          ? null
          : [from, words.to, until].join(UNSPACED.test(words.to) ? "" : " "),
    ],
  ];
}

function addressRules(): Rule[] {
  const host = String.raw`(?<host>[^\s/?#,;!()]*[^\s/?#,;!().:])`;
  const path = String.raw`(?:[/?#](?:\S*[^\s.,;:!?)])?)?`;
  return [
    [
      new RegExp(String.raw`(?<![\p{L}\p{N}])(?:https?:\/\/)?www\.${host}${path}`, "iu"),
      ({ host = "" }) => host,
    ],
    [/(?<![\p{L}\p{N}.])[#@](?<name>[\p{L}\p{N}_]+)/u, ({ name = "" }) => nameWords(name)],
  ];
}

/** "SaveTheBees" and "save_the_bees" as words. */
function nameWords(name: string): string {
  return name
    .replaceAll("_", " ")
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .trim();
}

function abbreviationRules({ abbreviations, titles, numbered, afterNumbers }: SpokenWords): Rule[] {
  const ruleFor = (
    entries: Readonly<Record<string, string>>,
    { before = "", after = "" }: { before?: string; after?: string },
  ): Rule[] => {
    const keys = Object.keys(entries).toSorted((a, b) => b.length - a.length);
    if (keys.length === 0) return [];
    const spoken = new Map(keys.map((key) => [key.replaceAll(" ", ""), entries[key] ?? ""]));
    const written = keys.map((key) =>
      RegExp.escape(key).replaceAll(String.raw`\x20`, String.raw`\s?`),
    );
    const pattern = String.raw`(?<![\p{L}\p{M}.])${before}(?<short>${written.join("|")})${after}`;
    return [
      [
        new RegExp(pattern, "u"),
        ({ short = "" }) => spoken.get(short.replaceAll(/\s/gu, "")) ?? null,
      ],
    ];
  };
  return [
    ...ruleFor(titles, { after: String.raw`(?=\s?[\p{Lu}\p{Lo}])` }),
    ...ruleFor(numbered, { after: String.raw`(?=\s?\d)` }),
    ...ruleFor(afterNumbers, { before: String.raw`(?<=\d\s?)`, after: NO_LETTER_AFTER }),
    ...ruleFor(abbreviations, { after: NO_LETTER_AFTER }),
  ];
}

function dateRules(locale: string, { saysClock }: SpokenWords): Rule[] {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    timeZone: "UTC",
    numberingSystem: "latn",
    calendar: "gregory",
  });
  const say = ({ year = "", month = "", day = "" }: Readonly<Record<string, string>>) => {
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
    return exists ? format.format(date).replace(/\s?[гр]\.$/u, "") : null;
  };
  const rules: Rule[] = [
    [/(?<![\d-])(?<year>[12]\d{3})-(?<month>\d\d)-(?<day>\d\d)(?![\d-])/u, say],
    [/(?<![\d.])(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>[12]\d{3})(?![\d])/u, say],
  ];
  if (saysClock !== undefined) {
    rules.push([
      new RegExp(String.raw`(?<hour>\d{1,2})[:.](?<minute>\d\d)\s${saysClock}(?!\p{L})`, "u"),
      ({ hour = "", minute = "" }) =>
        `${hour} ${saysClock}${minute === "00" ? "" : ` ${Number(minute)}`}`,
    ]);
  }
  return rules;
}

function amountRules(locale: string, { square, cube }: SpokenWords): Rule[] {
  const options = { maximumFractionDigits: 20 } as const;
  const unitName = (number: string, unit: string) =>
    new Intl.NumberFormat(locale, { ...options, style: "unit", unit, unitDisplay: "long" })
      .formatToParts(quantityOf(number, locale))
      .map(keepingNumber(number));
  const inUnit = (number: string, sign: string) => joined(unitName(number, UNITS[sign] ?? ""));
  const powers = { "²": square, "³": cube };
  const signs = alternatives(Object.keys(UNITS));
  const currencies = alternatives(Object.keys(CURRENCIES));
  const scales = alternatives(Object.keys(SCALES));
  const inCurrency = (number: string, sign: string, scale: string) => {
    const value = quantityOf(number, locale) * (SCALES[scale] ?? 1);
    const parts = new Intl.NumberFormat(locale, {
      ...options,
      style: "currency",
      currency: CURRENCIES[sign] ?? "",
      currencyDisplay: "name",
      minimumFractionDigits: 0,
      ...(scale === "" ? {} : { notation: "compact", compactDisplay: "long" }),
    }).formatToParts(value);
    const whole = parts.find(({ type }) => type === "integer")?.value;
    const isSame = scale === "" || whole === String(Math.trunc(quantityOf(number, locale)));
    return isSame ? joined(parts.map(keepingNumber(number))) : null;
  };
  return [
    [
      new RegExp(
        String.raw`(?<![\p{L}\d])(?<sign>${currencies})\s?${AMOUNT}(?:\s?(?<scale>${scales})(?!\p{L}))?`,
        "u",
      ),
      ({ sign = "", number = "", scale = "" }) => inCurrency(number, sign, scale),
    ],
    [
      new RegExp(String.raw`${AMOUNT}\s?(?<sign>${currencies})(?![\p{L}\d])`, "u"),
      ({ sign = "", number = "" }) => inCurrency(number, sign, ""),
    ],
    [
      new RegExp(String.raw`${AMOUNT}\s?(?<sign>km|cm|mm|m|км|см|м)(?<power>[²³])`, "u"),
      ({ number = "", sign = "", power = "" }) => {
        const around = power === "²" ? powers["²"] : powers["³"];
        if (around === null) return null;
        const [before, after] = around;
        const parts = unitName(number, UNITS[sign] ?? "").map((part) =>
          part.type !== "unit"
            ? part
            : { ...part, value: `${before}${glued(before, part.value)}${after}` },
        );
        return joined(parts);
      },
    ],
    [
      new RegExp(String.raw`(?<![\p{L}\d])%\s?${AMOUNT}`, "u"),
      ({ number = "" }) => inUnit(number, "%"),
    ],
    [
      new RegExp(String.raw`${AMOUNT}(?<space>\s?)(?<sign>${signs})${NOTHING_AFTER}`, "u"),
      ({ number = "", space = "", sign = "" }) =>
        // "5m" may be millions.
        space === "" && /^[mgl]$/u.test(sign) ? null : inUnit(number, sign),
    ],
    [
      /(?<![\d/])(?<fraction>1\/2|1\/4|3\/4)(?![\d/])/u,
      ({ fraction = "" }) => FRACTIONS[fraction] ?? null,
    ],
  ];
}

const FRACTIONS: Readonly<Record<string, string>> = { "1/2": "½", "1/4": "¼", "3/4": "¾" };

function numeralRules({ century }: SpokenWords): Rule[] {
  const say = ({ before = "", roman = "", after = "" }: Readonly<Record<string, string>>) => {
    const value = romanValue(roman);
    return value === null ? null : `${before}${value}${after}`;
  };
  const words = century.split(", ").filter((word) => word !== "");
  const rules: Rule[] = [
    // One letter may be an initial, or a word: "World War I" and "Vitamin X" are left to the voice.
    [new RegExp(RULER.replace("{1,6}", "{2,6}"), "u"), say],
  ];
  if (words.length === 0) return rules;
  const names = alternatives(words);
  return [
    [
      new RegExp(String.raw`(?<![\p{L}])${ROMAN}(?<after>(?:e|ème)?\s(?:${names}))(?!\p{L})`, "u"),
      say,
    ],
    [new RegExp(String.raw`(?<!\p{L})(?<before>(?:${names})\s)${ROMAN}(?!\p{L})`, "iu"), say],
    ...rules,
  ];
}

function romanValue(roman: string): number | null {
  if (!/^X{0,3}(?:IX|IV|V?I{0,3})$/u.test(roman)) return null;
  const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
  const digits = [...roman].map((letter) => values[letter] ?? 0);
  return digits.reduce(
    (sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit),
    0,
  );
}

/** "Quadrat" and "Kilometer" make one word. */
function glued(before: string, name: string): string {
  return before === "" || before.endsWith(" ") ? name : name.toLowerCase();
}

type Part = Pick<Intl.NumberFormatPart, "type" | "value">;

/** Leaves the number as it is written, as the voice reads it in its own language's form. */
function keepingNumber(number: string): (part: Part, index: number, all: readonly Part[]) => Part {
  const isNumeric = ({ type }: Part) => ["integer", "group", "decimal", "fraction"].includes(type);
  return (part, index, all) =>
    !isNumeric(part)
      ? part
      : { type: part.type, value: index === all.findIndex(isNumeric) ? number : "" };
}

function joined(parts: readonly Part[]): string {
  return parts
    .map(({ value }) => value)
    .join("")
    .replace(/(?<=[\p{Lu}])[ -](?=dollar)/iu, " ");
}

/** The last number of a range, for the right plural. */
function quantityOf(number: string, locale: string): number {
  const last = /[\d .,'’]+$/u.exec(number)?.[0] ?? "";
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5)[1]?.value ?? ".";
  const digits = last
    .replaceAll(decimal, "_")
    .replace(/[^\d_]/gu, "")
    .replace("_", ".");
  return Number.parseFloat(digits);
}

function baseOf(language: string): string {
  return /^[a-z]{2,3}(?=-|_|$)/iu.exec(language)?.[0] ?? "en";
}

function alternatives(texts: readonly string[]): string {
  return texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => RegExp.escape(text))
    .join("|");
}

/** Replaces what is written across words, from the end, and gives each word its part of what is said. */
function applyRule(
  [written, say]: Rule,
  words: readonly WrittenWord[],
  forms: readonly string[],
): string[] {
  const starts: number[] = [];
  let text = "";
  for (const [index, form] of forms.entries()) {
    if (index > 0 && !words[index]?.joined && form !== "") text += " ";
    starts.push(text.length);
    text += form;
  }
  const changed = [...forms];
  const wordAt = (position: number) =>
    starts.findLastIndex((start, index) => start <= position && forms[index] !== "");
  const matches = [...text.matchAll(new RegExp(written.source, `${written.flags}g`))];
  for (const match of matches.toReversed()) {
    const said = say(match.groups ?? {});
    if (said === null || match[0] === "") continue;
    const endAt = match.index + match[0].length;
    const [first, last] = [wordAt(match.index), wordAt(endAt - 1)];
    const before = (changed[first] ?? "").slice(0, match.index - (starts[first] ?? 0));
    const after = (changed[last] ?? "").slice(endAt - (starts[last] ?? 0));
    const spanned = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
      (index) => forms[index] !== "",
    );
    const parts = said.split(/\s+/u);
    for (const [place, index] of spanned.entries()) {
      const isLast = place === spanned.length - 1;
      const part = isLast ? parts.slice(place).join(" ") : (parts[place] ?? "");
      changed[index] = `${place === 0 ? before : ""}${part}${isLast ? after : ""}`;
    }
  }
  return changed;
}
