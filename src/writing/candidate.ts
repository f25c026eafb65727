import type { Point } from "../posts/script.ts";
import type { Cover } from "./cover.ts";
import type { Headliner } from "./headline.ts";
import type { Outline, Sentence } from "./outline.ts";
import type { Salience } from "./salience.ts";
import type { SpeakingBudget } from "./speaking_time.ts";

/** What points are chosen from, and within which limits. */
export interface PointSource {
  outline: Outline;
  salience: Salience;
  headliner: Headliner;
  cover: Cover;
  maxPoints: number;
  /** Whether a quotation that is the cover's line may be a point too, for a post that shows one of them. */
  repeatsQuote: boolean;
  budget: SpeakingBudget;
}

/** What could become a point of the post. */
export interface Candidate {
  order: number;
  score: number;
  stems: readonly string[];
  /** What a voice says of it at the least. */
  core: readonly string[];
  /** The sentence that it is made of, if it is one. */
  sentence: Sentence | null;
  /** A sentence that goes on from the core, if there is one. */
  follower: Sentence | null;
  /** Makes the point, with the follower where there is room for it. Null where no headline is found. */
  build(follower: Sentence | null): Point | null;
}

/** A point with the fields that are not given left empty. */
export function pointOf(fields: Partial<Point> & Pick<Point, "headline" | "narration">): Point {
  return { text: "", items: [], figure: null, quote: null, comparison: null, ...fields };
}
