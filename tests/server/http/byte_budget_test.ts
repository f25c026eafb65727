import { expect, test } from "bun:test";
import { UnavailableError } from "../../../src/common/unavailable_error.ts";
import { createByteBudget } from "../../../src/server/http/byte_budget.ts";

test("an owner waits for its own bytes, and others need not wait for it", async () => {
  const budget = createByteBudget({ total: 10, share: 4, patienceMs: 60_000 });
  const first = await budget.take("one", 4);
  let isTaken = false;
  const second = budget.take("one", 1).then((taken) => {
    isTaken = true;
    return taken;
  });
  await budget.take("two", 4);
  expect(isTaken).toBe(false);
  first[Symbol.dispose]();
  first[Symbol.dispose]();
  (await second)[Symbol.dispose]();
  await budget.take("three", 4);
});

test("who finds no room in time is told that the service is full", async () => {
  const budget = createByteBudget({ total: 10, share: 10, patienceMs: 1 });
  using _ = await budget.take("one", 8);
  await expect(budget.take("two", 4)).rejects.toThrow(UnavailableError);
  await budget.take("two", 2);
});
