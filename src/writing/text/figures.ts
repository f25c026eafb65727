import type { Figure } from "../../posts/script.ts";
import { wordsFor } from "../languages/mod.ts";
import { type Amount, amountsIn } from "./amounts.ts";
import { anyOf, perLanguage } from "./expressions.ts";
import { pointsBack } from "./openers.ts";
import { openSentence } from "./sentences.ts";
import { shorten } from "./shorten.ts";
import { isContentWord, isUnspaced, type Word, widthOf, wordsOf } from "./words.ts";

const MAX_LABEL_WIDTH = 110;
const MAX_VALUE_WIDTH = 34;
const MIN_LABEL_WORDS = 2;
/** Longer sentences say more than an amount. */
const MAX_SENTENCE_LENGTH = 320;
/** More of them are data; a date and a grouped number are three each. */
const MAX_NUMBERS = 12;
const WORTH = { share: 4, money: 3, measure: 2, count: 1 } as const;
const LARGE_WORTH = 2;

const figureWords = perLanguage((words) => ({
  change: new RegExp(String.raw`\s${anyOf(words.changes)}\s*$`, "iu"),
  opening: new RegExp(`^${anyOf(words.opens)}`, "iu"),
  addition: new RegExp(`^\\s*${anyOf(words.adds, words.relatives)}`, "iu"),
}));

/**
 * Finds the amount that a sentence is about, with a label that says of what: the sentence's
 * beginning or end where the amount is at the other, else the whole statement. Null if the sentence
 * is about something else, or means nothing without the one before it.
 */
export function findFigure(sentence: string, language: string): Figure | null {
  if (sentence.length > MAX_SENTENCE_LENGTH || !/\p{N}|\p{L}/u.test(sentence)) return null;
  if (/[?？؟]["”»]?\s*$/u.test(sentence) || /^["“„«「『\p{Ll}]/u.test(sentence)) return null;
  const numbers = sentence.match(/\p{Nd}+/gu)?.length ?? 0;
  if (numbers > MAX_NUMBERS) return null;
  const amounts = amountsIn(sentence, language);
  const [best] = amounts.toSorted((a, b) => worthOf(b) - worthOf(a));
  if (best === undefined || pointsBack(sentence, language)) return null;
  // Nobody knows which of several is meant.
  if (amounts.some((other) => other !== best && other.kind === best.kind)) return null;
  const statement = openSentence(sentence);
  if (isAside(statement, best, language)) return null;
  return (
    leading(statement, best, language) ??
    trailing(statement, best, language) ??
    within(statement, best, language)
  );
}

function worthOf({ kind, isLarge }: Amount): number {
  return WORTH[kind] + (isLarge ? LARGE_WORTH : 0);
}

/** True for what is in brackets, or in a clause that the statement depends on or does without. */
function isAside(statement: string, { start, end }: Amount, language: string): boolean {
  const before = statement.slice(0, start);
  const { opening, addition } = figureWords(language);
  const isBracketed = /[([（［][^)\]）］]*$/u.test(before);
  const clauses = before.split(/[,，、،]|\s[–—-]\s/u);
  const isAddition = clauses.length > 1 && addition.test(clauses.at(-1) ?? "");
  const isFollowed = clauses.length === 1 && /[,，、،]\s?\p{L}/u.test(statement.slice(end));
  const isCondition = isFollowed && start > 0 && opening.test(statement);
  return isBracketed || isAddition || isCondition;
}

/** "75 % | of the crops we eat depend on bees". */
function leading(statement: string, { text, start, end }: Amount, language: string): Figure | null {
  if (start > 0) return null;
  const label = statement.slice(end);
  // Particles and endings say nothing without the amount.
  return /^\s[\p{L}\p{M}]/u.test(label) ? figureOf(text, label.trim(), language) : null;
}

/** "2,300 species | A single oak can support"; "40 % | Sales grew", without the "by". */
function trailing(statement: string, amount: Amount, language: string): Figure | null {
  const noun = statement.slice(amount.end);
  if (!isNounOrNothing(noun, amount, language)) return null;
  const { change } = figureWords(language);
  const before = statement.slice(0, amount.start);
  const label = (amount.isRange ? before : before.replace(change, "")).trim();
  const words = wordsOf(label, language);
  if (/[,;:—–)”»，、；：،]/u.test(label) || !endsWithContent(words, label, language)) return null;
  return figureOf(amount.text + noun, label, language);
}

function isNounOrNothing(text: string, { isMeasured, kind }: Amount, language: string): boolean {
  if (text === "") return isMeasured;
  if (isUnspaced(language) || (isMeasured && kind !== "count")) return false;
  const words = wordsOf(text, language);
  return /^\s[\p{L}\p{M}'’-]+$/u.test(text) && isContentWord(words[0]?.text ?? "", language);
}

function endsWithContent(words: readonly Word[], label: string, language: string): boolean {
  const last = words.at(-1);
  const content = words.filter(({ text }) => isContentWord(text, language)).length;
  return (
    last?.end === label.length && isContentWord(last.text, language) && content >= MIN_LABEL_WORDS
  );
}

/** "75 % | Bees pollinate 75 % of the crops we eat". */
function within(statement: string, amount: Amount, language: string): Figure | null {
  const { kind, isLarge } = amount;
  // Small sums and measures within a sentence are details of it.
  const isDetail = (kind === "measure" || kind === "money") && !isLarge;
  if (isDetail && amount.end < statement.length) return null;
  const isShort = widthOf(statement) <= MAX_LABEL_WIDTH;
  const label = isShort ? statement : shorten(statement, language, MAX_LABEL_WIDTH);
  const value = amount.text + nounAfter(statement.slice(amount.end), amount, language);
  return label?.includes(value) ? figureOf(value, openSentence(label), language) : null;
}

/** The noun that a number counts, where what follows it shows that it is one. */
function nounAfter(rest: string, { needsNoun, text }: Amount, language: string): string {
  if (!needsNoun || isUnspaced(language)) return "";
  const [noun, word = ""] = /^\s([\p{L}\p{M}'’-]+)(?=[\s.,;:]|$)/u.exec(rest) ?? [];
  if (noun === undefined || !isContentWord(word, language)) return "";
  const next = /^\s([\p{L}\p{M}'’-]+)/u.exec(rest.slice(noun.length))?.[1];
  const isNoun = wordsFor(language).capitalisedNouns
    ? /^\p{Lu}/u.test(word)
    : next === undefined || !isContentWord(next, language);
  return isNoun && widthOf(text + noun) <= MAX_VALUE_WIDTH ? noun : "";
}

function figureOf(value: string, label: string, language: string): Figure | null {
  const words = wordsOf(label.replace(value, ""), language).length;
  const fits = widthOf(value) <= MAX_VALUE_WIDTH && widthOf(label) <= MAX_LABEL_WIDTH;
  return fits && words >= MIN_LABEL_WORDS ? { value, label } : null;
}
