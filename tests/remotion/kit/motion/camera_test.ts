import { expect, test } from "bun:test";
import { cameraAt } from "../../../../remotion/kit/motion/camera.ts";
import { speechOf } from "../../../../remotion/kit/motion/speech.ts";

const said = speechOf([
  { text: "Nine", startFrame: 0, endFrame: 40 },
  { text: "boats", startFrame: 70, endFrame: 100 },
]);

test("the camera stays in a short scene, and goes on with a word in a longer one", () => {
  const still = { scale: 1, x: 0, y: 0 };
  expect(cameraAt(100, 110, said)).toEqual(still);
  expect(cameraAt(70, 200, said)).toEqual(still);
  expect(cameraAt(80, 200, said).scale).toBeGreaterThan(1);
  expect(cameraAt(Number.POSITIVE_INFINITY, 200, said)).toEqual({});
});

test("the camera never sees beyond the edges of a page", () => {
  for (let frame = 0; frame < 900; frame++) {
    const { scale = 1, x = 0, y = 0 } = cameraAt(frame, 900, said);
    expect(Math.abs(x)).toBeLessThanOrEqual(((scale - 1) * 1080) / 2 + 1e-9);
    expect(Math.abs(y)).toBeLessThanOrEqual(((scale - 1) * 1920) / 2 + 1e-9);
  }
});
