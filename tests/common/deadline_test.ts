import { afterEach, beforeEach, describe, expect, jest, test } from "bun:test";
import { getEventListeners } from "node:events";
import {
  abortable,
  DeadlineError,
  MAX_TIMER_MS,
  sleep,
  withDeadline,
} from "../../src/common/deadline.ts";

const HOUR_MS = 3_600_000;
const reason = new Error("Nobody waits any more");
const failure = new Error("It went wrong");

// An hour goes by at once, and what is left of timers can be counted.
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

function listenersOf(signal: AbortSignal): number {
  return getEventListeners(signal, "abort").length;
}

describe("abortable()", () => {
  test("gives what the promise gives, and leaves no listener", async () => {
    const { signal } = new AbortController();
    expect(await abortable(Promise.resolve(7), signal)).toBe(7);
    await expect(abortable(Promise.reject(failure), signal)).rejects.toBe(failure);
    expect(listenersOf(signal)).toBe(0);
  });

  test("throws the signal's reason as soon as it aborts, and leaves no listener", async () => {
    const controller = new AbortController();
    const waiting = abortable(new Promise(() => {}), controller.signal);
    expect(listenersOf(controller.signal)).toBe(1);
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    expect(listenersOf(controller.signal)).toBe(0);
  });

  test("throws the reason of a signal that has aborted before, whatever the promise gives", async () => {
    const signal = AbortSignal.abort(reason);
    await expect(abortable(Promise.resolve(7), signal)).rejects.toBe(reason);
    await expect(abortable(Promise.reject(failure), signal)).rejects.toBe(reason);
  });

  test("keeps what comes first, whatever comes after", async () => {
    const controller = new AbortController();
    const { promise, resolve } = Promise.withResolvers<number>();
    const waiting = abortable(promise, controller.signal);
    resolve(7);
    controller.abort(reason);
    expect(await waiting).toBe(7);
  });

  test("takes a late rejection for handled", async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    await expect(abortable(promise, AbortSignal.abort(reason))).rejects.toBe(reason);
    // Bun fails a test that leaves a rejection unhandled.
    reject(failure);
  });
});

describe("withDeadline()", () => {
  test("gives what the promise gives, and leaves no timer", async () => {
    expect(await withDeadline(Promise.resolve(7), HOUR_MS)).toBe(7);
    await expect(withDeadline(Promise.reject(failure), HOUR_MS)).rejects.toBe(failure);
  });

  test("throws DeadlineError when the time is over", async () => {
    const waiting = withDeadline(new Promise(() => {}), HOUR_MS);
    jest.advanceTimersByTime(HOUR_MS);
    const error = await waiting.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DeadlineError);
    expect(error).toMatchObject({ message: "Cannot wait any longer as 3600000 ms are over" });
  });

  test("takes a late rejection for handled", async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    const waiting = withDeadline(promise, HOUR_MS);
    jest.advanceTimersByTime(HOUR_MS);
    await expect(waiting).rejects.toBeInstanceOf(DeadlineError);
    reject(failure);
  });
});

describe("sleep()", () => {
  test("ends when the time is over, and leaves no listener", async () => {
    const { signal } = new AbortController();
    const sleeping = sleep(HOUR_MS, signal);
    jest.advanceTimersByTime(HOUR_MS);
    await sleeping;
    expect(listenersOf(signal)).toBe(0);
  });

  test("ends at once with the reason when it is aborted before or meanwhile", async () => {
    await expect(sleep(HOUR_MS, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const sleeping = sleep(HOUR_MS, controller.signal);
    controller.abort(reason);
    await expect(sleeping).rejects.toBe(reason);
    expect(listenersOf(controller.signal)).toBe(0);
  });

  test("waits as long as a timer can for what is longer", async () => {
    let isOver = false;
    const sleeping = sleep(Number.POSITIVE_INFINITY, new AbortController().signal).then(() => {
      isOver = true;
    });
    jest.advanceTimersByTime(MAX_TIMER_MS - 1);
    await Promise.resolve();
    expect(isOver).toBe(false);
    jest.advanceTimersByTime(1);
    await sleeping;
  });
});
