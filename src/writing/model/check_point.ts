import { plainLine } from "../../documents/text.ts";
import type { Comparison, Figure, Point, Quote } from "../../posts/script.ts";
import type { Answer } from "./answer.ts";
import type { TextCheck } from "./check_text.ts";
import { keyOf } from "./key_of.ts";
import type { Support } from "./support.ts";

type AnsweredPoint = Answer["points"][number];

/** What a point is held to. */
export interface PointChecks {
  texts: TextCheck;
  support: Support;
}

const MAX_HEADLINE_WIDTH = 90;
const MAX_TEXT_LENGTH = 420;
const MAX_ITEMS = 8;

/** Cleans a point; null if it has no headline of its own or says only what was said before. */
export function checkPoint(given: AnsweredPoint, checks: PointChecks): Point | null {
  const { line, sentences, unsaid, isNew, isFounded } = checks.texts;
  const headline = line(given.headline, MAX_HEADLINE_WIDTH);
  if (headline === null) return null;
  const isRepeated = !isNew(headline);
  const quote = quoteOf(given.quote, checks);
  const shown = sentences([given.text]).filter((sentence) => isNew(sentence));
  const text = cutToFit(shown.filter((sentence) => !repeats(sentence, quote)));
  const items = given.items
    .map((item) => plainLine(item))
    .filter((item) => item !== "" && isFounded(item) && isNew(item))
    .slice(0, MAX_ITEMS);
  // A list may be headed like the whole post.
  if (isRepeated && items.length === 0) return null;
  const narration = unsaid(sentences(given.narration));
  const spoken = text.length > 0 ? text : sentences([quote?.text ?? headline]);
  return {
    headline,
    text: text.join(" "),
    emphasis: null,
    items,
    figure: figureOf(given.figure, checks),
    quote,
    comparison: comparisonOf(given.comparison, checks),
    narration: narration.length > 0 ? narration : spoken,
  };
}

function figureOf(figure: AnsweredPoint["figure"], { texts, support }: PointChecks): Figure | null {
  const value = plainLine(figure?.value ?? "");
  const label = plainLine(figure?.label ?? "");
  // Together, as the label may have the word that scales the value: "2.5", "million cups".
  const isFigure =
    /\p{Nd}/u.test(value) &&
    label !== "" &&
    support.holdsWords(label) &&
    texts.isFounded(`${value} ${label}`);
  return isFigure ? { value, label } : null;
}

function quoteOf(quote: AnsweredPoint["quote"], { texts, support }: PointChecks): Quote | null {
  const text = plainLine(quote?.text ?? "");
  const attribution = plainLine(quote?.attribution ?? "") || null;
  return support.holdsQuote(text, attribution) && texts.isFounded(text)
    ? { text, attribution }
    : null;
}

function comparisonOf(
  comparison: AnsweredPoint["comparison"],
  { texts }: PointChecks,
): Comparison | null {
  if (comparison === null) return null;
  const sideOf = (side: Comparison["left"]) => ({
    label: plainLine(side.label),
    text: plainLine(side.text),
  });
  const [left, right] = [sideOf(comparison.left), sideOf(comparison.right)];
  const isUsable =
    keyOf(left.text) !== keyOf(right.text) &&
    [left, right].every(
      ({ label, text }) =>
        label !== "" && text !== "" && texts.isFounded(label) && texts.isFounded(text),
    );
  return isUsable ? { left, right } : null;
}

/** The first sentences that there is room for. */
function cutToFit(sentences: readonly string[]): string[] {
  const kept: string[] = [];
  for (const sentence of sentences) {
    if ([...kept, sentence].join(" ").length > MAX_TEXT_LENGTH) break;
    kept.push(sentence);
  }
  return kept;
}

function repeats(sentence: string, quote: Quote | null): boolean {
  return quote !== null && keyOf(quote.text).includes(keyOf(sentence));
}
