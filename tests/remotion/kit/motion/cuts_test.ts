import { expect, test } from "bun:test";
import { CUT_FRAMES, cutAt, type SceneCut } from "../../../../remotion/kit/motion/cuts.ts";
import { together } from "../../../../remotion/kit/motion/drift.tsx";
import type { LayerMotion } from "../../../../remotion/kit/page/layer.tsx";

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

test("at no moment of a cut is there a part of the page that neither scene covers", () => {
  const [width, height] = [1080, 1920];
  /** Whether a scene that moves so covers a point. */
  function covers(motion: LayerMotion, [x, y]: readonly [number, number]): boolean {
    const { x: right = 0, y: down = 0, scale = 1, rotate = 0, mask = {} } = motion;
    const turn = (-rotate * Math.PI) / 180;
    const [dx, dy] = [x - width / 2 - right, y - height / 2 - down];
    const at = {
      x: (dx * Math.cos(turn) - dy * Math.sin(turn)) / scale / width + 0.5,
      y: (dx * Math.sin(turn) + dy * Math.cos(turn)) / scale / height + 0.5,
    };
    const isOn = at.x >= 0 && at.x <= 1 && at.y >= 0 && at.y <= 1;
    const isCut = x < (mask.left ?? 0) * width || x > (1 - (mask.right ?? 0)) * width;
    return isOn && !isCut;
  }
  const points = [1, 135, 270, 540, 810, 945, 1079].flatMap((x) =>
    [1, 240, 480, 960, 1440, 1919].map((y) => [x, y] as const),
  );
  for (const cut of CUTS) {
    for (const direction of ["ltr", "rtl"] as const) {
      for (let frame = 1; frame <= CUT_FRAMES; frame++) {
        const { last, next } = cutAt(cut, frame / CUT_FRAMES, { width, height, direction });
        const bare = points.filter((point) => !covers(last, point) && !covers(next, point));
        expect({ cut, direction, frame, bare }).toEqual({ cut, direction, frame, bare: [] });
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
