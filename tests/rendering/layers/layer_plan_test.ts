import { expect, test } from "bun:test";
import type { Content } from "../../../src/rendering/layers/layer_markup.ts";
import { createLayerPlanner, type Plate } from "../../../src/rendering/layers/layer_plan.ts";
import type { Motion } from "../../../src/rendering/layers/motion.ts";

const STILL: Motion = {
  ...{ x: 0, y: 0, scale: 1, rotate: 0, opacity: 1 },
  ...{ origin: [0.5, 0.5], clip: null, mask: null },
};

/** The plate of a layer that moves so from frame to frame, in a scene that does. */
function plateOf(motions: readonly Partial<Motion>[], scene: Partial<Motion> = {}): Plate {
  const planner = createLayerPlanner();
  for (const [frame, motion] of motions.entries()) {
    const leaf: Content = { parts: ["leaf"], layers: [] };
    const inner = { index: 1, motion: { ...STILL, ...motion }, place: "leaf", content: leaf };
    const around: Content = { parts: [null, null], layers: [inner] };
    const outer = { index: 0, motion: { ...STILL, ...scene }, place: "scene", content: around };
    planner.add(frame, { parts: [null, null], layers: [outer] });
  }
  planner.endPart();
  const [plate] = planner.settle()?.plates ?? [];
  if (plate === undefined) throw new Error("There is no plate");
  return plate;
}

test("a plate is as large as it is ever shown, but for what is hardly seen", () => {
  expect(plateOf([{}, { scale: 1.4 }]).scale).toBe(1.5);
  expect(plateOf([{}, { scale: 2.4, opacity: 0.2 }]).scale).toBe(1);
  expect(plateOf([{ scale: 2 }], { opacity: 0 }).scale).toBe(0.5);
  expect(plateOf([{}, { scale: 1.08 }]).scale).toBe(1);
});

test("what lies beside the canvas is captured as far as it moves into it", () => {
  expect(plateOf([{}]).reach).toEqual({ shift: 0, spread: 0 });
  expect(plateOf([{ x: 30, y: -40 }, { x: 10 }], { x: 100 }).reach.shift).toBe(150);
  expect(plateOf([{ scale: 0.5 }]).reach.spread).toBe(1);
  expect(plateOf([{ rotate: -60 }]).reach.spread).toBeCloseTo(1);
});

test("what a layer cuts off is not captured, unless it is moved into sight", () => {
  const clip = [0.1, 0, 0, 0.2] as const;
  const still = { shift: 0, spread: 0 };
  expect(plateOf([{ clip }]).within).toEqual({ up: 0, cuts: clip, reach: still });
  expect(plateOf([{ clip }, {}]).within).toBeNull();
  expect(plateOf([{ clip }, { opacity: 0 }]).within).toEqual({ up: 0, cuts: clip, reach: still });
  expect(plateOf([{ mask: clip, x: 7 }]).within?.reach.shift).toBe(7);
  expect(plateOf([{ y: 9 }], { clip, x: 500 }).within).toEqual({
    ...{ up: 1, cuts: clip },
    reach: { shift: 9, spread: 0 },
  });
});
