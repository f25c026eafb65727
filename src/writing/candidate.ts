import type { Point } from "../posts/script.ts";
import type { Cover } from "./cover.ts";
import type { Headliner } from "./headline.ts";
import type { Outline, Sentence } from "./outline.ts";
import type { Salience } from "./salience.ts";
import type { SpeakingBudget } from "./speaking_time.ts";

/** What points are chosen from, and the limits. */
export interface PointSource {
  outline: Outline;
  salience: Salience;
  headliner: Headliner;
  cover: Cover;
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
  /** The narration without the follower. */
  core: readonly string[];
  /** The sentence that it is made from, if it is made from one. */
  sentence: Sentence | null;
  /** A sentence that continues the core, if there is one. */
  follower: Sentence | null;
  /** Builds the point, with the follower if given. Null if no headline is found. */
  build(follower: Sentence | null): Point | null;
}

/** Creates a point; omitted fields are empty. */
export function pointOf(fields: Partial<Point> & Pick<Point, "headline" | "narration">): Point {
  return { text: "", items: [], figure: null, quote: null, comparison: null, ...fields };
}
