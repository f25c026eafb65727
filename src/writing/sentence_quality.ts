import { widthOf, wordsOf } from "./words.ts";

const SENTENCE_END = /[.!?…。！？।؟۔]["'”’»)\]」』]*(?:\s*\p{Extended_Pictographic}\u{FE0F}?)*$/u;
const WEB =
  /@[\w-]+\.\w|\b[\w-]+\.(?:com|org|net|io|gov|edu|info|eu|uk|de|fr|ru|jp|cn|ai|app|dev)\b/i;
const REFERENCE =
  /\b(?:fig(?:ure|\.)|table|section|chapter|appendix|equation|abb\.|abbildung|tabelle|kapitel|abschnitt|figura|tabla|tableau|tabella|рис\.|табл\.)\s*\p{Nd}|\b(?:see|as (?:mentioned|noted|shown|described|discussed|seen)) (?:above|below|earlier|in|here)\b|\b(?:siehe (?:oben|unten)|voir ci-|véase|ver abajo)/iu;
const BOILERPLATE =
  /©|\ball rights reserved\b|\bclick (?:here|the link|below)\b|\bsubscribe (?:to|now)\b|\bsign up\b|\bnewsletter\b|\bcookies? policy\b|\bread more\b|\bphoto (?:by|credit)\b|\bimage credit\b|\b(?:originally )?published (?:on|in|by)\b|\blorem ipsum\b|\buse code\b|\bfree shipping\b|\b(?:available|order|buy|shop) now\b|\bfollow me\b|^ladies and gentlemen\b|\bthank you (?:all )?for (?:coming|joining|reading|watching|listening)\b|^(?:dear|hi|hello|hey) \p{L}/iu;
const MAX_WIDTH = 420;
const LONG_WIDTH = 240;

/**
 * Rates how well a sentence reads on its own, from 0 (unusable) to 1, regardless of its meaning.
 */
export function qualityOf(sentence: string, language: string): number {
  const width = widthOf(sentence);
  const words = wordsOf(sentence, language).length;
  if (width > MAX_WIDTH || words === 0 || /[:：]$/u.test(sentence) || !isBalanced(sentence))
    return 0;
  let quality = 1;
  const isThai = language === "th" || language === "lo";
  if (!isThai && !SENTENCE_END.test(sentence)) quality *= 0.3;
  if (words < 4 || width < 18) quality *= 0.5;
  if (width > LONG_WIDTH) quality *= 0.45;
  else if (width > 170) quality *= 0.8;
  if (/^["“„«]?\p{Ll}/u.test(sentence)) quality *= 0.3;
  if (/[?？؟]["'”’»)」』]*$/u.test(sentence)) quality *= 0.5;
  if (/(?:…|\.{3})["'”’»)」』]*$/u.test(sentence)) quality *= 0.4;
  if (/^\(.*\)$/u.test(sentence)) quality *= 0.3;
  if (WEB.test(sentence)) quality *= 0.2;
  // The antecedent of a pronoun may be in a sentence that is left out.
  if (language === "en" && /\s(?:it|they|them|he|she|him)\b/.test(sentence)) quality *= 0.8;
  if (REFERENCE.test(sentence)) quality *= 0.25;
  if (BOILERPLATE.test(sentence)) quality *= 0.1;
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
