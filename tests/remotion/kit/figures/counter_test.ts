import { expect, test } from "bun:test";
import fc from "fast-check";
import { countedTo } from "../../../../remotion/kit/figures/counter.tsx";

test("countedTo() counts the first number up, written as it is", () => {
  expect(countedTo("$1,200 of 3", 0.5)).toBe("$600 of 3");
  expect(countedTo("1.234.567,89 Euro", 0.5)).toBe("617.283,94 Euro");
  expect(countedTo("4.2 °C", 0.1)).toBe("0.4 °C");
  expect(countedTo("no number", 0.1)).toBe("no number");
});

test("countedTo() never needs more characters than the value, and ends with it", () => {
  const value = fc.stringMatching(/^[$€]?\d[\d.,]{0,16} ?(%|km)?$/);
  fc.assert(
    fc.property(value, fc.double({ min: 0, max: 1, noNaN: true }), (text, share) => {
      expect(countedTo(text, share).length).toBeLessThanOrEqual(text.length);
      expect(countedTo(text, 1)).toBe(text);
    }),
  );
});
