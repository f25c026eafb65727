import type { Change } from "../../posts/data.ts";
import { ENGLISH } from "../languages/mod.ts";
import { afterDigits, CURRENCY, NUMBER, SYMBOLS } from "../text/amounts.ts";
import { anyOf, perLanguage, phrasesOf } from "../text/expressions.ts";
import { numberValue } from "../text/number_value.ts";
import { startsWithMonth } from "./times.ts";
import { unitFor } from "./units.ts";
import { isYear } from "./values.ts";

/** The verb stands as near as this to what it is of, in characters. */
const VERB_DISTANCE = 48;
/** A column of less than this beside the other is not seen. */
const MIN_SHARE = 0.02;
/** What is written with the number, and has to be the same for both. */
const MAX_UNIT_LENGTH = 22;
/** Two numbers that share a scale are of one size. */
const MAX_SCALED_RATIO = 8;

/** How a change is told, with the words that it is told by at least. */
interface Frame {
  words: readonly string[];
  expression: RegExp;
}

interface ChangeWords {
  frames: readonly Frame[];
  verb: RegExp;
  /** What is a unit as it stands. */
  unit: RegExp;
  scale: RegExp;
}

const changeWords = perLanguage<ChangeWords>((words) => {
  const after = (...parts: string[]) => afterDigits(anyOf(...parts), words);
  const percent = `[%‰٪％]|${after(words.percents, ENGLISH.percents)}`;
  const mark = `(?:${CURRENCY}|${anyOf(words.currenciesBefore, ENGLISH.currenciesBefore)}|[%٪]|${anyOf(words.percents)})\\s?`;
  const gap = String.raw`[\s\u00A0\u202F]?`;
  const unit = `(?:${gap}${after(words.scales, ENGLISH.scales)})?(?:${gap}(?:de\\s)?(?:${percent}|${CURRENCY}|${after(words.currencies, ENGLISH.currencies)}|°\\s?[CF](?!\\p{L})|${after(SYMBOLS, words.units, ENGLISH.units)}|${after(words.counters)}))?`;
  const preposition = String.raw`(?:\s[\p{L}\p{M}]{1,4}){0,2}`;
  const amount = (side: string, isOpen: boolean) =>
    `(?<${side}Mark>${mark})?(?<${side}>${NUMBER})(?<${side}Unit>${isOpen ? String.raw`(?:\s?[\p{L}\p{M}]{1,14}){0,2}?['’-]?` : unit})${isOpen ? "" : String.raw`(?:${preposition}\s(?<${side}Year>(?:1\p{Nd}|20)\p{Nd}{2}))?`}`;
  const frames = phrasesOf(words.fromTo).map((phrase) => {
    // Endings of cases follow the unit: "12 milyondan".
    const isOpen = /^[12]/.test(phrase) && !words.unspaced;
    const source = phrase.replace(/[12 \\^$.+?()[\]{}|/]/g, (sign) => {
      if (sign === "1") return amount("before", isOpen);
      if (sign === "2") return amount("after", isOpen);
      return sign === " " ? String.raw`\s` : `\\${sign}`;
    });
    const start = words.unspaced ? "" : String.raw`(?<![\p{L}\p{M}\p{Nd}])`;
    const end = words.unspaced
      ? ""
      : isOpen
        ? String.raw`(?![\p{L}\p{M}])`
        : String.raw`(?![\p{Lu}\p{Ll}\p{Nd}]|[.,:/-]\p{Nd})`;
    const literals = phrase
      .split(/[12]/)
      .map((part) => part.trim())
      .filter((part) => part !== "");
    return { words: literals, expression: new RegExp(start + source + end, "iu") };
  });
  const units = anyOf(words.scales, words.percents, words.currencies, words.units, words.counters);
  return {
    frames,
    verb: new RegExp(anyOf(words.rises), "iu"),
    scale: new RegExp(`^\\s?${after(words.scales, ENGLISH.scales)}`, "iu"),
    unit: new RegExp(`^(?:${units}|[\\p{Sc}%٪])(?:\\s?(?:${units}))?$`, "iu"),
  };
});

/**
 * Finds what rose or fell from one value to another of the same unit: "grew from 12 to 19 million". Null
 * where nothing says that it changed, as in a range, and where several things did.
 */
export function changeIn(sentence: string, language: string): Change | null {
  const { frames, verb } = changeWords(language);
  const lower = sentence.toLowerCase();
  if ((sentence.match(/\p{Nd}+/gu)?.length ?? 0) < 2 || !verb.test(sentence)) return null;
  for (const { words, expression } of frames) {
    // Looking for the words is much faster.
    const match = words.every((word) => lower.includes(word)) ? expression.exec(sentence) : null;
    if (match === null) continue;
    const start = match.index;
    const end = start + match[0].length;
    const rest = sentence.slice(end);
    const around =
      lastClause(sentence.slice(Math.max(0, start - VERB_DISTANCE), start)) +
      match[0] +
      rest.slice(0, VERB_DISTANCE);
    // "From 12 to 19 per cent of pupils fell ill."
    const isSubject = start === 0 && /^\p{L}/u.test(match[0]);
    const isOther = isSubject || startsWithMonth(rest, language) || expression.test(rest);
    if (isOther || !verb.test(around)) continue;
    const found = changeOf(match.groups ?? {}, language);
    if (found !== null) return found;
  }
  return null;
}

function lastClause(text: string): string {
  return text.split(/[;:]|[.!?]\s/u).at(-1) ?? "";
}

type Parts = Readonly<Record<string, string | undefined>>;

/** One of the two values, with what is written before and behind it. */
interface Side {
  number: string;
  amount: number;
  mark: string;
  /** With the space before it; empty if nobody knows it. */
  unit: string;
  year: string;
}

function changeOf(parts: Parts, language: string): Change | null {
  const before = sideOf("before", parts, language);
  const after = sideOf("after", parts, language);
  const greatest = Math.max(before.amount, after.amount);
  const least = Math.min(before.amount, after.amount);
  const isMeasured =
    least !== greatest && least >= MIN_SHARE * greatest && ![before, after].some(isYear);
  if (!isMeasured || !areAlike(before, after, language)) return null;
  // What only one of the two says is meant of both.
  const mark = before.mark || after.mark;
  const measured = (side: Side, other: Side) => ({
    label: side.year,
    value: `${mark}${mark.length > 1 ? " " : ""}${side.number}${side.unit || borrowed(side, other)}`,
    share: Math.round((side.amount / greatest) * 1000) / 1000,
  });
  return { kind: "change", before: measured(before, after), after: measured(after, before) };

  function borrowed({ amount }: Side, { unit, amount: of }: Side): string {
    return unitFor(amount, { unit, of }, language);
  }
}

function sideOf(name: "before" | "after", parts: Parts, language: string): Side {
  const number = parts[name] ?? "";
  const unit = (parts[`${name}Unit`] ?? "").replace(/['’-]+$/u, "").trimEnd();
  // Of an ending that is a case's, nobody knows what it was.
  const isKnown = changeWords(language).unit.test(unit.trim()) && unit.length <= MAX_UNIT_LENGTH;
  return {
    number,
    amount: numberValue(number, language),
    mark: (parts[`${name}Mark`] ?? "").trim(),
    unit: isKnown ? unit : "",
    year: parts[`${name}Year`] ?? "",
  };
}

function areAlike(before: Side, after: Side, language: string): boolean {
  const { scale } = changeWords(language);
  const isShared = (one: string, other: string) =>
    one === "" || other === "" || sameWord(one, other);
  if (!isShared(before.mark, after.mark) || !isShared(before.unit, after.unit)) return false;
  // "From 900,000 to 1.2 million" has a million once.
  const isScaledOnce =
    (before.unit === "") !== (after.unit === "") && scale.test(before.unit || after.unit);
  const ratio = Math.max(before.amount, after.amount) / Math.min(before.amount, after.amount);
  return !isScaledOnce || ratio <= MAX_SCALED_RATIO;
}

/** The same word, whatever its ending: "million", "millions". */
function sameWord(one: string, other: string): boolean {
  const [plain = "", second = ""] = [one, other].map((text) => text.trim().toLowerCase());
  const length = Math.min(plain.length, second.length, 4);
  return plain.slice(0, length) === second.slice(0, length);
}
