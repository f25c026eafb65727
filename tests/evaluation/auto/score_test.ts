import { expect, test } from "bun:test";
import { type Judgement, judge, varietyOf } from "./_score.ts";
import { readTexts } from "./_texts.ts";

const MIN_RIGHT = 0.95;
const MIN_ACCEPTED = 0.95;
/** Where a third of the texts are jokes, the looks of a third are those for jokes. */
const MAX_ALIKE = 4;

test.each(["tuned", "held_out"] as const)(
  "texts of the %s set are taken for what they are, and look like it, each other than the last",
  async (set) => {
    const judgements: Judgement[] = [];
    for (const text of await readTexts(set)) judgements.push(await judge(text));
    const right = judgements.filter(({ isRightGenre }) => isRightGenre);
    expect(right.length / judgements.length).toBeGreaterThanOrEqual(MIN_RIGHT);
    const { posts, accepted, mostInWindow, repeatedVariants } = varietyOf(judgements);
    expect(accepted / posts).toBeGreaterThanOrEqual(MIN_ACCEPTED);
    expect(mostInWindow).toBeLessThanOrEqual(MAX_ALIKE);
    expect(repeatedVariants).toBe(0);
  },
);
