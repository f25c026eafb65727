import type { Point } from "../posts/script.ts";
import type { Outline } from "./outline.ts";
import { closeSentence, openSentence } from "./sentences.ts";
import type { SpeakingBudget } from "./speaking_time.ts";
import { widthOf } from "./words.ts";

const MAX_LINES = 3;
const MAX_FIRST_WIDTH = 84;

/**
 * Makes points from a text that only makes sense in order, such as a dialogue: every line in turn,
 * several per point if there are more lines than points.
 */
export function pointsInOrder(
  outline: Outline,
  {
    used,
    maxPoints,
    budget,
  }: { used: ReadonlySet<unknown>; maxPoints: number; budget: SpeakingBudget },
): Point[] {
  const { language } = outline;
  const lines = outline.sections
    .flatMap((section) => section.sentences)
    .filter((line) => !used.has(line));
  const byParagraph = Map.groupBy(lines, (line) => line.paragraph);
  const spoken = [...byParagraph.values()].map((parts) => parts.map((part) => part.text).join(" "));
  const size = Math.min(MAX_LINES, Math.ceil(spoken.length / Math.max(1, maxPoints)));
  const points: Point[] = [];
  for (let start = 0; start < spoken.length && points.length < maxPoints; start += size) {
    const chunk = spoken.slice(start, start + size).map((line) => closeSentence(line, language));
    if (!budget.take(chunk)) break;
    const [first = "", ...rest] = chunk;
    const isShort = widthOf(first) <= MAX_FIRST_WIDTH;
    points.push({
      headline: isShort
        ? openSentence(first)
        : (/^[^:：]{1,25}(?=[:：])/u.exec(first)?.[0] ?? openSentence(first)),
      text: (isShort ? rest : chunk).join(" "),
      items: [],
      figure: null,
      quote: null,
      comparison: null,
      narration: chunk,
    });
  }
  return points;
}
