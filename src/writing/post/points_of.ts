import type { Point } from "../../posts/script.ts";
import { datedList } from "../data/find_data.ts";
import type { Outline } from "../source/outline.ts";
import type { SourceComparison } from "../text/comparisons.ts";
import type { PointSource } from "./candidate.ts";
import { exchangePoints } from "./exchanges.ts";
import { choosePoints } from "./points.ts";
import { pointsInOrder, stanzaPoints } from "./sequence.ts";
import { rankedPoints, stepPoints } from "./steps.ts";

/** Makes the points of a post, in the shape that its genre has if there are any of that shape. */
export function pointsOf(source: PointSource, comparison: SourceComparison | null): Point[] {
  const shaped = shapedPoints(source) ?? [];
  return shaped.length > 0 ? shaped : choosePoints(source, comparison);
}

/** The points of a genre that only makes sense in its own shape; null if the text has it not. */
function shapedPoints(source: PointSource): Point[] | null {
  const { genre, outline } = source;
  const isPlan = genre === "list" || genre === "howto";
  // Dates tell events in their order, but no steps.
  if (isPlan && hasTimeline(outline)) return null;
  switch (genre) {
    case "dialogue":
    case "joke":
      return pointsInOrder(source);
    case "verse":
      return stanzaPoints(source);
    case "faq":
    case "interview":
      return exchangePoints(source);
    case "list":
      return rankedPoints(source);
    case "howto":
      return rankedPoints(source) ?? stepPoints(source);
    case "recipe":
      return stepPoints(source);
    default:
      return null;
  }
}

function hasTimeline({ sections, language }: Outline): boolean {
  return sections.some(({ lists }) => lists.some((list) => datedList(list, language) !== null));
}
