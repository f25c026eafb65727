import { expect, test } from "bun:test";
import { reelOf } from "postloom/testing";
import { palette } from "../../remotion/kit/colour/palette.ts";
import type { Slide } from "../../src/posts/slide.ts";
import { reelMarkup } from "../../src/rendering/reel_markup.tsx";
import meme from "../../templates/meme/mod.tsx";
import { stageOf } from "../../templates/meme/scene.tsx";

const SCENE = 60;
const JOKE: readonly Slide[] = [
  { kind: "cover", kicker: null, headline: "Why did the scarecrow win?", subline: null },
  {
    kind: "point",
    number: null,
    headline: "It was outstanding in its field",
    emphasis: null,
    text: "",
  },
  { kind: "closing", headline: "Send this to a farmer", text: null },
];
const POINT: Slide = {
  kind: "point",
  number: null,
  headline: "One thing",
  emphasis: null,
  text: "",
};
const SEEDS = Array.from({ length: 40 }, (_, i) => `post ${i}`);

/** The scenes of a post. */
function scenesOf(slides: readonly Slide[], seed: string) {
  const { design, language, direction } = reelOf(slides, {
    template: "meme",
    durationInFrames: slides.length * SCENE,
    captions: null,
    direction: "ltr",
  });
  const colours = palette({ background: "#ffffff", ink: "#17131c", accent: "#ffc928" });
  const post = {
    design,
    language,
    direction,
    tone: "neutral",
    genre: "essay",
    palette: colours,
    seed,
  } as const;
  const common = { ...post, total: slides.length };
  return slides.map((slide, index) => stageOf({ ...common, slide, index }).scene);
}

/** The drawing in a picture's panel. */
function drawingIn(markup: string): string {
  const drawings = markup.match(/<svg[^>]*xMidYMid".*?<\/svg>/gs) ?? [];
  return drawings.join("");
}

test("a joke's pay-off is in the place of its set-up, and its closing is not", () => {
  for (const seed of SEEDS) {
    const [setUp, payOff, closing] = scenesOf(JOKE, seed);
    expect(payOff).toBe(setUp);
    expect(closing).not.toBe(setUp);
  }
});

test("a reel's pay-off begins as it was set up, and then something happens", () => {
  const reel = reelOf(JOKE, {
    template: "meme",
    durationInFrames: JOKE.length * SCENE,
    captions: null,
    direction: "ltr",
  });
  const markup = reelMarkup({ meme }, reel);
  const setUp = drawingIn(markup(SCENE - 1));
  expect(setUp).not.toBe("");
  expect(drawingIn(markup(SCENE))).toBe(setUp);
  expect(drawingIn(markup(2 * SCENE - 1))).not.toBe(setUp);
});

test("a longer post shows no scene twice", () => {
  const slides = [...JOKE.slice(0, 1), POINT, POINT, POINT, POINT, ...JOKE.slice(2)];
  for (const seed of SEEDS) expect(new Set(scenesOf(slides, seed)).size).toBe(slides.length);
});

test("the closings of different posts differ", () => {
  const closings = new Set(SEEDS.map((seed) => scenesOf(JOKE, seed).at(-1)));
  expect(closings.size).toBeGreaterThan(6);
});

test("in a grave post nothing happens in a scene, and nobody looks on", () => {
  const reel = reelOf(JOKE, {
    template: "meme",
    durationInFrames: JOKE.length * SCENE,
    captions: null,
    direction: "ltr",
  });
  const joking = reelMarkup({ meme }, reel);
  const grave = reelMarkup({ meme }, { ...reel, tone: "grave" });
  expect(joking(2 * SCENE - 1)).toContain('data-layer="onlooker"');
  expect(grave(2 * SCENE - 1)).not.toContain('data-layer="onlooker"');
  const [before, after] = [SCENE + 20, 2 * SCENE - 10];
  expect(drawingIn(joking(after))).not.toBe(drawingIn(joking(before)));
  expect(drawingIn(grave(before))).not.toBe("");
  expect(drawingIn(grave(after))).toBe(drawingIn(grave(before)));
});

test("a list that counts shows each number once, in its panel", () => {
  const list: Slide = {
    kind: "list",
    headline: "Before the race",
    items: ["1. Tie your shoes", "2. Drink some water"],
  };
  const markup = reelMarkup(
    { meme },
    reelOf([JOKE[0] ?? POINT, list], {
      template: "meme",
      durationInFrames: 2 * SCENE,
      captions: null,
      direction: "ltr",
    }),
  )(2 * SCENE - 2);
  expect(markup.match(/>1</g)).toHaveLength(1);
  expect(markup).not.toContain("1. Tie");
  expect(markup).not.toContain(">1.<");
});
