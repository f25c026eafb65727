import { expect, test } from "bun:test";
import { mendConjuncts } from "../../../../src/documents/pdf/letters/conjuncts.ts";
import type { DrawnItem } from "../../../../src/documents/pdf/upright.ts";

const item = (str: string, x: number, width: number): DrawnItem => ({
  ...{ str, x, width, y: 700, height: 10, fontSize: 10, font: "F1", dir: "ltr", angle: 0 },
  ...{ isMonospaced: false, hasEOL: false, isVertical: false },
});
const read = (items: readonly DrawnItem[]) =>
  mendConjuncts(items)
    .map(({ str }) => str)
    .join("");

test("a blank where half a letter is drawn belongs to the letter", () => {
  expect(read([item("निःशुल्", 0, 30), item(" ", 30, 6), item("क", 36, 7)])).toBe("निःशुल्क");
  expect(read([item("मरम् मत", 0, 40)])).toBe("मरम्मत");
});

test("a blank behind a conjunct counts only if there is room for both", () => {
  expect(read([item("क्र", 0, 0), item(" ", 0, 8), item("म", 7, 7)])).toBe("क्रम");
  expect(read([item("चित्र", 0, 14), item(" ", 14, 3), item("है", 17, 7)])).toBe("चित्र है");
});

test("what stands behind a gap has its place there, with half a letter that was drawn before it", () => {
  const [first, second] = mendConjuncts([
    item("कामस्", 0, 20),
    item("था", 20, 300),
    item("न", 260, 7),
  ]);
  expect(first?.str).toBe("काम");
  expect(second).toMatchObject({ str: "स्था" });
  expect(second?.x).toBeGreaterThan(200);
});
