import type { Data } from "../../posts/data.ts";
import type { Point } from "../../posts/script.ts";
import { wordsFor } from "../languages/mod.ts";
import { type KeyPhrase, type PhraseInText, placedPhrasesIn } from "../source/key_phrases.ts";
import { countedIn, type Span } from "../text/counted.ts";
import { wholeSpan } from "../text/whole_span.ts";
import { isContentWord, stemOf, stemsOf, widthOf, wordsOf } from "../text/words.ts";

/** A narrower headline is taken in at a glance, in columns. */
const MIN_STATEMENT_WIDTH = 50;
/** Nobody reads a statement of more characters on a slide. */
const MAX_STATEMENT_LENGTH = 400;
const MAX_WORDS = 5;
/** What stands out has something that it stands out from. */
const MAX_SHARE = 0.5;

/** What the words of a phrase are worth if they are a name, or recur as one phrase. */
const NAME = 1.5;
const RECURRING = 1.2;
/** Other neighbours may be no phrase at all, such as a noun and its verb. */
const NEIGHBOURS = 0.75;
/** Longer words say more. */
const LONG = 16;
/** What the cover or an earlier point has stressed is not news any more. */
const SAID_WORTH = 0.1;
/** What is new rather stands at the end, and the first word is capitalised anyway. */
const FIRST_WORTH = 0.5;
const VERBAL_WORTH = 0.4;

/** What is known of the points' document. */
export interface EmphasisContext {
  language: string;
  /** The cover's line. */
  hook: string;
  /** The phrases that name the document's topics; none where they are unknown. */
  phrases: readonly KeyPhrase[];
}

/**
 * Marks a phrase of each long headline: the figure with what it counts, else the name or the words
 * that tell most of what no point before has stressed.
 */
export function emphasise(points: readonly Point[], context: EmphasisContext): Point[] {
  const { language, hook, phrases } = context;
  const known = new Map(phrases.map((phrase) => [keyOf(phrase.words), phrase]));
  const greatest = phrases[0]?.score || 1;
  const said = new Set(stemsOf(hook, language));
  return points.map((point) => {
    const { headline, quote, comparison, items, data } = point;
    // These are drawn as something else than a statement.
    const isStatement = quote === null && comparison === null && items.length < 2;
    const drawn = data === undefined ? null : spanOf(data, headline);
    const emphasis = isStatement ? phraseOf(headline, drawn) : null;
    for (const stem of stemsOf(emphasis ?? "", language)) said.add(stem);
    return { ...point, emphasis };
  });

  function phraseOf(headline: string, drawn: Span | null): string | null {
    if (widthOf(headline) < MIN_STATEMENT_WIDTH || headline.length > MAX_STATEMENT_LENGTH)
      return null;
    const figure = drawn ?? countedIn(headline, language);
    const counted = figure === null ? null : wholeSpan(figure, headline, language);
    const span =
      counted !== null && standsOut(counted, headline, language) ? counted : bestPhrase(headline);
    return span === null ? null : headline.slice(span.start, span.end);
  }

  function bestPhrase(headline: string): Span | null {
    let best: Span | null = null;
    let bestScore = 0;
    for (const phrase of placedPhrasesIn(headline, language)) {
      const span = wholeSpan(wholeWords(phrase, headline, language), headline, language);
      const score = scoreOf(phrase);
      if (score > bestScore && standsOut(span, headline, language))
        [best, bestScore] = [span, score];
    }
    return best;
  }

  function scoreOf({ words, start }: PhraseInText): number {
    const phrase = known.get(keyOf(words));
    const letters = words.join("");
    const stems = words.map(stemOf);
    const fresh = stems.filter((stem) => !said.has(stem)).length / stems.length;
    return (
      (Math.sqrt((phrase?.score ?? 0) / greatest) + Math.min(1, letters.length / LONG)) *
      kindWorth(words, phrase, start === 0) *
      (SAID_WORTH + (1 - SAID_WORTH) * fresh) *
      (start === 0 ? FIRST_WORTH : 1) *
      (wordsFor(language).verbalPhrase?.test(words.join(" ")) ? VERBAL_WORTH : 1)
    );
  }

  function kindWorth(
    words: readonly string[],
    phrase: KeyPhrase | undefined,
    isFirst: boolean,
  ): number {
    const isCapital = words.every((word) => /^\p{Lu}/u.test(word));
    // German nouns are all capitalised.
    if (wordsFor(language).capitalisedNouns) return 1;
    if (isCapital && (words.length > 1 || !isFirst)) return NAME;
    if (words.length === 1) return 1;
    return (phrase?.count ?? 0) > 1 ? RECURRING : NEIGHBOURS;
  }
}

