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

/** The first thing that a post shows. */
export interface Cover {
  kicker: string | null;
  hook: string;
  /** Set where the hook is a sentence of the text. */
  hookSentence: Sentence | null;
  subline: Sentence | null;
}

/** What a cover is made from. */
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
/** A line is worth the cover only if it says nearly as much as the best one. */
const WORTH = 0.45;
const QUESTION = 1.7;
const FIGURE = 1.35;
const SAME = 0.85;

/** Chooses the line that carries a post alone, and the sentence that supports it. Null if there are no words. */
export function chooseCover(source: CoverSource): Cover | null {
  const { outline, headliner, genre, phrases } = source;
  const { title, language } = outline;
  const titled = title !== null && isTelling(title, language);
  const quoted = genre === "quote" ? quotedHook(source) : null;
  if (quoted !== null) return { ...quoted, hookSentence: null, subline: null };
  let hook = titled ? headliner.whole(title, MAX_TITLE_WIDTH) : null;
  let hookSentence: Sentence | null = null;
  if (hook === null) {
    hookSentence = keepsOrder(genre) ? (outline.sentences[0] ?? null) : catchiest(source);
    hook = hookSentence === null ? null : headliner.whole(hookSentence.text, MAX_HOOK_WIDTH);
    if (hook === null) hookSentence = null;
  }
  hook ??= hookOfAnything(source);
  if (hook === null) return null;
  return {
    kicker: datelineOf(source) ?? (keepsOrder(genre) ? null : kickerFor(hook, phrases, language)),
    hook,
    hookSentence,
    subline: keepsOrder(genre) ? null : sublineFor(hook, hookSentence, source),
  };
}

/** Whether a text of this kind only makes sense from its first line to its last. */
export function keepsOrder(genre: Genre): boolean {
  return genre === "dialogue" || genre === "joke";
}

function isTelling(title: string, language: string): boolean {
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
  const most = salience.greatest;
  for (const [position, sentence] of sentences.entries()) {
    if (widthOf(sentence.text) > MAX_HOOK_WIDTH || (sentence.pointsBack && sentences.length > 1))
      continue;
    const asks = /[?？؟]$/u.test(sentence.text) && position < 3 ? QUESTION : 1;
    const tells = findFigure(sentence.text, language) === null ? 1 : FIGURE;
    const score = salience.of(sentence) * asks * tells;
    if (score < WORTH * most || (best !== null && score <= best.score)) continue;
    best = { sentence, score };
  }
  return best?.sentence ?? null;
}

/** For a text with no sentence that fits: its lists, headings and quotations, then a name, then whatever there is. */
function hookOfAnything({ outline, headliner, salience }: CoverSource): string | null {
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

function firstOf(lines: readonly string[], make: (line: string) => string | null): string | null {
  for (const line of lines) {
    const made = make(line);
    if (made !== null) return made;
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
  const isFree = (sentence: Sentence) =>
    sentence !== hookSentence &&
    openSentence(sentence.text).toLowerCase() !== hook.toLowerCase() &&
    !comparison?.texts.includes(sentence.text);
  if (hookSentence !== null) {
    // The sentence after the hook goes on from it, so that it may point back.
    const next = sentences.find((sentence) => sentence.order === hookSentence.order + 1);
    const goesOn = next?.paragraph === hookSentence.paragraph && (next?.quality ?? 0) > 0.45;
    if (next !== undefined && goesOn && widthOf(next.text) <= MAX_SUBLINE_WIDTH) return next;
  }
  const alone = sentences.filter(
    (sentence) => isFree(sentence) && !sentence.pointsBack && sentence.quality > 0.45,
  );
  const fits = alone.filter((sentence) => widthOf(sentence.text) <= MAX_SUBLINE_WIDTH);
  const fresh = fits.filter((sentence) => nearness(sentence.stems) < SAME);
  // What stands before the first heading introduces the whole.
  const isSectioned =
    outline.sections.filter(({ heading }) => heading !== null && !isGenericHeading(heading))
      .length > 1;
  const intro = isSectioned ? fresh.filter((sentence) => isIntroduction(sentence, outline)) : [];
  const byWorth = (some: readonly Sentence[]) =>
    some.toSorted((a, b) => salience.of(b) - salience.of(a))[0];
  return byWorth(intro) ?? byWorth(fresh) ?? byWorth(fits) ?? byWorth(alone) ?? null;
}

function isIntroduction({ section }: Sentence, { sections }: Outline): boolean {
  const heading = sections[section]?.heading;
  return heading === null || (heading !== undefined && section <= 1 && isGenericHeading(heading));
}

/** Where news come from, and when if there is room to say it. */
function datelineOf({ genre, outline: { dateline } }: CoverSource): string | null {
  if (genre !== "news" || dateline === null) return null;
  const [place = ""] = dateline.split(",");
  return firstOf([dateline, place], (line) => (widthOf(line) <= MAX_KICKER_WIDTH ? line : null));
}

/** The text's main phrase, unless the hook says it already. */
function kickerFor(hook: string, phrases: readonly KeyPhrase[], language: string): string | null {
  const said = hook.toLowerCase();
  const phrase = phrases.slice(0, 3).find(({ text, words, count }, rank) => {
    const isTopic = words.length > 1 ? count > 1 : count > 3 && rank === 0;
    const isTold = isTopic && widthOf(text) <= MAX_KICKER_WIDTH;
    return isTold && !words.some((word) => said.includes(word.toLowerCase().slice(0, 3)));
  });
  return phrase === undefined ? null : capitalise(phrase.text, language);
}
