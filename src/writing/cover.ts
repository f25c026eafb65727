import type { Genre } from "../posts/script.ts";
import type { SourceComparison } from "./comparisons.ts";
import { findFigure } from "./figures.ts";
import { isGenericHeading } from "./headings.ts";
import { type Headliner, MAX_HOOK_WIDTH } from "./headline.ts";
import type { KeyPhrase } from "./key_phrases.ts";
import type { Outline, Sentence } from "./outline.ts";
import type { Salience } from "./salience.ts";
import { openSentence, splitSentences } from "./sentences.ts";
import { capitalise, stemsOf, widthOf, wordsOf } from "./words.ts";

/** The opening of a post. */
export interface Cover {
  kicker: string | null;
  hook: string;
  /** Set if the hook is a sentence of the text. */
  hookSentence: Sentence | null;
  subline: Sentence | null;
}

/** Options of {@linkcode chooseCover}. */
export interface CoverSource {
  outline: Outline;
  salience: Salience;
  phrases: readonly KeyPhrase[];
  headliner: Headliner;
  genre: Genre;
  comparison: SourceComparison | null;
}

const MAX_TITLE_WIDTH = 100;
const MAX_SUBLINE_WIDTH = 180;
const MAX_KICKER_WIDTH = 28;
/** A hook must score at least this fraction of the most salient sentence. */
const MIN_RELATIVE_SCORE = 0.45;
const QUESTION_BONUS = 1.7;
const FIGURE_BONUS = 1.35;
const MAX_SIMILARITY = 0.85;

/** Chooses the hook of a post and a sentence that supports it. Null if the text has no words. */
export function chooseCover(source: CoverSource): Cover | null {
  const { outline, headliner, genre, phrases } = source;
  const { title, language } = outline;
  const useTitle = title !== null && isInformative(title, language);
  const quoted = genre === "quote" ? quotedHook(source) : null;
  if (quoted !== null) return { ...quoted, hookSentence: null, subline: null };
  let hook = useTitle ? headliner.whole(title, MAX_TITLE_WIDTH) : null;
  let hookSentence: Sentence | null = null;
  if (hook === null) {
    hookSentence = keepsOrder(genre) ? (outline.sentences[0] ?? null) : catchiest(source);
    hook = hookSentence === null ? null : headliner.whole(hookSentence.text, MAX_HOOK_WIDTH);
    if (hook === null) hookSentence = null;
  }
  hook ??= fallbackHook(source);
  if (hook === null) return null;
  return {
    kicker: datelineOf(source) ?? (keepsOrder(genre) ? null : kickerFor(hook, phrases, language)),
    hook,
    hookSentence,
    subline: keepsOrder(genre) ? null : sublineFor(hook, hookSentence, source),
  };
}

/** True for genres that only make sense when read in order. */
export function keepsOrder(genre: Genre): boolean {
  return genre === "dialogue" || genre === "joke";
}

function isInformative(title: string, language: string): boolean {
  return wordsOf(title, language).length > 1 || widthOf(title) > 6;
}

function quotedHook({
  outline,
  headliner,
}: CoverSource): { hook: string; kicker: string | null } | null {
  const [quote] = outline.sections.flatMap((section) => section.quotes);
  if (quote === undefined) return null;
  const lines = [quote.text, ...splitSentences(quote.text, outline.language)];
  for (const line of lines) {
    const hook = headliner.whole(line, MAX_HOOK_WIDTH);
    if (hook !== null) return { hook, kicker: quote.attribution };
  }
  return null;
}

function catchiest({ outline, salience }: CoverSource): Sentence | null {
  const { sentences, language } = outline;
  let best: { sentence: Sentence; score: number } | null = null;
  const maxScore = salience.greatest;
  for (const [position, sentence] of sentences.entries()) {
    if (widthOf(sentence.text) > MAX_HOOK_WIDTH || (sentence.pointsBack && sentences.length > 1))
      continue;
    const questionBonus = /[?？؟]$/u.test(sentence.text) && position < 3 ? QUESTION_BONUS : 1;
    const figureBonus = findFigure(sentence.text, language) === null ? 1 : FIGURE_BONUS;
    const score = salience.of(sentence) * questionBonus * figureBonus;
    if (score < MIN_RELATIVE_SCORE * maxScore || (best !== null && score <= best.score)) continue;
    best = { sentence, score };
  }
  return best?.sentence ?? null;
}

