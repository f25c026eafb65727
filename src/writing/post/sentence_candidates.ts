import { dataOfSentence } from "../data/find_data.ts";
import { wordsFor } from "../languages/mod.ts";
import type { Sentence } from "../source/outline.ts";
import { splitStatement } from "../text/clauses.ts";
import { findFigure } from "../text/figures.ts";
import { findQuote } from "../text/quotes.ts";
import { sayable } from "../text/sayable.ts";
import { closeSentence, openSentence } from "../text/sentences.ts";
import { shorten } from "../text/shorten.ts";
import { widthOf, wordsOf } from "../text/words.ts";
import { type Candidate, type PointSource, pointOf } from "./candidate.ts";
import { MAX_HEADLINE_WIDTH } from "./headline.ts";

interface HeadlineParts {
  headline: string;
  /** The text to show below it, before the follower. */
  text: string;
}

/** Longest text of a point, in characters. */
const MAX_TEXT_LENGTH = 160;
/** Longest sentence that is shown whole where it cannot be shortened, and what it is worth then. */
const MAX_STATEMENT_LENGTH = 220;
const LONG_WORTH = 0.7;
/** The same of a sentence that is longer still: for posts that have no other. */
const MAX_LONG_LENGTH = 330;
const LAST_WORTH = 0.01;
/** A question whose answer is not shown with it is for posts that have no other, too. */
const ASKED = /[?？؟]["'”’»)」』]*$/u;
/** A statement alone on a slide: the shortest that it can be made. */
const STATEMENT_WIDTHS = [MAX_HEADLINE_WIDTH, 100, MAX_TEXT_LENGTH, MAX_STATEMENT_LENGTH];
/** A heading of fewer words is a label. */
const MIN_HEADING_WORDS = 3;

/**
 * Makes a candidate from a sentence; `heading` is its section's if the sentence represents the
 * section. Null if the sentence is too long to be shown and cannot be shortened, or tells how to cite the text.
 */
export function sentenceCandidate(
  { outline, headliner }: PointSource,
  sentence: Sentence,
  { heading, score, next }: { heading: string | null; score: number; next: Sentence | undefined },
): Candidate | null {
  const { language } = outline;
  const { unspaced, fullStop } = wordsFor(language);
  if (cites(sentence.text, outline.title)) return null;
  const whole = closeSentence(sentence.text, language);
  const shortened = shorten(whole, language, MAX_TEXT_LENGTH);
  const isLong = shortened === null && widthOf(whole) > MAX_STATEMENT_LENGTH;
  if (isLong && widthOf(whole) > MAX_LONG_LENGTH) return null;
  const isShort = widthOf(openSentence(sentence.text)) <= MAX_HEADLINE_WIDTH;
  const continues =
    next !== undefined &&
    next.order === sentence.order + 1 &&
    next.paragraph === sentence.paragraph &&
    next.quality > 0.3 &&
    (next.pointsBack || isShort) &&
    widthOf(next.text) <= MAX_TEXT_LENGTH;
  const build = ([said = whole]: readonly string[], added: Sentence | null) => {
    const more = added === null ? [] : [closeSentence(added.text, language)];
    const source = said === whole ? sentence.text : said;
    const quote = findQuote(source);
    const parts = partsOf(source, quote?.attribution ?? null);
    if (parts === null) return null;
    const text = [parts.text, ...more]
      .filter((part) => part !== "")
      .join(unspaced && fullStop !== "" ? "" : " ");
    const data = quote === null ? dataOfSentence(source, language) : null;
    return pointOf({
      headline: parts.headline,
      ...(data && { data }),
      text: widthOf(text) <= MAX_TEXT_LENGTH ? text : parts.text,
      figure: findFigure(source, language),
      quote,
      narration: [said, ...more],
    });
  };
  return {
    order: sentence.order,
    score: score * worth(),
    stems: sentence.stems,
    say(budget) {
      const said = sayable(whole, language, budget);
      return said === null ? null : [said];
    },
    sentence,
    follower: continues ? next : null,
    build,
  };

  function worth(): number {
    const isAlone = ASKED.test(sentence.text) && !continues;
    if (isLong || isAlone) return LAST_WORTH;
    return shortened === null ? LONG_WORTH : 1;
  }

  /** A headline that is a statement; a sentence that gives none is the headline itself. */
  function partsOf(source: string, attribution: string | null): HeadlineParts | null {
    const said = closeSentence(source, language);
    const shown = shorten(said, language, MAX_TEXT_LENGTH) ?? said;
    const isText = widthOf(shown) <= MAX_TEXT_LENGTH;
    const titled =
      heading === null || !isText || !isTelling(heading) ? null : headliner.whole(heading);
    if (titled !== null) return { headline: titled, text: shown };
    if (attribution !== null && isText) return { headline: attribution, text: shown };
    const short = headliner.whole(source);
    if (short !== null) return { headline: short, text: "" };
    const split = splitStatement(source, language, MAX_HEADLINE_WIDTH);
    const isSplit = split !== null && widthOf(split.text) <= MAX_TEXT_LENGTH;
    const first = isSplit ? headliner.whole(split.headline) : null;
    if (isSplit && first !== null) return { headline: first, text: split.text };
    for (const width of STATEMENT_WIDTHS) {
      const shorter = shorten(said, language, width);
      const clause = shorter === null ? null : headliner.whole(shorter, width);
      if (clause !== null) return { headline: clause, text: "" };
    }
    const name = isLong ? (headliner.naming(source) ?? headliner.anyName(source)) : null;
    return name === null ? null : { headline: name, text: said };
  }

  /** A question, a number or some words say what is below them; "Police" does not. */
  function isTelling(text: string): boolean {
    const words = wordsOf(text, language).length;
    return words >= MIN_HEADING_WORDS || /[?？؟\p{Nd}]/u.test(text) || (unspaced && words > 1);
  }
}

/** True if a sentence has the text's own title in quotation marks. */
function cites(sentence: string, title: string | null): boolean {
  const at = title === null ? -1 : sentence.indexOf(title);
  return title !== null && at > 0 && OPENING.test(sentence.charAt(at - 1)) && / .* /.test(title);
}

const OPENING = /["“„«‘'《「『]/u;
