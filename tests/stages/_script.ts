import type { Point, Script } from "postloom/posts";

/** A point with nothing special in it, of which a voice says just what is written. */
export const POINT: Point = {
  headline: "Old trees store the most",
  text: "A large tree grows faster than a small one.",
  emphasis: null,
  items: [],
  figure: null,
  quote: null,
  comparison: null,
  narration: ["A large tree grows faster than a small one."],
};

/** A script of these points, with what a test wants otherwise. */
export function scriptOf(points: Point[], fields: Partial<Script> = {}): Script {
  return {
    language: "en",
    direction: "ltr",
    genre: "essay",
    kicker: null,
    hook: "Why old trees matter",
    subline: null,
    points,
    callToAction: "Save this for later",
    openingNarration: ["Why old trees matter."],
    closingNarration: [],
    caption: "Why old trees matter",
    hashtags: [],
    ...fields,
  };
}
