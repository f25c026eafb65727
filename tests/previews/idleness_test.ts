import { expect, test } from "bun:test";
import { createIdleness } from "../../src/previews/idleness.ts";

const never = new AbortController().signal;

test("idle time begins when the last job is done, and ends with the next", async () => {
  const idleness = createIdleness();
  const gate = Promise.withResolvers<void>();
  const run = idleness.track(() => gate.promise);
  const first = run();
  let isIdle = false;
  const waiting = idleness.wait(20, never).then((signal) => {
    isIdle = true;
    return signal;
  });
  await Bun.sleep(60);
  expect(isIdle).toBe(false);
  gate.resolve();
  await first;
  const idle = await waiting;
  expect(idle.aborted).toBe(false);
  await run();
  expect(idle.aborted).toBe(true);
  expect((await idleness.wait(1, never)).aborted).toBe(false);
});

test("who waits for idle time can be stopped", async () => {
  const stop = new AbortController();
  const waiting = createIdleness().wait(60_000, stop.signal);
  stop.abort(new Error("The worker stops"));
  await expect(waiting).rejects.toThrow("The worker stops");
});
