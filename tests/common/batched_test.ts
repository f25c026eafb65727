import { expect, test } from "bun:test";
import { batched } from "../../src/common/batched.ts";

test("what comes while a batch is under way is the next batch", async () => {
  const batches: number[][] = [];
  const gates: (() => void)[] = [];
  const add = batched((items: number[]) => {
    batches.push(items);
    return new Promise<void>((resolve) => gates.push(resolve));
  });
  const first = Promise.all([add(1), add(2)]);
  await Bun.sleep(0);
  const second = Promise.all([add(3), add(4), add(5)]);
  await Bun.sleep(0);
  expect(batches).toEqual([[1, 2]]);
  gates[0]?.();
  await first;
  await Bun.sleep(0);
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  gates[1]?.();
  await second;
});

test("a batch that fails fails for all who are in it, and for nobody else", async () => {
  const add = batched(async (items: string[]) => {
    if (items.includes("bad")) throw new Error("No");
  });
  const results = await Promise.allSettled([add("good"), add("bad")]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await add("good");
});
