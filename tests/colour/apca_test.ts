import { expect, test } from "bun:test";
import { perceivedContrast } from "../../src/colour/apca.ts";

test("contrast is what the authors of the formula give for their own examples", () => {
  expect(perceivedContrast("#888888", "#ffffff")).toBeCloseTo(63.06, 1);
  expect(perceivedContrast("#ffffff", "#888888")).toBeCloseTo(68.54, 1);
  expect(perceivedContrast("#000000", "#aaaaaa")).toBeCloseTo(58.15, 1);
  expect(perceivedContrast("#aaaaaa", "#000000")).toBeCloseTo(56.24, 1);
  expect(perceivedContrast("#777777", "#777777")).toBe(0);
});
