import { factsOf, type Platform } from "../../posts/platform.ts";
import type { Point } from "../../posts/script.ts";
import type { Outline, Sentence } from "../source/outline.ts";
import type { Salience } from "../source/salience.ts";
import { findFigure } from "../text/figures.ts";
import { closeSentence } from "../text/sentences.ts";
import { shorten } from "../text/shorten.ts";
import { stemsOf, widthOf } from "../text/words.ts";

/** What a caption says that the pictures and the voice do not. */
export interface Untold {
  /** A short statement or question of the text; null if it has no other. */
  opening: string | null;
  /** Whole sentences, in the order of the source, or a recipe's lists. */
  facts: string[];
}

/** Options of {@linkcode chooseUntold}. */
export interface UntoldSource {
  outline: Outline;
  salience: Salience;
  platform: Platform;
  hook: string;
  subline: string | null;
  points: readonly Point[];
}

const MIN_QUALITY = 0.45;
/** Questions are rated half as good as statements, as points. */
const MIN_QUESTION_QUALITY = 0.25;
/** The first line is better none than a weak one, but a caption has something to add. */
const MIN_OPENING_WORTH = 0.12;
const MIN_FACT_WORTH = 0.05;
const MAX_SIMILARITY = 0.6;
/** The weight of a word that the text is about: what has none of them may be of the page around it. */
const MIN_TOPIC_WEIGHT = 0.2;
const MIN_WIDTH = 30;
const MIN_OPENING_WORDS = 4;
const MAX_FACT_WIDTH = 230;
const QUESTION_BONUS = 1.6;
const FIGURE_BONUS = 1.3;
const TOPIC_BONUS = 1.5;
const SENTENCE_START = /^["'“”‘„«「『(¿¡]{0,2}[\p{L}\p{Nd}]/u;
const QUESTION = /[?？؟;]["'”’»)」』]*$/u;

/** Chooses what a caption adds to a post: the next best sentences after what the post says. */
export function chooseUntold(source: UntoldSource): Untold {
  const { outline, salience, platform, hook } = source;
  const { language } = outline;
  const coverage = salience.coverage();
  const isNear: ((stems: readonly string[]) => number)[] = [];
  const say = (stems: readonly string[]) => {
    coverage.add(stems);
    isNear.push(salience.nearnessTo(stems));
  };
  const told = saidBy(source);
  for (const text of told) say(stemsOf(text, language));
  const toldLetters = told.map(lettersOf).join("\n");
  const isFresh = ({ text, stems }: Sentence) =>
    isNear.every((nearness) => nearness(stems) <= MAX_SIMILARITY) &&
    !toldLetters.includes(lettersOf(text));
  const worth = ({ stems }: Sentence, score: number) => score * coverage.novelty(stems);
  const isOnSubject = ({ stems }: Sentence) =>
    stems.some((stem) => salience.weight(stem) >= MIN_TOPIC_WEIGHT);
  const left = new Set(
    outline.sentences.filter((one) => isWhole(one) && isOnSubject(one) && isFresh(one)),
  );

  const opener = bestOf(left, (sentence) => {
    if (openingOf(sentence) === null) return 0;
    const isOnTopic = salience.nearnessTo(stemsOf(hook, language))(sentence.stems) > 0;
    const score =
      salience.of(sentence) *
      (QUESTION.test(sentence.text) ? QUESTION_BONUS : 1) *
      (findFigure(sentence.text, language) === null ? 1 : FIGURE_BONUS) *
      (isOnTopic ? TOPIC_BONUS : 1);
    const value = worth(sentence, score);
    return value >= MIN_OPENING_WORTH * salience.greatest ? value : 0;
  });
  if (opener !== null) take(opener);

  const facts: Sentence[] = [];
  while (facts.length < factsOf(platform).caption.maxFacts) {
    const fact = bestOf(left, (sentence) => {
      const isFact = !QUESTION.test(sentence.text) && widthOf(sentence.text) <= MAX_FACT_WIDTH;
      const value = isFact ? worth(sentence, salience.of(sentence)) : 0;
      return value >= MIN_FACT_WORTH * salience.greatest ? value : 0;
    });
    if (fact === null) break;
    take(fact);
    facts.push(fact);
  }
  return {
    opening: opener === null ? null : openingOf(opener),
    facts: facts
      .sort((a, b) => a.order - b.order)
      .map((fact) => closeSentence(fact.text, language)),
  };

  function take(sentence: Sentence): void {
    say(sentence.stems);
    for (const other of left) if (other === sentence || !isFresh(other)) left.delete(other);
  }

  function openingOf({ text, wordCount }: Sentence): string | null {
    if (wordCount < MIN_OPENING_WORDS) return null;
    const maxLength = factsOf(platform).caption.maxOpening;
    const opening = QUESTION.test(text)
      ? text
      : shorten(closeSentence(text, language), language, maxLength);
    return opening !== null && opening.length <= maxLength ? opening : null;
  }
}

function isWhole({ text, quality, pointsBack }: Sentence): boolean {
  const minQuality = QUESTION.test(text) ? MIN_QUESTION_QUALITY : MIN_QUALITY;
  return (
    quality >= minQuality && !pointsBack && widthOf(text) >= MIN_WIDTH && SENTENCE_START.test(text)
  );
}

/** All that a post shows and says. */
function saidBy({ hook, subline, points }: UntoldSource): string[] {
  const texts = points.flatMap(
    ({ headline, text, items, figure, quote, comparison, narration }) => [
      headline,
      text,
      ...items,
      figure?.label ?? "",
      quote?.text ?? "",
      comparison?.left.text ?? "",
      comparison?.right.text ?? "",
      ...narration,
    ],
  );
  return [hook, subline ?? "", ...texts].filter((text) => text !== "");
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{Nd}]/gu, "");
}

function bestOf(
  sentences: Iterable<Sentence>,
  worthOf: (sentence: Sentence) => number,
): Sentence | null {
  let best: Sentence | null = null;
  let greatest = 0;
  for (const sentence of sentences) {
    const value = worthOf(sentence);
    if (value > greatest) [best, greatest] = [sentence, value];
  }
  return best;
}
