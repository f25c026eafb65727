import { expect, test } from "bun:test";
import { splitStatement } from "../../../src/writing/text/clauses.ts";

test("splitStatement() parts two statements, and none that says what stands before it", () => {
  const split = (sentence: string) => splitStatement(sentence, "en", 80);
  expect(
    split("The pier closed in the autumn of that year — it had cost the town a million."),
  ).toEqual({
    headline: "The pier closed in the autumn of that year",
    text: "It had cost the town a million.",
  });
  expect(split("The pier closed in the autumn of 1996 — a year it had cost a million.")).toBeNull();
  expect(
    split("The pier closed in the autumn of 1996 — the first to do so on this coast."),
  ).toBeNull();
});
