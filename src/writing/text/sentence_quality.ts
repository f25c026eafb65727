import { ENGLISH, wordsFor } from "../languages/mod.ts";
import { anyOf, perLanguage } from "./expressions.ts";
import { widthOf, wordsOf } from "./words.ts";

const SENTENCE_END = /[.!?…。！？।؟۔]["'”’»)\]」』]*(?:\s*\p{Extended_Pictographic}\u{FE0F}?)*$/u;
const WEB =
  /@[\w-]+\.\w|\b[\w-]+\.(?:com|org|net|io|gov|edu|info|eu|uk|de|fr|ru|jp|cn|ai|app|dev)\b/i;
const qualityWords = perLanguage((words) => ({
  reference: new RegExp(
    String.raw`${anyOf(words.references, ENGLISH.references)}\s*\p{Nd}|${anyOf(words.crossReferences)}`,
    "iu",
  ),
  boilerplate: new RegExp(
    String.raw`©|${anyOf(words.boilerplate, ENGLISH.boilerplate)}|^${anyOf(words.greetings)}\s\p{L}`,
    "iu",
  ),
  pronoun: new RegExp(String.raw`\s${anyOf(words.pronouns)}`, "u"),
}));
/** A formula, or words that somebody has set apart letter by letter. */
const LONE_LETTERS = /(?<!\S)(?:\p{L}\s){5}/u;
/** A sentence in brackets is said in passing. */
const ASIDE = /^\([^()]*\)[.!?]?$/u;
const MAX_WIDTH = 420;
/** A line of fewer words with a number among them says nothing by itself. */
const MIN_WORDS_WITH_NUMBER = 5;
const LONG_WIDTH = 240;
/** "Place: the town hall." says where or who, as the head of a form does, if it has no more words. */
const LABELLED = /^\p{L}[\p{L}\p{M}]*(?: [\p{L}\p{M}]+)?[:：]\s/u;
const MAX_LABELLED_WORDS = 8;

/**
 * Rates how well a sentence reads on its own, from 0 (unusable) to 1, regardless of its meaning.
 */
export function qualityOf(
  sentence: string,
  language: string,
  /** True for what somebody says, with the name before it. */
  isSpoken = false,
): number {
  const width = widthOf(sentence);
  const words = wordsOf(sentence, language).length;
  if (width > MAX_WIDTH || words === 0 || /[:：]$/u.test(sentence) || !isBalanced(sentence))
    return 0;
  if (LONE_LETTERS.test(sentence) || ASIDE.test(sentence)) return 0;
  const { reference, boilerplate, pronoun } = qualityWords(language);
  let quality = 1;
  const isOpen = wordsFor(language).fullStop !== "" && !SENTENCE_END.test(sentence);
  // A place and a date, or a score.
  if (isOpen && words < MIN_WORDS_WITH_NUMBER && /\p{Nd}/u.test(sentence)) return 0;
  if (isOpen) quality *= 0.3;
  if (words < 4 || width < 18) quality *= 0.5;
  if (!isSpoken && words <= MAX_LABELLED_WORDS && LABELLED.test(sentence)) quality *= 0.3;
  if (width > LONG_WIDTH) quality *= 0.45;
  else if (width > 170) quality *= 0.8;
  if (/^["“„«]?\p{Ll}/u.test(sentence)) quality *= 0.3;
  if (/[?？؟]["'”’»)」』]*$/u.test(sentence)) quality *= 0.5;
  if (/(?:…|\.{3})["'”’»)」』]*$/u.test(sentence)) quality *= 0.15;
  // Speech after a dash answers what was said before.
  if (/^[—–-]\s/u.test(sentence)) quality *= 0.2;
  if (WEB.test(sentence)) quality *= 0.2;
  // The antecedent of a pronoun may be in a sentence that is left out.
  if (pronoun.test(sentence)) quality *= 0.8;
  if (reference.test(sentence)) quality *= 0.25;
  if (boilerplate.test(sentence)) quality *= 0.1;
  const digits = sentence.match(/\p{Nd}/gu)?.length ?? 0;
  if (digits > 0.2 * sentence.length) quality *= 0.2;
  const capitals = sentence.match(/\p{Lu}/gu)?.length ?? 0;
  if (words > 3 && capitals > 0.5 * sentence.length) quality *= 0.4;
  return quality;
}

function isBalanced(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return (
    count(/[([（]/g) === count(/[)\]）]/g) &&
    count(/(?<!\p{Nd})"/gu) % 2 === 0 &&
    Math.abs(count(/“/g) + count(/„/g) - count(/”/g)) <= 2 * count(/„/g) &&
    count(/[«「『]/g) === count(/[»」』]/g)
  );
}
