import { anyOf, perLanguage } from "./expressions.ts";
import { closeSentence } from "./sentences.ts";
import { capitalise, isUnspaced, widthOf, wordsOf } from "./words.ts";

/** A sentence split into a headline and the rest. */
export interface SplitSentence {
  headline: string;
  /** A complete sentence. */
  text: string;
}

/** What clauses begin with. */
interface ClauseStarts {
  joint: RegExp;
  startingJoint: RegExp;
  opening: RegExp;
  fragment: RegExp;
  article: RegExp;
  /** A joint within a text, with enough words behind it. */
  jointInside: RegExp;
}

const clauseStarts = perLanguage<ClauseStarts>((words) => ({
  joint: new RegExp(`^${anyOf(words.joins)}\\s+`, "iu"),
  startingJoint: new RegExp(`^${anyOf(words.startingJoins)}\\s`, "iu"),
  opening: new RegExp(`^${anyOf(words.opens)}`, "iu"),
  article: new RegExp(`^${anyOf(words.articles)}\\s`, "iu"),
  fragment: new RegExp(`^${anyOf(words.relatives, words.fragments)}`, "iu"),
  jointInside: new RegExp(`\\s+${anyOf(words.joins)}\\s+(?=\\S+\\s+\\S+\\s+\\S+)`, "iu"),
}));

const MIN_WORDS = 4;
const MIN_WIDTH = 16;
const MAX_UNBROKEN_LENGTH = 160;

/**
 * Splits a sentence of two statements into a headline of at most `maxWidth` columns and the rest.
 * Null if the parts would not be complete.
 */
export function splitStatement(
  sentence: string,
  language: string,
  maxWidth: number,
): SplitSentence | null {
  return splitAtMark(sentence, language, maxWidth) ?? splitAtJoint(sentence, language, maxWidth);
}

/** "The fix is simple: keep it wet." and "One part; another part." */
function splitAtMark(sentence: string, language: string, maxWidth: number): SplitSentence | null {
  const marks = isUnspaced(language) ? /[：；]|——/gu : /[:;]\s|\s[—–]\s/gu;
  const found = [...sentence.matchAll(marks)];
  const [mark] = found;
  if (mark === undefined || found.length > 1 || /["“”„«»「」]/u.test(sentence)) return null;
  const head = sentence.slice(0, mark.index).trim();
  const tail = sentence.slice(mark.index + mark[0].length).trim();
  if (!isStandalone(head, language, maxWidth) || wordsOf(tail, language).length < MIN_WORDS)
    return null;
  // An enumeration after a colon makes no sense without what precedes it.
  const isEnumeration = /^[^,，、]{1,24}(?:,\s|[，、])/u.test(tail) && mark[0].includes(":");
  const { fragment, article } = clauseStarts(language);
  // "1996 — a year of losses" and "Ford — the first one" say what stands before.
  const isApposition = /[—–]/u.test(mark[0]) && article.test(tail);
  if (isEnumeration || isApposition || fragment.test(tail)) return null;
  return { headline: head, text: asSentence(tail, language) };
}

/** "The bean is a seed, and most of the fruit is thrown away." */
function splitAtJoint(sentence: string, language: string, maxWidth: number): SplitSentence | null {
  const starts = clauseStarts(language);
  if (/["“”„«»()]/u.test(sentence)) return null;
  const comma = sentence.indexOf(", ");
  if (comma < 0 || starts.opening.test(sentence)) return null;
  const head = sentence.slice(0, comma);
  if (!isStandalone(head, language, maxWidth)) return null;
  const tail = sentence.slice(comma + 2);
  const joint = starts.joint.exec(tail);
  if (joint === null) return null;
  const rest = tail.slice(joint[0].length);
  // "apples, and pears" continues a list, not a statement.
  if (wordsOf(rest, language).length < MIN_WORDS) return null;
  const canStart = starts.startingJoint.test(tail);
  return { headline: head, text: asSentence(canStart ? tail : rest, language) };
}

/**
 * Splits text without any punctuation, such as dictation, where a new clause starts. Text with
 * punctuation is not split.
 */
export function splitRunOn(text: string, language: string): string[] {
  if (isUnspaced(language) || widthOf(text) < MAX_UNBROKEN_LENGTH || /[.,;:!?…—]/u.test(text))
    return [text];
  const clauses: string[] = [];
  for (const part of text.split(clauseStarts(language).jointInside)) {
    const last = clauses.at(-1);
    const isShort = wordsOf(part, language).length < MIN_WORDS;
    if (last === undefined || !isShort) clauses.push(part);
  }
  return clauses.map((clause) => asSentence(clause, language));
}

function isStandalone(head: string, language: string, maxWidth: number): boolean {
  const width = widthOf(head);
  const enough = isUnspaced(language) || wordsOf(head, language).length >= MIN_WORDS;
  return enough && width >= MIN_WIDTH && width <= maxWidth && !/[,，、]\s*$/u.test(head);
}

function asSentence(text: string, language: string): string {
  return closeSentence(capitalise(text, language), language);
}
