import type { Point } from "../../posts/script.ts";
import { chunkItems } from "../text/list_items.ts";
import { sayable } from "../text/sayable.ts";
import { closeSentence, openSentence, splitSentences } from "../text/sentences.ts";
import { shorten } from "../text/shorten.ts";
import { widthOf } from "../text/words.ts";
import { type PointSource, pointOf } from "./candidate.ts";

const MAX_LINES = 3;
const MAX_VERSES = 6;
/** What one says and what the other answers stand together. */
const LINES_OF_EXCHANGE = 2;
const MAX_FIRST_WIDTH = 84;
const MAX_LINE_WIDTH = 160;

/** Makes a point of each stanza, from the first on, with its lines told apart as in print. */
export function stanzaPoints({ outline, maxPoints, budget }: PointSource): Point[] | null {
  const stanzas = outline.stanzas.flatMap((lines) => chunkItems(lines, MAX_VERSES));
  const points: Point[] = [];
  for (const lines of stanzas.slice(0, maxPoints)) {
    const [first = "", ...rest] = lines.map((line) => line.trim());
    const headline = openSentence(first);
    const narration = [closeSentence([first, ...rest].join(" "), outline.language)];
    if (headline === "" || !budget.take(narration)) break;
    points.push(pointOf({ headline, text: rest.join(" / "), narration }));
  }
  return points.length === 0 ? null : points;
}

/**
 * Makes points from a text that only makes sense in order, such as a dialogue: every line in turn,
 * several per point if there are more lines than points.
 */
export function pointsInOrder({ outline, cover, genre, maxPoints, budget }: PointSource): Point[] {
  const { language } = outline;
  const lines = outline.sections
    .flatMap((section) => section.sentences)
    .filter((line) => line !== cover.hookSentence);
  const byParagraph = Map.groupBy(lines, (line) => line.paragraph);
  const spoken = [...byParagraph.values()].map((parts) => parts.map((part) => part.text).join(" "));
  const room = Math.ceil(spoken.length / Math.max(1, maxPoints));
  const size = Math.min(MAX_LINES, Math.max(genre === "dialogue" ? LINES_OF_EXCHANGE : 1, room));
  const points: Point[] = [];
  for (let start = 0; start < spoken.length && points.length < maxPoints; start += size) {
    const chunk: string[] = [];
    for (const line of spoken.slice(start, start + size)) {
      const said = sayable(beginningOf(line, language), language, budget);
      if (said === null) break;
      chunk.push(said);
    }
    if (chunk.length === 0) break;
    const [first = "", ...rest] = chunk;
    const isShort = widthOf(first) <= MAX_FIRST_WIDTH;
    points.push(
      pointOf({
        headline: isShort
          ? openSentence(first)
          : (/^[^:：]{1,25}(?=[:：])/u.exec(first)?.[0] ?? openSentence(first)),
        text: (isShort ? rest : chunk).join(" "),
        narration: chunk,
      }),
    );
    // What follows a line that is left out makes no sense.
    if (chunk.length < Math.min(size, spoken.length - start)) break;
  }
  return points;
}

/** A line as it is, or the first sentences of a long one. */
function beginningOf(line: string, language: string): string {
  const whole = closeSentence(line, language);
  if (widthOf(whole) <= MAX_LINE_WIDTH) return whole;
  const [first = whole, ...rest] = splitSentences(whole, language);
  let beginning = shorten(first, language, MAX_LINE_WIDTH) ?? first;
  for (const sentence of rest) {
    const longer = `${beginning} ${sentence}`;
    if (widthOf(longer) > MAX_LINE_WIDTH) break;
    beginning = longer;
  }
  return beginning;
}
