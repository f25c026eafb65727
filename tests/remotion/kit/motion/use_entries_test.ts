import { expect, test } from "bun:test";
import { speechOf } from "../../../../remotion/kit/motion/speech.ts";
import { withSaid } from "../../../../remotion/kit/motion/use_entries.ts";

const WORDS = ["Plant", "lavender", "and", "thyme", "Put", "out", "water"];
const speech = speechOf(
  WORDS.map((text, i) => ({ text, startFrame: 10 * i, endFrame: 10 * i + 9 })),
);

test("an entry that is not said comes with the one before it, or with the first", () => {
  const entries = ["Mow less", "Plant lavender", "Leave a corner wild", "Put out water"].map(
    (text) => ({ number: null, text }),
  );
  expect(withSaid(entries, speech).map(({ says }) => says)).toEqual([
    "Plant lavender",
    "Plant lavender",
    "Plant lavender",
    "Put out water",
  ]);
});

test("an entry comes as a whole if the one below it is not said and comes with it", () => {
  const entries = ["Plant lavender", "Leave a corner wild", "Put out water"].map((text) => ({
    number: null,
    text,
  }));
  expect(withSaid(entries, speech).map(({ whole }) => whole)).toEqual([true, false, false]);
});

test("words of an entry that were said before those above it do not make it come", () => {
  const words = ["Painting", "a", "fence", "Brush", "it", "off", "Stir", "well"];
  const headed = speechOf(
    words.map((text, i) => ({ text, startFrame: 10 * i, endFrame: 10 * i + 9 })),
  );
  const entries = ["Brush it off", "Stir well", "Mind the fence"].map((text) => ({
    number: null,
    text,
  }));
  expect(withSaid(entries, headed).map(({ says }) => says)).toEqual([
    "Brush it off",
    "Stir well",
    "Stir well",
  ]);
});
