import { findFigure } from "./figures.ts";
import { type Headliner, WIDEST_HOOK } from "./headline.ts";
import type { KeyPhrase } from "./key_phrases.ts";
import type { Outline, Sentence } from "./outline.ts";
import type { Salience } from "./salience.ts";
import { closeSentence } from "./sentences.ts";
import { widthOf, wordsOf } from "./words.ts";

/** The first thing that a post shows. */
export interface Cover {
  kicker: string | null;
  hook: string;
  /** Set where the hook is a sentence of the text. */
  hookSentence: Sentence | null;
  subline: Sentence | null;
}

const WIDEST_SUBLINE = 180;
/** A line is worth the cover only if it says nearly as much as the best one. */
const WORTH = 0.45;
const QUESTION = 1.7;
const FIGURE = 1.35;

/** What a cover is made from. */
export interface CoverSource {
  outline: Outline;
  salience: Salience;
  phrases: readonly KeyPhrase[];
  headliner: Headliner;
}

/** Chooses the line that carries a post alone, and the sentence that supports it. Null if there are no words. */
export function chooseCover({ outline, salience, phrases, headliner }: CoverSource): Cover | null {
  const { sentences, title, language } = outline;
  const byWorth = [...sentences].sort((a, b) => salience.of(b) - salience.of(a));
  let hook = title === null || !isTelling(title) ? null : headliner.whole(title, WIDEST_HOOK + 16);
  let hookSentence: Sentence | null = null;
  if (hook === null) {
    hookSentence = catchiest(sentences, salience, language);
    hook = hookSentence === null ? null : headliner.whole(hookSentence.text, WIDEST_HOOK);
    if (hook === null) hookSentence = null;
  }
  hook ??= nameOf(byWorth[0]?.text, headliner) ?? headingOf(outline, headliner);
  if (hook === null) return null;
  const subline = sublineFor(hook, hookSentence, byWorth, sentences, salience);
  return { kicker: kickerFor(hook, phrases), hook, hookSentence, subline };

  function isTelling(text: string): boolean {
    return wordsOf(text, language).length > 1 || widthOf(text) > 6;
  }
}

function catchiest(
  sentences: readonly Sentence[],
  salience: Salience,
  language: string,
): Sentence | null {
  let best: { sentence: Sentence; score: number } | null = null;
  const most = Math.max(0, ...sentences.map((sentence) => salience.of(sentence)));
  for (const [position, sentence] of sentences.entries()) {
    if (widthOf(sentence.text) > WIDEST_HOOK || (sentence.pointsBack && sentences.length > 1))
      continue;
    const worth = salience.of(sentence);
    const asks = /[?？؟]$/u.test(sentence.text) && position < 3 ? QUESTION : 1;
    const tells = findFigure(sentence.text, language) === null ? 1 : FIGURE;
    const score = worth * asks * tells;
    if (score < WORTH * most || (best !== null && score <= best.score)) continue;
    best = { sentence, score };
  }
  return best?.sentence ?? null;
}

function nameOf(text: string | undefined, headliner: Headliner): string | null {
  if (text === undefined) return null;
  return headliner.whole(text, WIDEST_HOOK) ?? headliner.naming(text);
}

/** For a text that has no sentence at all, such as a bare list. */
function headingOf({ sections, title }: Outline, headliner: Headliner): string | null {
  const lines = [
    title,
    ...sections.flatMap(({ heading, lists, quotes }) => [
      heading,
      ...lists.flatMap((list) => [list.intro, ...list.items]),
      ...quotes.map((quote) => quote.text),
    ]),
  ].filter((line) => line !== null);
  for (const line of lines) {
    const hook = headliner.whole(line, WIDEST_HOOK);
    if (hook !== null) return hook;
  }
  for (const line of lines) {
    const hook = headliner.naming(line);
    if (hook !== null) return hook;
  }
  return null;
}

function sublineFor(
  hook: string,
  hookSentence: Sentence | null,
  byWorth: readonly Sentence[],
  sentences: readonly Sentence[],
  salience: Salience,
): Sentence | null {
  const isFree = (sentence: Sentence) =>
    sentence !== hookSentence &&
    closeSentence(sentence.text, "en").toLowerCase() !== `${hook.toLowerCase()}.`;
  if (hookSentence !== null) {
    // The sentence after the hook goes on from it, so that it may point back.
    const next = sentences.find((sentence) => sentence.order === hookSentence.order + 1);
    const goesOn =
      next !== undefined && next.paragraph === hookSentence.paragraph && next.quality > 0.45;
    if (goesOn && next !== undefined && widthOf(next.text) <= WIDEST_SUBLINE) return next;
  }
  const fits = byWorth.filter(
    (sentence) =>
      isFree(sentence) && !sentence.pointsBack && widthOf(sentence.text) <= WIDEST_SUBLINE,
  );
  const told = fits.find((sentence) => salience.of(sentence) > 0 && sentence.quality > 0.45);
  return (
    told ??
    byWorth.find(
      (sentence) => isFree(sentence) && sentence.quality >= 0.3 && !sentence.pointsBack,
    ) ??
    null
  );
}

/** The text's main phrase, unless the hook says it already. */
function kickerFor(hook: string, phrases: readonly KeyPhrase[]): string | null {
  const said = hook.toLowerCase();
  const phrase = phrases.slice(0, 8).find(({ text, words, count }) => {
    return (
      count > 1 &&
      widthOf(text) <= 28 &&
      !words.some((word) => said.includes(word.toLowerCase().slice(0, 4)))
    );
  });
  return phrase === undefined ? null : phrase.text.charAt(0).toUpperCase() + phrase.text.slice(1);
}
