import { expect, test } from "bun:test";
import { reelOf, shortestSlides } from "postloom/testing";
import { reelMarkup } from "../../src/rendering/reel_markup.tsx";
import magazine from "../../templates/magazine/mod.tsx";

const SCENE = 60;

/** What the last frame of each scene looks like. */
function pagesOf(seed: string): string[] {
  const reel = reelOf(shortestSlides, {
    template: "magazine",
    durationInFrames: shortestSlides.length * SCENE,
    captions: null,
    direction: "ltr",
  });
  const props = { ...reel, design: { ...reel.design, seed } };
  const markup = reelMarkup({ magazine }, props);
  return shortestSlides.map((_, i) => markup((i + 1) * SCENE - 1));
}

/** The drawings on a page. */
function artOf(page: string): string {
  return page.match(/<svg.*?<\/svg>/gs)?.join("") ?? "";
}

test("a magazine's art is the same for the same post", () => {
  expect(pagesOf("tides")).toEqual(pagesOf("tides"));
});

test("a magazine's art differs from post to post, on every page", () => {
  const [one, other] = [pagesOf("tides").map(artOf), pagesOf("trees").map(artOf)];
  for (const [i, art] of one.entries()) expect(art).not.toBe(other[i] ?? "");
});

test("a magazine's art differs from page to page", () => {
  expect(new Set(pagesOf("tides").map(artOf)).size).toBe(shortestSlides.length);
});
