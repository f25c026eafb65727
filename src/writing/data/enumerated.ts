import type { Data } from "../../posts/data.ts";
import { wordsFor } from "../languages/mod.ts";
import { anyOf, perLanguage } from "../text/expressions.ts";
import { isContentWord, wordsOf } from "../text/words.ts";
import { type Entry, ladderOf } from "./ladders.ts";
import { unitFor } from "./units.ts";
import { unspacedRow } from "./unspaced_row.ts";
import { isYear, type Value, valuesIn, wholeValue } from "./values.ts";

const MIN_ENTRIES = 3;
const MAX_NAME_WORDS = 3;
/** Words between the first thing and its value, such as the verb. */
const MAX_BETWEEN = 5;
const YEAR = /^(?:1\p{Nd}|20)\p{Nd}{2}$/u;
const BRACKETED = /(?<label>[^()（）,，、،;；]{1,60}?)\s?[(（](?<value>[^()（）]{1,30})[)）]/gu;

const enumeration = perLanguage((words) => ({
  preposition: new RegExp(`^\\s(${anyOf(words.prepositions, words.of)})\\s`, "iu"),
}));

/**
 * Finds the things that a sentence enumerates with their values: "Norway (81 %), Sweden (60 %) and Denmark
 * (51 %)", "81 % in Norway, 60 % in Sweden and 51 % in Denmark", "Norway sold 81 %, Sweden 60 and Denmark
 * 51". Null where any of its numbers is another one.
 */
export function enumeratedIn(sentence: string, language: string): Data | null {
  const entries =
    bracketed(sentence, language) ??
    following(sentence, language) ??
    leading(sentence, language) ??
    unspaced(sentence, language) ??
    [];
  // A name and "in total" are not of one kind.
  const capitals = entries.filter(({ label }) => /^\p{Lu}/u.test(label)).length;
  const isAlike = capitals === 0 || capitals === entries.length;
  return entries.length < MIN_ENTRIES || !isAlike
    ? null
    : ladderOf(entries, { language, said: sentence });
}

/** "Norway (81 %), Sweden (60 %) and Denmark (51 %)". */
function bracketed(sentence: string, language: string): Entry[] | null {
  const matches = [...sentence.matchAll(BRACKETED)];
  if (matches.length < MIN_ENTRIES) return null;
  const entries: Entry[] = [];
  let end = 0;
  for (const [index, { 0: match, groups = {}, index: start }] of matches.entries()) {
    const value = wholeValue(groups.value ?? "", language);
    const gap = sentence.slice(end, start) + (groups.label ?? "");
    const label = index === 0 ? lastName(gap, language) : afterJoint(gap, language);
    if (value === null || value.unit === "" || label === null) return null;
    entries.push({ label, value });
    end = start + match.length;
  }
  return entries;
}

/** "81 % in Norway, 60 % in Sweden and 51 % in Denmark". */
function following(sentence: string, language: string): Entry[] | null {
  const values = comparable(sentence, language);
  if (values === null) return null;
  const { preposition } = enumeration(language);
  const entries: Entry[] = [];
  let shared: string | null = null;
  for (const [index, value] of values.entries()) {
    const next = values[index + 1];
    const rest = sentence.slice(value.end, next?.start ?? sentence.length);
    const [before = "", word = ""] = preposition.exec(rest) ?? [];
    const text = rest.slice(before.length);
    const label = next === undefined ? text.split(/[.,;!?]/u)[0] : beforeJoint(text, language);
    shared ??= word.toLowerCase();
    const isAlike = word !== "" && word.toLowerCase() === shared;
    const isLabel = label != null && (YEAR.test(label.trim()) || isName(label, language));
    if (!isAlike || !isLabel) return null;
    entries.push({ label: label.trim(), value });
  }
  return entries;
}

