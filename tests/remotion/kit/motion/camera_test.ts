import { expect, test } from "bun:test";
import { backAt, cameraAt } from "../../../../remotion/kit/motion/camera.ts";
import { CUT_FRAMES } from "../../../../remotion/kit/motion/cuts.ts";
import { speechOf } from "../../../../remotion/kit/motion/speech.ts";

const said = speechOf([
  { text: "Nine", startFrame: 0, endFrame: 40 },
  { text: "boats", startFrame: 70, endFrame: 100 },
]);

test("the camera stays in a short scene, and goes on with a word in a longer one", () => {
  const still = { scale: 1, x: 0, y: 0 };
  expect(cameraAt(100, 110, { speech: said, height: 1920 })).toEqual(still);
  expect(cameraAt(70, 200, { speech: said, height: 1920 })).toEqual(still);
  expect(cameraAt(80, 200, { speech: said, height: 1920 }).scale).toBeGreaterThan(1);
  expect(cameraAt(Number.POSITIVE_INFINITY, 200, { speech: said, height: 1920 })).toEqual({});
});

test("the camera never sees beyond the edges of a page", () => {
  for (const height of [1920, 1350, 1080])
    for (let frame = 0; frame < 900; frame++) {
      const { scale = 1, x = 0, y = 0 } = cameraAt(frame, 900, { speech: said, height });
      expect(Math.abs(x)).toBeLessThanOrEqual(((scale - 1) * 1080) / 2 + 1e-9);
      expect(Math.abs(y)).toBeLessThanOrEqual(((scale - 1) * height) / 2 + 1e-9);
    }
});

test("the camera leaves the texts of a low page away from its edges", () => {
  const height = 1080;
  for (let frame = 0; frame < 900; frame++) {
    const { scale = 1, y = 0 } = cameraAt(frame, 900, { speech: said, height });
    expect(Math.abs(y) + ((scale - 1) * height) / 2).toBeLessThan(36);
  }
});

test("the camera is back at the whole page when its scene gives way to the next", () => {
  const near = { scale: 1.05, x: 8, y: -20 };
  expect(backAt(100, 200, near)).toMatchObject(near);
  expect(backAt(180, 200, near).scale).toBeLessThan(1.05);
  const whole = { scale: 1, x: 0, y: 0, rotate: 0 };
  for (let frame = 200 - CUT_FRAMES; frame < 205; frame++)
    expect(backAt(frame, 200, near)).toEqual(whole);
});
