import type { Point } from "../../posts/script.ts";
import type { SourceComparison } from "../text/comparisons.ts";
import type { PointSource } from "./candidate.ts";
import { exchangePoints } from "./exchanges.ts";
import { choosePoints } from "./points.ts";
import { pointsInOrder, stanzaPoints } from "./sequence.ts";
import { rankedPoints, stepPoints } from "./steps.ts";

/** Makes the points of a post, in the shape that its genre has. */
export function pointsOf(source: PointSource, comparison: SourceComparison | null): Point[] {
  const shaped = shapedPoints(source);
  return shaped ?? choosePoints(source, comparison);
}

/** The points of a genre that only makes sense in its own shape; null if the text has it not. */
function shapedPoints(source: PointSource): Point[] | null {
  switch (source.genre) {
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