/** "Norway sold 81 %, Sweden 60 and Denmark 51". */
function leading(sentence: string, language: string): Entry[] | null {
  const values = comparable(sentence, language);
  const [first] = values ?? [];
  if (values === null || first === undefined) return null;
  const name =
    /^\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){0,2}/u.exec(sentence)?.[0] ?? "";
  const between = wordsOf(sentence.slice(name.length, first.start), language).length;
  const [start = ""] = name.split(" ");
  if (name === "" || !isContentWord(start, language) || between > MAX_BETWEEN) return null;
  const entries: Entry[] = [{ label: name, value: first }];
  for (const [index, value] of values.slice(1).entries()) {
    const label = afterJoint(sentence.slice(values[index]?.end ?? 0, value.start), language);
    if (label === null || !/^\p{Lu}/u.test(label)) return null;
    entries.push({ label, value });
  }
  const rest = sentence.slice(values.at(-1)?.end ?? 0);
  return /^(?:[.!,;]|\s?$)/u.test(rest) ? entries : null;
}

/** "挪威占81%、瑞典占60%、丹麦占51%". */
function unspaced(sentence: string, language: string): Entry[] | null {
  const values = comparable(sentence, language);
  return values && unspacedRow(sentence, values, language);
}

/** All values of a sentence, where those after the first have its unit or leave it out. */
function comparable(sentence: string, language: string): Value[] | null {
  const values = valuesIn(sentence, language).filter((value) => !isYear(value));
  const [first, ...others] = values;
  if (first === undefined || values.length < MIN_ENTRIES || first.unit === "") return null;
  const number = /\p{Nd}[\p{Nd}.,\u00A0\u202F'’ ]*/u.exec(first.text)?.[0].trim() ?? "";
  const [mark = "", unit = ""] = first.text.split(number);
  const isAlike = others.every((value) => value.unit === first.unit || value.unit === "");
  if (!isAlike) return null;
  return values.map((value) => {
    if (value.unit !== "") return value;
    const borrowed = unitFor(value.amount, { unit, of: first.amount }, language);
    return { ...value, unit: first.unit, text: mark + value.text + borrowed };
  });
}

/** What is named before a value, if nothing else stands between it and the value before. */
function afterJoint(text: string, language: string): string | null {
  const joint = joints(language).exec(text)?.[0];
  const label = text.slice(joint?.length ?? 0).trim();
  return joint === undefined || !isName(label, language) ? null : label;
}

function beforeJoint(text: string, language: string): string | null {
  const [label = "", joint] = text.split(joints(language, "end"));
  return joint === undefined ? null : label;
}

/** The name at the end of a text: all of a short one, else its last words in capitals. */
function lastName(text: string, language: string): string | null {
  const part =
    text
      .split(/[:：]\s?/u)
      .at(-1)
      ?.trim() ?? "";
  const isWhole = part.length < text.trim().length && isName(part, language);
  if (isWhole) return part;
  const found = /(?:\p{Lu}[\p{L}\p{M}'’-]*\s){0,2}\p{Lu}[\p{L}\p{M}'’-]*$/u.exec(part);
  const [name = ""] = found ?? [];
  // The first word of a sentence has a capital whatever it is.
  const isCertain = found !== null && (found.index > 0 || !/\s/u.test(name));
  return isCertain && isContentWord(name.split(" ")[0] ?? "", language) ? name : null;
}

function isName(text: string, language: string): boolean {
  const plain = text.trim();
  const count = wordsOf(plain, language).length;
  const isShort = wordsFor(language).unspaced ? plain.length <= 12 : count <= MAX_NAME_WORDS;
  return count > 0 && isShort && !/[\p{Nd}:()"“”„«»]/u.test(plain);
}

const cache = new Map<string, Record<"start" | "end", RegExp>>();

/** A comma, the language's "and", or both: at the start of a text, or at its end. */
function joints(language: string, place: "start" | "end" = "start"): RegExp {
  const cached = cache.get(language);
  if (cached !== undefined) return cached[place];
  const and = new Intl.ListFormat(language, { type: "conjunction" })
    .formatToParts(["a", "b"])
    .filter(({ type }) => type === "literal")
    .map(({ value }) => value.trim())
    .join(",");
  const comma = String.raw`\s?[,，、،;；]`;
  const word = String.raw`\s?${anyOf(and)}`;
  const joint = String.raw`(?:${comma}(?:${word})?|${word})\s?`;
  const built = { start: new RegExp(`^${joint}`, "iu"), end: new RegExp(`(?=${joint}$)`, "iu") };
  cache.set(language, built);
  return built[place];
}
