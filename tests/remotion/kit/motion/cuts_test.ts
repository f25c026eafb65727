import { expect, test } from "bun:test";
import { cutAt, type SceneCut } from "../../../../remotion/kit/motion/cuts.ts";
import { together } from "../../../../remotion/kit/motion/drift.tsx";

const CUTS: readonly SceneCut[] = [
  "push",
  "lift",
  "whip",
  "uncover",
  "cover",
  "zoom",
  "wipe",
  "slam",
  "blink",
];

test("after every cut, the next scene is where it is at rest", () => {
  for (const cut of CUTS) {
    for (const direction of ["ltr", "rtl"] as const) {
      const { next } = cutAt(cut, 1, { width: 1080, height: 1920, direction });
      const { clip: _, mask = {}, ...rest } = together(next);
      for (const [name, value] of Object.entries({ ...rest, ...mask })) {
        expect({ cut, name, value: Math.abs(value) }).toEqual({
          cut,
          name,
          value: name === "scale" || name === "opacity" ? 1 : expect.closeTo(0, 6),
        });
      }
    }
  }
});

test("a push mirrors where lines run from the right", () => {
  const page = { width: 1000, height: 2000 };
  const { last, next } = cutAt("push", 0.5, { ...page, direction: "ltr" });
  expect([last.x, next.x]).toEqual([-500, 500]);
  const mirrored = cutAt("push", 0.5, { ...page, direction: "rtl" });
  expect([mirrored.last.x, mirrored.next.x]).toEqual([500, -500]);
});
