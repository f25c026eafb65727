import { expect, test } from "bun:test";
import { allOrNone } from "../../src/common/all_or_none.ts";

const { signal } = new AbortController();

test("allOrNone() ends the other works when one fails, and waits for their end", async () => {
  const ended: string[] = [];
  const waiting = allOrNone(signal, (signal) => [
    Promise.reject(new Error("broken")),
    new Promise<void>((resolve) => {
      signal.addEventListener("abort", () =>
        setTimeout(() => {
          ended.push(signal.reason.message);
          resolve();
        }, 5),
      );
    }),
  ]);
  await expect(waiting).rejects.toThrow("broken");
  expect(ended).toEqual(["broken"]);
});

test("allOrNone() throws the reason of who aborts it", async () => {
  const controller = new AbortController();
  const waiting = allOrNone(controller.signal, (signal) => [
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("torn")))),
  ]);
  controller.abort(new Error("stopped"));
  await expect(waiting).rejects.toThrow("stopped");
});
