import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Json } from "../../src/common/json.ts";
import { canonicalJson, findNonJson, hashJson } from "../../src/pipeline/json.ts";

const anyJson = fc.jsonValue({ maxDepth: 4 }).map((value) => value as Json);

/** The same value with the keys of its objects the other way round. */
function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, reversed(part)] as const);
  return Object.fromEntries(entries.reverse());
}

describe("findNonJson()", () => {
  test("accepts exactly what comes back from JSON as it went in", () => {
    fc.assert(
      fc.property(fc.anything({ withDate: true, withMap: true, withTypedArray: true }), (value) => {
        fc.pre(!Object.is(value, -0));
        if (findNonJson(value) !== undefined) return;
        expect(JSON.parse(JSON.stringify(value))).toEqual(value);
      }),
    );
    fc.assert(fc.property(anyJson, (value) => findNonJson(value) === undefined));
  });

  test.each([
    [{ a: [1, Number.NaN] }, "/a/1", "NaN is not JSON"],
    [{ a: { b: undefined } }, "/a/b", "undefined is not JSON"],
    [Object.assign([1], { 2: 3 }), "/1", "undefined is not JSON"],
    [{ "a/b~": new Date(0) }, "/a~1b~0", "an instance of Date is not JSON"],
    [{ a: () => 1 }, "/a", "function is not JSON"],
    [1n, "", "bigint is not JSON"],
  ])("names what is wrong, and where (%#)", (value, path, message) => {
    expect(findNonJson(value)).toEqual({ path, message });
  });

  test("finds a value that contains itself, and allows one that is there twice", () => {
    const loop: Record<string, unknown> = {};
    loop.self = { loop };
    expect(findNonJson(loop)?.path).toBe("/self/loop");
    const twice = { x: 1 };
    expect(findNonJson([twice, twice])).toBeUndefined();
  });
});

describe("canonicalJson()", () => {
  test("gives the same text for any order of keys, and text that reads as the value", () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe("hashJson()", () => {
  test("is the SHA-256 of the canonical JSON, and tells apart what is not the same", async () => {
    expect(await hashJson({ b: 1, a: [] })).toBe(
      new Bun.CryptoHasher("sha256").update('{"a":[],"b":1}').digest("hex"),
    );
    expect(await hashJson(["1"])).not.toBe(await hashJson([1]));
  });
});
