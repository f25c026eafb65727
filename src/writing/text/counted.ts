import { wordsFor } from "../languages/mod.ts";
import { type Amount, amountsIn } from "./amounts.ts";
import { anyOf, perLanguage } from "./expressions.ts";
import { bareWord, isContentWord, isUnspaced, type Word, wordsOf } from "./words.ts";

/** Where a part of a text is. */
export interface Span {
  start: number;
  end: number;
}

/** "42 % of all households": the whole is one of this many words after "of". */
const MAX_WHOLE_WORDS = 2;

/** Counts before a classifier of Chinese or Japanese; not dates and times. */
const EAST_COUNT =
  /(?<![\p{Nd}.,第])\p{Nd}[\p{Nd},]*[万億亿萬]?(?=[\p{Script=Han}かカヶ])(?![万億亿萬年月日時时分秒号號世])/gu;
const DESCRIBED_COUNT =
  /(?<![\p{L}\p{Nd}.,:/#-])(?<number>\p{Nd}{2,3}(?:[.,\u00A0\u202F]\p{Nd}{3})*)\s(?<noun>[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+)?)/gu;
const OTHER_STRENGTH = 0.7;

/** A number of a statement: how striking it is, and whether it says by itself what it is of. */
interface Counted extends Span {
  isWhole: boolean;
  strength: number;
}

/** Finds the most striking number of a statement, with its unit and the noun that it counts. */
export function countedIn(statement: string, language: string): Span | null {
  let best: Span | null = null;
  let bestStrength = 0;
  const amounts = amountsIn(statement, language).map(countedOf);
  for (const { start, end, isWhole, strength } of [
    ...amounts,
    ...otherCounts(statement, language),
  ]) {
    if (strength <= bestStrength) continue;
    const span = { start, end: isWhole ? end : endOfNoun(statement, end, language) };
    // A number alone leaves open what it counts.
    const isBare = /^[\p{Nd}.,\s'’]+$/u.test(statement.slice(span.start, span.end));
    if (!isBare) [best, bestStrength] = [span, strength];
  }
  return best;
}

function countedOf({
  text,
  start: from,
  end,
  kind,
  isLarge,
  isMeasured,
  needsNoun,
}: Amount): Counted {
  // Without "about".
  const start = from + Math.max(0, text.search(/[\p{Nd}\p{Sc}]/u));
  const isWhole = isMeasured && kind !== "share" && !needsNoun;
  return { start, end, isWhole, strength: (isMeasured ? 2 : 1) + (isLarge ? 2 : 0) };
}

/** Counts before a classifier or a noun, too small or too common to be a figure: "85 old trees". */
function otherCounts(statement: string, language: string): Counted[] {
  const isEast = /^(?:ja|zh)/.test(language);
  return [...statement.matchAll(isEast ? EAST_COUNT : DESCRIBED_COUNT)]
    .filter(({ groups: { noun = "" } = {} }) => {
      const [first = ""] = noun.split(/\s/u);
      return (
        isEast || isContentWord(first, language) || wordsFor(language).describedNoun?.test(noun)
      );
    })
    .map(({ 0: match, groups, index }) => ({
      start: index,
      end: index + (groups?.number ?? match).length,
      isWhole: false,
      strength: OTHER_STRENGTH,
    }));
}

const of = perLanguage((words) => new RegExp(`^${anyOf(words.of)}$`, "iu"));

/** The end of the noun that follows a number; where there is none, of the number. */
function endOfNoun(statement: string, from: number, language: string): number {
  const [first, second, ...rest] = joinedWords(statement, from, language);
  const isContent = (word: Word | undefined): word is Word =>
    word !== undefined && isContentWord(word.text, language);
  const endOf = ({ start, text }: Word) => from + start + bareWord(text, language).length;
  if (first === undefined) return from;
  // In Chinese, a classifier of one character stands before its noun.
  if (language === "zh" && first.text.length === 1 && isContent(second)) return endOf(second);
  // In Japanese, nothing that is counted stands right behind a classifier.
  if (language === "ja" && !/\p{Nd}$/u.test(statement.slice(0, from))) return from;
  if (isUnspaced(language)) return isContent(first) ? endOf(first) : from;
  if (of(language).test(first.text)) {
    const whole = [second, ...rest].slice(0, MAX_WHOLE_WORDS).find(isContent);
    return whole === undefined ? from : endOf(whole);
  }
  if (isContent(second) && wordsFor(language).describedNoun?.test(`${first.text} ${second.text}`))
    return endOf(second);
  return isContent(first) ? endOf(first) : from;
}

/** The words that follow with nothing but a space, or a hyphen, between them. */
function joinedWords(statement: string, from: number, language: string): Word[] {
  const rest = statement.slice(from);
  const words = wordsOf(rest, language);
  const isJoined = ({ start }: Word, index: number) =>
    /^\s?$/u.test(rest.slice(index === 0 ? 0 : words[index - 1]?.end, start));
  const end = words.findIndex((word, index) => !isJoined(word, index));
  return end === -1 ? words : words.slice(0, end);
}
