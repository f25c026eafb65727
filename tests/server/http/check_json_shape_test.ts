import { expect, test } from "bun:test";
import fc from "fast-check";
import { InvalidRequestError } from "../../../src/common/user_error.ts";
import { checkJsonShape } from "../../../src/server/http/check_json_shape.ts";

const check = (json: string) => checkJsonShape(new TextEncoder().encode(json));
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

test("JSON of 32 levels passes, and of 33 does not, wherever they are", () => {
  check(nested(32));
  check(`[${nested(31)},${nested(31)}]`);
  for (const json of [nested(33), `{"a":${nested(32)}}`, '{"a":'.repeat(33), "[".repeat(1e6)]) {
    expect(() => check(json)).toThrow(InvalidRequestError);
  }
});

test("JSON of far too many values is refused", () => {
  check(JSON.stringify(Array.from({ length: 9_000 }, () => 0)));
  for (const value of [0, [], {}, ""]) {
    const json = JSON.stringify(Array.from({ length: 10_001 }, () => value));
    expect(() => check(json)).toThrow(InvalidRequestError);
  }
});

test("what is in strings does not count", () => {
  const odd = fc.string({ unit: fc.constantFrom("[", "{", ",", '"', "\\", "]", "é", "😀") });
  fc.assert(fc.property(odd, (text) => check(JSON.stringify({ [text]: text.repeat(100) }))));
  check(JSON.stringify({ text: '["\\'.repeat(100_000) }));
});
