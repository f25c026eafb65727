import { expect, test } from "bun:test";
import { type Judgement, judge, scoreOf } from "./_score.ts";
import { readTexts } from "./_texts.ts";

/** Nothing is better than something wrong. */
const MIN_PRECISION = 0.95;
const MIN_RECALL = 0.8;

test.each(["tuned", "held_out"] as const)(
  "what posts draw of the %s texts is right",
  async (set) => {
    const judgements: Judgement[] = [];
    for (const text of await readTexts(set)) judgements.push(await judge(text));
    const { drawn, right, expected, found, fallen } = scoreOf(judgements);
    expect(right / drawn).toBeGreaterThanOrEqual(MIN_PRECISION);
    expect(found / expected).toBeGreaterThanOrEqual(MIN_RECALL);
    expect(fallen).toBe(0);
  },
);
