import { expect, test } from "bun:test";
import { createBacklog } from "../../src/rendering/backlog.ts";

test("who takes from a backlog gets a share of what is there, and waits for more until it ends", async () => {
  const backlog = createBacklog<number>();
  backlog.add([1, 2, 3, 4, 5]);
  expect(await backlog.take(2, 10)).toEqual([1, 2, 3]);
  expect(await backlog.take(1, 1)).toEqual([4]);
  expect(await backlog.take(1, 10)).toEqual([5]);
  const takers = [backlog.take(2, 10), backlog.take(2, 10)];
  backlog.add([6]);
  expect(await Promise.race(takers)).toEqual([6]);
  backlog.end();
  expect(await Promise.all(takers)).toContainEqual([]);
});

test("who waits for a backlog that fails is told, and so is whoever comes later", async () => {
  const backlog = createBacklog<number>();
  const waiting = backlog.take(1, 10);
  backlog.fail(new RangeError("too much"));
  await expect(waiting).rejects.toThrow("too much");
  backlog.add([]);
  await expect(backlog.take(1, 10)).rejects.toThrow("too much");
});
