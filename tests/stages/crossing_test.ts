import { expect, test } from "bun:test";
import type { Slide } from "postloom/posts";
import { SAMPLE_DRAWING } from "../../remotion/engine/sample_drawing.ts";
import { withCrossing } from "../../src/stages/_crossing.ts";

const POINT: Slide = { kind: "point", number: null, headline: "Bees", emphasis: null, text: "" };
const LIST: Slide = { kind: "list", headline: "Trees", items: ["Oak", "Lime"] };
const DRAWN = { ...POINT, drawing: SAMPLE_DRAWING };

/** The slides' halves, in a post of another name for each of some. */
function halves(slides: readonly Slide[]) {
  return Array.from({ length: 12 }, (_, i) => {
    const cover: Slide = { kind: "cover", kicker: null, headline: `Post ${i}`, subline: null };
    return withCrossing([cover, ...slides]).map(({ crossing }) => crossing?.slide ?? null);
  });
}

test("a drawing crosses one edge of most carousels, between slides with room for it", () => {
  const crossed = halves([LIST, POINT, DRAWN, DRAWN]);
  const kinds = new Set(crossed.map((slides) => slides.join()));
  expect(kinds).toEqual(new Set([",,first,second,", ",,,,"]));
});

test("it crosses none where nothing is drawn, or the words need the room", () => {
  const wordy = { ...DRAWN, headline: "A word more ".repeat(20) };
  for (const slides of [
    [POINT, POINT],
    [LIST, DRAWN, LIST],
    [wordy, POINT],
  ]) {
    expect(new Set(halves(slides).flat())).toEqual(new Set([null]));
  }
});