function keyOf(words: readonly string[]): string {
  return words.map(stemOf).join(" ");
}

/** Widens a phrase to whole words and, if it is a part of a name, to the whole name. */
function wholeWords({ start, end }: Span, text: string, language: string): Span {
  const isName = language !== "de" && /^\p{Lu}/u.test(text.slice(start, end));
  const [before, after] = language === "ja" ? COMPOUND : isName ? NAMES : JOINERS;
  const head = before.exec(text.slice(0, start))?.[0].length ?? 0;
  // The first word of a sentence is capitalised anyway.
  const isChance =
    before === NAMES[0] &&
    head === start &&
    !isContentWord(text.slice(0, text.indexOf(" ")), language);
  const tail = after.exec(text.slice(end))?.[0].length ?? 0;
  // The last full stop of an abbreviation such as "U.S." is a part of it.
  const stop = /\p{L}\.\p{L}$/u.test(text.slice(0, end)) && text[end] === "." ? 1 : 0;
  return { start: isChance ? start : start - head, end: end + (tail || stop) };
}

/** What belongs to a phrase before and after it: the characters of a word without spaces, */
const COMPOUND = [
  /[\p{Script=Han}\p{Script=Katakana}ー]+$/u,
  /^[\p{Script=Han}\p{Script=Katakana}ー]+/u,
] as const;
/** capitalised words, */
const NAMES = [
  /(?<![\p{L}\p{M}\p{N}])(?:\p{Lu}[\p{L}\p{M}]* )+$/u,
  /^(?: \p{Lu}[\p{L}\p{M}]*)+/u,
] as const;
/** or parts of words behind an invisible joiner. */
const JOINERS = [
  /[\p{L}\p{M}]+[\u200c\u200d]+$/u,
  /^(?:\p{M}|[\u200c\u200d]+[\p{L}\p{M}])+/u,
] as const;

/** True for a part of a statement that is short beside it, and cuts nothing such as "R&D" in two. */
function standsOut({ start, end }: Span, statement: string, language: string): boolean {
  const phrase = statement.slice(start, end);
  return (
    widthOf(phrase) <= MAX_SHARE * widthOf(statement) &&
    wordsOf(phrase, language).length <= MAX_WORDS &&
    !/[\p{L}\p{N}][&@/+_)\]-]$/u.test(statement.slice(0, start)) &&
    !/^[&@/+_-][\p{L}\p{N}]/u.test(statement.slice(end))
  );
}

/** Where a headline says what is drawn beside it: "140 to 95". */
function spanOf(data: Data, headline: string): Span | null {
  if (data.kind !== "counted" && data.kind !== "change") return null;
  const values = data.kind === "counted" ? [data.value] : [data.before.value, data.after.value];
  const spans = values.map((value) => {
    // The unit may be said with the other value alone.
    const [number = value] = /\p{Nd}[\p{Nd}.,\u00A0\u202F]*/u.exec(value) ?? [];
    const said = headline.includes(value) ? value : data.kind === "change" ? number : "";
    const start = said === "" ? -1 : headline.indexOf(said);
    return { start, end: start + said.length };
  });
  if (spans.some(({ start }) => start === -1)) return null;
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
}
