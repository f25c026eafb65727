import { afterEach, beforeEach, describe, expect, jest, test } from "bun:test";
import { type FallbackOptions, withFallback } from "../../src/common/with_fallback.ts";
import { silentLog } from "../../src/testing/silent_log.ts";

const MINUTE_MS = 60_000;
const failure = new Error("Out of order");
const { signal } = new AbortController();

interface Driver {
  name: string;
  work(): Promise<string>;
}

const broken: Driver = { name: "broken", work: () => Promise.reject(failure) };
const spare: Driver = { name: "spare", work: async () => "by the spare one" };

function open(driver: Driver, options: Partial<FallbackOptions> = {}) {
  const warnings: unknown[][] = [];
  const log = { ...silentLog, warn: (...line: unknown[]) => warnings.push(line) };
  let asked = 0;
  const counted: Driver = {
    ...driver,
    work() {
      asked++;
      return driver.work();
    },
  };
  const withEither = withFallback(counted, spare, { log, ...options });
  return {
    warnings,
    asked: () => asked,
    work: (until = signal) => withEither((one) => one.work(), until),
  };
}

// A minute's rest is over at once.
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe("withFallback()", () => {
  test("leaves the work to the driver that succeeds", async () => {
    const { work, warnings } = open({ name: "whole", work: async () => "by the first one" });
    expect(await work()).toBe("by the first one");
    expect(warnings).toEqual([]);
  });

  test("has the fallback do what the driver failed to do, and says so in one line", async () => {
    const { work, warnings } = open(broken);
    expect(await work()).toBe("by the spare one");
    expect(warnings).toEqual([
      ['"broken" failed, so "spare" takes over', { error: "Error: Out of order" }],
    ]);
  });

  test("asks a driver that failed again unless it is given a rest", async () => {
    const { work, asked } = open(broken);
    await work();
    await work();
    expect(asked()).toBe(2);
  });

  test("asks a driver that failed again after its rest, and not before", async () => {
    const { work, asked, warnings } = open(broken, { cooldownMs: MINUTE_MS });
    await work();
    jest.advanceTimersByTime(MINUTE_MS - 1);
    expect(await work()).toBe("by the spare one");
    expect(asked()).toBe(1);
    expect(warnings).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(await work()).toBe("by the spare one");
    expect(asked()).toBe(2);
    expect(warnings).toHaveLength(2);
  });

  test("throws the reason of an abort before and during the work, and gives no rest for it", async () => {
    const reason = new Error("The job was cancelled");
    const controller = new AbortController();
    const { work, asked, warnings } = open(
      {
        name: "aborted",
        async work() {
          controller.abort(reason);
          throw failure;
        },
      },
      { cooldownMs: MINUTE_MS },
    );
    await expect(work(controller.signal)).rejects.toBe(reason);
    await expect(work(controller.signal)).rejects.toBe(reason);
    expect(asked()).toBe(1);
    expect(warnings).toEqual([]);
    await work();
    expect(asked()).toBe(2);
  });

  test("throws an error that the fallback could not help either", async () => {
    const { work, warnings } = open(broken, { isFinal: (error) => error === failure });
    await expect(work()).rejects.toBe(failure);
    expect(warnings).toEqual([]);
  });

  test("throws what the fallback throws", async () => {
    const both = withFallback(broken, broken, { log: silentLog });
    await expect(both((one) => one.work(), signal)).rejects.toBe(failure);
  });
});
