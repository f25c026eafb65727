import type { Counted } from "../../posts/data.ts";
import { quantitiesOf } from "../model/quantities.ts";
import { anyOf, perLanguage } from "../text/expressions.ts";
import { startsWithMonth, startsWithTime } from "./times.ts";

const MAX_WHOLE = 20;
/** Fractions are counted in so many parts at most. */
const MAX_PARTS = 10;
const PRECISION = 0.002;

interface RatioWords {
  /** With a word such as "in", and of numbers in words with one such as "of". */
  ratios: readonly RegExp[];
  share: RegExp;
  of: RegExp;
  /** What the number of is told apart by. */
  label: RegExp;
  /** Times, of which a number is a rate. */
  unit: RegExp;
}

const ratioWords = perLanguage<RatioWords>((words) => {
  const phrases = words.numberWords?.small.slice(1, MAX_WHOLE + 1).flatMap((one) => one.split("/"));
  const word = anyOf((phrases ?? []).join(","));
  const number = String.raw`(?:\p{Nd}{1,2}|${word})`;
  const isJoined = words.unspaced || /\p{Script=Hangul}/u.test(words.counters);
  const space = isJoined ? String.raw`\s?` : String.raw`\s`;
  const counter = isJoined ? `(?:${anyOf(words.counters)})?` : "";
  // "One child in five".
  const noun = isJoined ? "" : String.raw`(?:\s(?<noun>[\p{L}\p{M}]+))?`;
  const article = isJoined ? "" : `(?:${anyOf(words.articles)}\\s)?`;
  const start = String.raw`(?<![\p{Lu}\p{Ll}\p{Nd}.,:/#-])`;
  const end = String.raw`(?![\p{Lu}\p{Ll}\p{Nd}]|[.,:/%-]\p{Nd}|\s?[%°])`;
  return {
    ratios: [
      `${start}(?<one>${number})${noun}${space}${anyOf(words.ratios)}${space}(?<other>${number})${counter}${end}`,
      `${start}(?<one>${word})\\s${anyOf(words.of)}\\s${article}(?<other>${word})${end}`,
    ].map((source) => new RegExp(source, "giu")),
    share: new RegExp(anyOf(words.shares), "giu"),
    of: new RegExp(`^\\s?${anyOf(words.of)}`, "iu"),
    label: new RegExp(
      String.raw`${anyOf("no, no., nr, nr.", words.numberLabels, words.references)}\s*$`,
      "iu",
    ),
    unit: new RegExp(`^\\s?${anyOf(words.scales, words.units, words.currencies)}`, "iu"),
  };
});

/** Finds the one statement of so many of so many: "three in ten", "two thirds". Null if there are several. */
export function countedIn(sentence: string, language: string): Counted | null {
  const words = ratioWords(language);
  const matches = words.ratios.map((ratio) => [...sentence.matchAll(ratio)]);
  const ratios = (matches.find((all) => all.length > 0) ?? []).flatMap((match) => {
    const before = sentence.slice(Math.max(0, match.index - 40), match.index);
    const after = sentence.slice(match.index + match[0].length);
    const isOther =
      words.label.test(before) ||
      words.unit.test(after) ||
      startsWithMonth(after, language) ||
      [after, match.groups?.noun ?? ""].some((text) => startsWithTime(text, language));
    return isOther ? [] : (ratioOf(match, language) ?? []);
  });
  // "A third less" is a change.
  const shares = [...sentence.matchAll(words.share)].flatMap(({ 0: text, index }) =>
    words.of.test(sentence.slice(index + text.length)) ? (fractionOf(text, language) ?? []) : [],
  );
  const [found, ...others] = ratios.length > 0 ? ratios : shares;
  return found === undefined || others.length > 0 ? null : found;
}

function ratioOf({ 0: text, groups = {} }: RegExpExecArray, language: string): Counted | null {
  const [one, other] = [groups.one, groups.other].map((number) => numberOf(number ?? "", language));
  if (one === undefined || other === undefined) return null;
  const [part, whole] = [Math.min(one, other), Math.max(one, other)];
  const isPart = Number.isInteger(part) && part >= 1 && part < whole && whole <= MAX_WHOLE;
  return isPart && whole > 2 ? { kind: "counted", part, whole, value: text.trim() } : null;
}

/** "Two thirds" are two of three. */
function fractionOf(text: string, language: string): Counted | null {
  const [quantity, ...others] = quantitiesOf(text, language).found;
  if (quantity === undefined) return null;
  if (others.length > 0) {
    const [one, other] = [quantity, others[0]].map((each) => each?.values[0] ?? 0);
    const [part, whole] = [Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0)];
    const isRatio = others.length === 1 && Number.isInteger(part) && part >= 1 && part < whole;
    if (!isRatio || whole > MAX_WHOLE || whole < 3) return null;
    return { kind: "counted", part, whole, value: text };
  }
  const [value = 0] = quantity.values;
  if (value <= 0 || value >= 1) return null;
  for (let whole = 3; whole <= MAX_PARTS; whole++) {
    const part = Math.round(value * whole);
    if (part > 0 && Math.abs(part / whole - value) < PRECISION)
      return { kind: "counted", part, whole, value: text };
  }
  return null;
}

function numberOf(text: string, language: string): number {
  return quantitiesOf(text, language).found[0]?.values[0] ?? Number.NaN;
}
