import { type Candidate, type PointSource, pointOf } from "./candidate.ts";
import { splitStatement } from "./clauses.ts";
import { findFigure } from "./figures.ts";
import { MAX_HEADLINE_WIDTH } from "./headline.ts";
import type { Sentence } from "./outline.ts";
import { findQuote } from "./quotes.ts";
import { closeSentence, openSentence } from "./sentences.ts";
import { isUnspaced, widthOf } from "./words.ts";

interface HeadlineParts {
  headline: string;
  /** The text to show below it. Defaults to the whole sentence. */
  text?: string;
  /** True if the headline is the main clause of the sentence. */
  isMainClause?: boolean;
}

const MAX_TEXT_LENGTH = 250;
const MAX_WHOLE_WIDTH = 88;
const MAX_LAST_RESORT_WIDTH = 130;

/** Makes a candidate from a sentence; `heading` is its section's if the sentence represents the section. */
export function sentenceCandidate(
  { outline, headliner }: PointSource,
  sentence: Sentence,
  { heading, score, next }: { heading: string | null; score: number; next: Sentence | undefined },
): Candidate {
  const { language } = outline;
  const continues =
    next !== undefined &&
    next.order === sentence.order + 1 &&
    next.paragraph === sentence.paragraph &&
    next.quality > 0.3 &&
    widthOf(sentence.text) + widthOf(next.text) <= MAX_TEXT_LENGTH;
  const isShort = widthOf(openSentence(sentence.text)) <= MAX_HEADLINE_WIDTH;
  const follower = continues && (next.pointsBack || isShort || heading !== null) ? next : null;
  const whole = closeSentence(sentence.text, language);
  const build = (added: Sentence | null) => {
    const more = added === null ? [] : [closeSentence(added.text, language)];
    const quote = findQuote(sentence.text);
    const parts = headlineOf(quote?.attribution ?? null);
    if (parts === null) return null;
    const text = [parts.text ?? whole, ...more].filter((part) => part !== "");
    // Show the next sentence instead of repeating the headline.
    if (parts.isMainClause && more.length > 0) text.shift();
    return pointOf({
      headline: parts.headline,
      text: text.join(isUnspaced(language) && language !== "th" ? "" : " "),
      figure: findFigure(sentence.text, language),
      quote,
      narration: [whole, ...more],
    });
  };
  return {
    order: sentence.order,
    score,
    stems: sentence.stems,
    core: [whole],
    sentence,
    follower,
    build,
  };

  function headlineOf(attribution: string | null): HeadlineParts | null {
    const fromHeading = heading === null ? null : headliner.whole(heading);
    if (fromHeading !== null) return { headline: fromHeading };
    if (attribution !== null) return { headline: attribution };
    const short = headliner.whole(sentence.text);
    if (short !== null) return { headline: short, text: "" };
    const split = splitStatement(sentence.text, language, MAX_HEADLINE_WIDTH);
    const first = split === null ? null : headliner.whole(split.headline);
    if (split !== null && first !== null) {
      return split.text === ""
        ? { headline: first, isMainClause: true }
        : { headline: first, text: split.text };
    }
    const phrase = headliner.naming(sentence.text, 2);
    if (phrase !== null) return { headline: phrase };
    const long = headliner.whole(sentence.text, MAX_WHOLE_WIDTH);
    if (long !== null) return { headline: long, text: "" };
    const name = headliner.naming(sentence.text);
    if (name !== null) return { headline: name };
    const longest = headliner.whole(sentence.text, MAX_LAST_RESORT_WIDTH);
    if (longest !== null) return { headline: longest, text: "" };
    const anyPhrase = headliner.anyName(sentence.text);
    return anyPhrase === null ? null : { headline: anyPhrase };
  }
}
