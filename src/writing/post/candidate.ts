import type { Genre, Point } from "../../posts/script.ts";
import type { Outline, Sentence } from "../source/outline.ts";
import type { Salience } from "../source/salience.ts";
import type { SpeakingBudget } from "../text/speaking_time.ts";
import type { Cover } from "./cover.ts";
import type { Headliner } from "./headline.ts";

/** What points are chosen from, and the limits. */
export interface PointSource {
  outline: Outline;
  salience: Salience;
  headliner: Headliner;
  cover: Cover;
  genre: Genre;
  maxPoints: number;
  /** True if the cover's quotation may be a point too, for posts that show only one of the two. */
  repeatsQuote: boolean;
  budget: SpeakingBudget;
}

/** A candidate for a point of the post. */
export interface Candidate {
  order: number;
  score: number;
  stems: readonly string[];
  /**
   * Spends the time for the narration without the follower, and returns it: shortened if there is not
   * enough time for all of it. Null if there is not enough for that either.
   */
  say(budget: SpeakingBudget): readonly string[] | null;
  /** The sentence that it is made from, if it is made from one. */
  sentence: Sentence | null;
  /** A sentence that continues the core, if there is one. */
  follower: Sentence | null;
  /** Builds the point of what is said, with the follower if given. Null if no headline is found. */
  build(said: readonly string[], follower: Sentence | null): Point | null;
}

/** Creates a point; omitted fields are empty. */
export function pointOf(fields: Partial<Point> & Pick<Point, "headline" | "narration">): Point {
  return {
    text: "",
    emphasis: null,
    items: [],
    figure: null,
    quote: null,
    comparison: null,
    ...fields,
  };
}
