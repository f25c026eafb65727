import { expect, test } from "bun:test";
import { rankSentences } from "./_lexrank.ts";

const CENTRAL = ["wheel", "mill", "river"];
const SENTENCES = [["apple", "pie"], ["wheel", "mill"], CENTRAL, ["river", "mill"], ["moon"]];

test("the sentence that shares most with others ranks first", () => {
  expect(rankSentences(SENTENCES, { favoursEarly: false })[0]).toBe(2);
});

test("an early sentence gains by being early", () => {
  const plain = rankSentences(SENTENCES, { favoursEarly: false });
  const early = rankSentences(SENTENCES, { favoursEarly: true });
  expect(early.indexOf(0)).toBeLessThan(plain.indexOf(0));
  expect(early.at(-1)).toBe(4);
});

test("what repeats a better sentence is left out", () => {
  expect(rankSentences([CENTRAL, CENTRAL, ["moon"]], { favoursEarly: false })).toEqual([0, 2]);
});

test("no sentences and sentences without content words have an order, too", () => {
  expect(rankSentences([], { favoursEarly: true })).toEqual([]);
  expect(rankSentences([[], []], { favoursEarly: true })).toEqual([0, 1]);
});
