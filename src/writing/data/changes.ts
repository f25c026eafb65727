import type { Change } from "../../posts/data.ts";
import { ENGLISH } from "../languages/mod.ts";
import { afterDigits, CURRENCY, NUMBER, SYMBOLS } from "../text/amounts.ts";
import { anyOf, perLanguage, phrasesOf } from "../text/expressions.ts";
import { numberValue } from "../text/number_value.ts";
import { isYear } from "./values.ts";

/** The verb stands as near as this to what it is of, in characters. */
const VERB_DISTANCE = 48;
/** A column of less than this beside the other is not seen. */
const MIN_SHARE = 0.02;
/** What is written with the number, and has to be the same for both. */
const MAX_UNIT_LENGTH = 22;

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
    unit: new RegExp(`^(?:${units}|[\\p{Sc}%٪])(?:\\s?(?:${units}))?$`, "iu"),
  };
});

/**
 * Finds what rose or fell from one value to another of the same unit: "grew from 12 to 19 million". Null
 * where nothing says that it changed, as in a range.
 */
export function changeIn(sentence: string, language: string): Change | null {
  const { frames, verb } = changeWords(language);
  const lower = sentence.toLowerCase();
  if ((sentence.match(/\p{Nd}+/gu)?.length ?? 0) < 2 || !verb.test(sentence)) return null;
  for (const { words, expression } of frames) {
    // Looking for the words is much faster.
    const match = words.every((word) => lower.includes(word)) ? expression.exec(sentence) : null;
    const parts = match?.groups;
    if (match === null || parts === undefined) continue;
    const start = match.index;
    const end = start + match[0].length;
    const around =
      lastClause(sentence.slice(Math.max(0, start - VERB_DISTANCE), start)) +
      match[0] +
      sentence.slice(end, end + VERB_DISTANCE);
    if (!verb.test(around)) continue;
    const found = changeOf(parts, language);
    if (found !== null) return found;
  }
  return null;
}

function lastClause(text: string): string {
  return text.split(/[;:]|[.!?]\s/u).at(-1) ?? "";
}

function changeOf(parts: Record<string, string | undefined>, language: string): Change | null {
  const marks = [parts.beforeMark, parts.afterMark].map((mark = "") => mark.trim());
  const units = [parts.beforeUnit, parts.afterUnit].map((unit = "") =>
    unit.replace(/['’-]+$/u, "").trimEnd(),
  );
  const known = units.map((unit) => (isKnown(unit) ? unit : ""));
  const [mark = "", unit = ""] = [marks, known].map(([one = "", other = ""]) => one || other);
  // What only one of the two says is meant of both.
  const isAlike = [marks, units].every(
    ([one = "", other = ""]) => one === "" || other === "" || sameUnit(one, other),
  );
  function isKnown(unit: string): boolean {
    // Of an ending that is a case's, nobody knows what it was.
    return changeWords(language).unit.test(unit.trim());
  }

  const [before, after] = [parts.before, parts.after].map((text = "") => ({
    text,
    amount: numberValue(text, language),
  }));
  if (!isAlike || before === undefined || after === undefined) return null;
  if ([before, after].some((one) => Number.isNaN(one.amount) || isYear({ ...one, unit })))
    return null;
  const greatest = Math.max(before.amount, after.amount);
  const least = Math.min(before.amount, after.amount);
  if (least === greatest || least < MIN_SHARE * greatest || unit.length > MAX_UNIT_LENGTH)
    return null;
  const side = ({ text, amount }: typeof before, ownUnit = "", year = "") => ({
    label: year,
    value: `${mark}${mark.length > 1 ? " " : ""}${text}${ownUnit || unit}`,
    share: Math.round((amount / greatest) * 1000) / 1000,
  });
  return {
    kind: "change",
    before: side(before, known[0], parts.beforeYear),
    after: side(after, known[1], parts.afterYear),
  };
}

/** The same word, whatever its ending: "million", "millions". */
function sameUnit(one: string, other: string): boolean {
  const [plain, second] = [one, other].map((text) => text.trim().toLowerCase());
  const length = Math.min(plain?.length ?? 0, second?.length ?? 0, 4);
  return plain?.slice(0, length) === second?.slice(0, length);
}
