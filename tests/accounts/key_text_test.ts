import { expect, test } from "bun:test";
import fc from "fast-check";
import { isKeyText, newKeyText, visibleParts } from "../../src/accounts/key_text.ts";

test("a new key has a prefix, 43 random digits and 6 of a checksum", () => {
  const key = newKeyText();
  expect(key).toMatch(/^postloom_[0-9A-Za-z]{49}$/);
  expect(isKeyText(key)).toBe(true);
  expect(visibleParts(key)).toEqual({ prefix: key.slice(0, 13), lastFour: key.slice(-4) });
  expect(new Set(Array.from({ length: 1000 }, newKeyText)).size).toBe(1000);
});

test("a key with one character changed is told from a real one", () => {
  const alphanumeric = fc.constantFrom(..."0123456789ABCDEFabcdefXYZxyz");
  fc.assert(
    fc.property(fc.nat(48), alphanumeric, (offset, character) => {
      const key = newKeyText();
      const index = "postloom_".length + offset;
      const changed = key.slice(0, index) + character + key.slice(index + 1);
      return isKeyText(changed) === (changed === key);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => !isKeyText(text)));
});
