import { expect, test } from "bun:test";
import { reelOf } from "postloom/testing";
import type { Genre, Tone } from "../../src/posts/script.ts";
import type { Slide } from "../../src/posts/slide.ts";
import { reelMarkup } from "../../src/rendering/reel_markup.tsx";
import screenshot from "../../templates/screenshot/mod.tsx";

const SCENE = 60;
const LINES: Slide[] = [
  {
    kind: "cover",
    kicker: null,
    headline: "Water: How much?",
    subline: "Rule: Less than you think.",
  },
  {
    kind: "point",
    number: null,
    headline: "Tip: Water it in the evening.",
    emphasis: null,
    text: "Pot: One with a hole in it.",
  },
];

/** The markup of the last frame of each scene. */
function markupOf(post: { genre: Genre } | { tone: Tone }): string[] {
  const reel = reelOf(LINES, {
    template: "screenshot",
    durationInFrames: LINES.length * SCENE,
    captions: null,
    direction: "ltr",
  });
  const markup = reelMarkup({ screenshot }, { ...reel, ...post });
  return LINES.map((_, i) => markup((i + 1) * SCENE - 1));
}

/** What it says, with a space between its texts. */
function wordsOf(genre: Genre): string[] {
  return markupOf({ genre }).map((markup) =>
    markup.replaceAll(/<[^>]+>/g, " ").replaceAll(/[\s\u00a0]+/g, " "),
  );
}

test("what is before a colon is a speaker in a dialogue", () => {
  const [cover, point] = wordsOf("dialogue");
  expect(cover).not.toContain("Water:");
  expect(point).not.toContain("Tip:");
  expect(point).toContain("Tip");
});

test("what is before a colon is a label in any other text, and stays in its line", () => {
  for (const genre of ["essay", "howto", "recipe", "news"] as const) {
    const [cover, point] = wordsOf(genre);
    expect(cover).toContain("Water: How much?");
    expect(point).toContain("Tip: Water it");
  }
});

test("nobody likes what is grave", () => {
  const isLiked = (tone: Tone) => /fill="(#\w+)" stroke="\1"/.test(markupOf({ tone }).join(""));
  expect(isLiked("neutral")).toBe(true);
  expect(isLiked("grave")).toBe(false);
});
