import { expect, test } from "bun:test";
import fc from "fast-check";
import { changed, historyOf, redone, undone } from "../../../src/dashboard/editor/history.ts";

test("whatever is changed, undoing it all leads back to the beginning, and redoing it all to the end", () => {
  const steps = fc.array(fc.record({ value: fc.integer(), subject: fc.option(fc.string()) }));
  fc.assert(
    fc.property(steps, (all) => {
      let history = historyOf({ value: 0 });
      const first = history.present;
      for (const { value, subject } of all) history = changed(history, { value }, subject);
      const last = history.present;
      for (let times = history.past.length; times > 0; times--) history = undone(history);
      expect(history.present).toBe(first);
      expect(undone(history)).toEqual(history);
      for (let times = history.future.length; times > 0; times--) history = redone(history);
      expect(history.present).toBe(last);
    }),
  );
});

test("changes of one subject are undone together, until something else is changed or undone", () => {
  let history = historyOf("");
  for (const text of ["b", "be", "bee"]) history = changed(history, text, "headline 1");
  history = changed(history, "bee h", "headline 2");
  history = undone(history);
  expect(history.present).toBe("bee");
  history = changed(history, "bees", "headline 1");
  expect(undone(history).present).toBe("bee");
  expect(undone(undone(history)).present).toBe("");
});

test("a change forgets what was undone, and no change is none", () => {
  const history = changed(undone(changed(historyOf("a"), "b")), "c");
  expect(redone(history).present).toBe("c");
  expect(changed(history, "c")).toBe(history);
});
