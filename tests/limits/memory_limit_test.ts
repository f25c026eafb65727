import { expect, test } from "bun:test";
import { RateLimitedError } from "../../src/limits/limit_errors.ts";
import { createMemoryLimit } from "../../src/limits/memory_limit.ts";

const options = { name: "tries", perMinute: 2, message: "Too many" };

test("a key is refused once it was counted as often as it may be, and others are not", () => {
  const limit = createMemoryLimit(options);
  for (const key of ["one", "one", "two"]) {
    limit.check(key);
    limit.count(key);
  }
  expect(() => limit.check("one")).toThrow(RateLimitedError);
  limit.check("two");
});

test("ever new keys fill no memory: the oldest are forgotten", () => {
  const limit = createMemoryLimit({ ...options, maxKeys: 3 });
  for (const key of ["old", "old", "a", "b"]) limit.count(key);
  expect(() => limit.check("old")).toThrow(RateLimitedError);
  limit.count("c");
  limit.check("old");
});

test("zero is no limit", () => {
  const limit = createMemoryLimit({ ...options, perMinute: 0 });
  limit.count("one");
  limit.check("one");
});
