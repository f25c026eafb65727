import { type Candidate, type PointSource, pointOf } from "./candidate.ts";
import { splitStatement } from "./clauses.ts";
import { findFigure } from "./figures.ts";
import { MAX_HEADLINE_WIDTH } from "./headline.ts";
import type { Sentence } from "./outline.ts";
import { findQuote } from "./quotes.ts";
import { closeSentence, openSentence } from "./sentences.ts";
import { isUnspaced, widthOf } from "./words.ts";

interface Said {
  headline: string;
  /** What is left to say below it; the whole sentence if it is not set. */
  text?: string;
  /** Whether the headline is the main part of the sentence. */
  isPart?: boolean;
}

const MAX_TEXT_LENGTH = 250;
const MAX_WHOLE_WIDTH = 88;
const MAX_LAST_RESORT_WIDTH = 130;

/** A candidate made of one sentence; `heading` is the section's where the sentence stands for all of it. */
export function sentenceCandidate(
  { outline, headliner }: PointSource,
  sentence: Sentence,
  { heading, score, next }: { heading: string | null; score: number; next: Sentence | undefined },
): Candidate {
  const { language } = outline;
  const goesOn =
    next !== undefined &&
    next.order === sentence.order + 1 &&
    next.paragraph === sentence.paragraph &&
    next.quality > 0.3 &&
    widthOf(sentence.text) + widthOf(next.text) <= MAX_TEXT_LENGTH;
  const isShort = widthOf(openSentence(sentence.text)) <= MAX_HEADLINE_WIDTH;
  const follower = goesOn && (next.pointsBack || isShort || heading !== null) ? next : null;
  const whole = closeSentence(sentence.text, language);
  const build = (added: Sentence | null) => {
    const more = added === null ? [] : [closeSentence(added.text, language)];
    const quote = findQuote(sentence.text);
    const said = headlineOf(quote?.attribution ?? null);
    if (said === null) return null;
    const text = [said.text ?? whole, ...more].filter((part) => part !== "");
    // The headline says the main part already, so that what follows is worth more than a repetition.
    if (said.isPart && more.length > 0) text.shift();
    return pointOf({
      headline: said.headline,
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

  /** A headline with the text that is left to say below it; no text means the whole sentence. */
  function headlineOf(attribution: string | null): Said | null {
    const named = heading === null ? null : headliner.whole(heading);
    if (named !== null) return { headline: named };
    if (attribution !== null) return { headline: attribution };
    const short = headliner.whole(sentence.text);
    if (short !== null) return { headline: short, text: "" };
    const split = splitStatement(sentence.text, language, MAX_HEADLINE_WIDTH);
    const first = split === null ? null : headliner.whole(split.headline);
    if (split !== null && first !== null) {
      return split.text === ""
        ? { headline: first, isPart: true }
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
    const any = headliner.anyName(sentence.text);
    return any === null ? null : { headline: any };
  }
}
