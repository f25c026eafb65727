import { expect, test } from "bun:test";
import { emblemOf } from "../../../../remotion/kit/drawing/emblem.tsx";
import type { Slide } from "../../../../src/posts/slide.ts";

function point(
  headline: string,
  emphasis: string | null = null,
  number: number | null = null,
): Slide {
  return { kind: "point", number, headline, emphasis, text: "" };
}

test("a question is known by its mark, in the form of its script", () => {
  expect(emblemOf(point("Who pays for the 12 ferries?"))).toBe("?");
  expect(emblemOf(point("من يدفع؟"))).toBe("؟");
  expect(emblemOf(point("だれが払うのか？」"))).toBe("？");
});

test("a number that stands alone goes before letters, with its per cent", () => {
  expect(emblemOf(point("The bridge of 1958 is closed"))).toBe("1958");
  expect(emblemOf(point("Only 41 % came back"))).toBe("41%");
  expect(emblemOf(point("٣٠ شجرة في الشارع"))).toBe("٣٠");
});

test("numbers that are part of something else are none", () => {
  expect(emblemOf(point("Version 2.5 opens at 10:30 on the B27"))).toBe("V");
  expect(emblemOf(point("Harbour dues of 1,250,000 euros"))).toBe("H");
});

test("else it is the letter of the emphasised phrase, or of the first long word", () => {
  expect(emblemOf(point("The old ferry carries commuters", "commuters"))).toBe("C");
  expect(emblemOf(point("Die alte Fähre fährt wieder"))).toBe("F");
  expect(emblemOf(point("行動規範は大切です"))).toBe("行");
  expect(emblemOf(point("कितनी छाया", "छाया"))).toBe("छा");
});

test("a point that shows its own number, and words without letters, have none", () => {
  expect(emblemOf(point("The old ferry", null, 3))).toBe("");
  expect(emblemOf(point("…"))).toBe("");
});