/** The hook of a text without a suitable sentence: any line that fits, else a name, else any phrase. */
function fallbackHook({ outline, headliner, salience }: CoverSource): string | null {
  const { sections, title, sentences } = outline;
  const best = sentences.toSorted((a, b) => salience.of(b) - salience.of(a)).map((one) => one.text);
  const lines = [
    title,
    ...sections.flatMap(({ heading, lists, quotes }) => [
      heading,
      ...lists.flatMap((list) => [list.intro, ...list.items]),
      ...quotes.map((quote) => quote.text),
    ]),
  ].filter((line) => line !== null);
  const rest = sections.flatMap((section) => section.sentences).map((sentence) => sentence.text);
  const all = [...best.slice(0, 1), ...lines, ...best, ...rest];
  return (
    firstOf(all.slice(0, 1), (line) => headliner.naming(line)) ??
    firstOf(all, (line) => headliner.whole(line, MAX_HOOK_WIDTH)) ??
    firstOf(all, (line) => headliner.naming(line)) ??
    firstOf(all, (line) => headliner.anyName(line))
  );
}

function firstOf(
  lines: readonly string[],
  convert: (line: string) => string | null,
): string | null {
  for (const line of lines) {
    const result = convert(line);
    if (result !== null) return result;
  }
  return null;
}

function sublineFor(
  hook: string,
  hookSentence: Sentence | null,
  source: CoverSource,
): Sentence | null {
  const { outline, salience, comparison } = source;
  const { sentences, language } = outline;
  const nearness = salience.nearnessTo(stemsOf(hook, language));
  const isUnused = (sentence: Sentence) =>
    sentence !== hookSentence &&
    openSentence(sentence.text).toLowerCase() !== hook.toLowerCase() &&
    !comparison?.texts.includes(sentence.text);
  if (hookSentence !== null) {
    // The next sentence continues the hook, so it may refer back to it.
    const next = sentences.find((sentence) => sentence.order === hookSentence.order + 1);
    const goesOn = next?.paragraph === hookSentence.paragraph && (next?.quality ?? 0) > 0.45;
    if (next !== undefined && goesOn && widthOf(next.text) <= MAX_SUBLINE_WIDTH) return next;
  }
  const standalone = sentences.filter(
    (sentence) => isUnused(sentence) && !sentence.pointsBack && sentence.quality > 0.45,
  );
  const fits = standalone.filter((sentence) => widthOf(sentence.text) <= MAX_SUBLINE_WIDTH);
  const fresh = fits.filter((sentence) => nearness(sentence.stems) < MAX_SIMILARITY);
  // Text before the first heading introduces the whole document.
  const isSectioned =
    outline.sections.filter(({ heading }) => heading !== null && !isGenericHeading(heading))
      .length > 1;
  const intro = isSectioned ? fresh.filter((sentence) => isIntroduction(sentence, outline)) : [];
  const mostSalient = (choices: readonly Sentence[]) =>
    choices.toSorted((a, b) => salience.of(b) - salience.of(a))[0];
  return (
    mostSalient(intro) ?? mostSalient(fresh) ?? mostSalient(fits) ?? mostSalient(standalone) ?? null
  );
}

function isIntroduction({ section }: Sentence, { sections }: Outline): boolean {
  const heading = sections[section]?.heading;
  return heading === null || (heading !== undefined && section <= 1 && isGenericHeading(heading));
}

/** The place of a news item, with its date if there is room. */
function datelineOf({ genre, outline: { dateline } }: CoverSource): string | null {
  if (genre !== "news" || dateline === null) return null;
  const [place = ""] = dateline.split(",");
  return firstOf([dateline, place], (line) => (widthOf(line) <= MAX_KICKER_WIDTH ? line : null));
}

/** The text's main phrase, unless the hook contains it already. */
function kickerFor(hook: string, phrases: readonly KeyPhrase[], language: string): string | null {
  const lowerHook = hook.toLowerCase();
  const phrase = phrases.slice(0, 3).find(({ text, words, count }, rank) => {
    const isTopic = words.length > 1 ? count > 1 : count > 3 && rank === 0;
    const isUsable = isTopic && widthOf(text) <= MAX_KICKER_WIDTH;
    return isUsable && !words.some((word) => lowerHook.includes(word.toLowerCase().slice(0, 3)));
  });
  return phrase === undefined ? null : capitalise(phrase.text, language);
}
