import { expect, test } from "bun:test";
import { remembering } from "../../../remotion/kit/remember.ts";

test("what is derived from an object is derived once, and apart from that of an equal one", () => {
  const asked: object[] = [];
  const sizeOf = remembering((from: { name?: string }) => {
    asked.push(from);
    return from.name?.length;
  });
  const [one, other, nothing] = [{ name: "one" }, { name: "one" }, {}];
  expect([sizeOf(one), sizeOf(one), sizeOf(other)]).toEqual([3, 3, 3]);
  expect([sizeOf(nothing), sizeOf(nothing)]).toEqual([undefined, undefined]);
  expect(asked).toEqual([one, other, nothing]);
});
