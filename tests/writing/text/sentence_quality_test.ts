import { expect, test } from "bun:test";
import { qualityOf } from "../../../src/writing/text/sentence_quality.ts";

test("a formula, or words set apart letter by letter, read as no sentence", () => {
  for (const [text, language] of [
    ["o p e n G a t e = L o c k ( WaterLevel ).", "en"],
    ["Let f x y z a b and c be as below.", "en"],
  ] as const)
    expect(qualityOf(text, language)).toBe(0);
  for (const [text, language] of [
    ["Plan A and plan B lead to a lock, and I take a boat.", "en"],
    ["И я в лодке, и у нас с ней о чём поговорить.", "ru"],
    ["A y B llegan a la presa a la una.", "es"],
  ] as const)
    expect(qualityOf(text, language)).toBeGreaterThan(0.4);
});

test("a sentence in brackets is said in passing", () => {
  expect(qualityOf("(Ask at the lock for the key of the mill.)", "en")).toBe(0);
  expect(qualityOf("(Lock Agency).", "en")).toBe(0);
  expect(qualityOf("Ask at the lock (or the pier) for the key of the mill.", "en")).toBe(1);
});
