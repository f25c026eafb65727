import { expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import fc from "fast-check";
import { readBrandText } from "../../src/brands/read_brand.ts";
import { InvalidRequestError } from "../../src/common/user_error.ts";
import { Brand } from "../../src/posts/brand.ts";

const NOTHING = { name: null, handle: null, colours: null };

test("what is left out, null or blank is cleared", () => {
  expect(readBrandText({})).toEqual(NOTHING);
  expect(readBrandText({ name: null, handle: null, colours: null })).toEqual(NOTHING);
  expect(readBrandText({ name: "  ", handle: "", logo: "x", other: 7 })).toEqual(NOTHING);
});

test("names of any script are kept, without what cannot be shown", () => {
  const names = {
    " Halden\t Coffee\n": "Halden Coffee",
    "A\u0000B\u202eC": "ABC",
    "Cafe\u0301": "Café",
    "한국 관광공사": "한국 관광공사",
    "مقهى هالدن": "مقهى هالدن",
    "👩‍🍳 Cook": "👩‍🍳 Cook",
  };
  for (const [given, name] of Object.entries(names)) {
    expect(readBrandText({ name: given }).name).toBe(name);
  }
});

test("a handle loses its @ and keeps the letters of its script", () => {
  const handles = {
    "@halden.coffee": "halden.coffee",
    " halden_coffee-1 ": "halden_coffee-1",
    "@कॉफ़ी": "कॉफ़ी",
    カフェ: "カフェ",
  };
  for (const [given, handle] of Object.entries(handles)) {
    expect(readBrandText({ handle: given }).handle).toBe(handle.normalize("NFC"));
  }
});

test("colours are written one way", () => {
  const colours = { accent: " #E4572E ", background: "#FFF", ink: "" };
  expect(readBrandText({ colours }).colours).toEqual({
    accent: "#e4572e",
    background: "#ffffff",
    ink: null,
  });
  const accentOnly = { accent: "#abc", background: null, ink: null };
  expect(readBrandText({ colours: { accent: "#abc" } }).colours).toEqual({
    ...accentOnly,
    accent: "#aabbcc",
  });
});

test("what cannot be used is refused by its name, with what is allowed", () => {
  const wrong: [object, string][] = [
    [{ name: 7 }, "Invalid name: must be a string of at most 60 characters"],
    [{ name: "x".repeat(61) }, "Invalid name: must be a string of at most 60 characters"],
    [{ name: "\u200b\u200d" }, "Invalid name: must be a string of at most 60 characters"],
    [{ handle: [] }, "Invalid handle: must be at most 40 letters"],
    [{ handle: "x".repeat(41) }, "Invalid handle: must be at most 40 letters"],
    [{ handle: "halden coffee" }, "Invalid handle: must be at most 40 letters"],
    [{ handle: "a/b" }, "Invalid handle: must be at most 40 letters"],
    [{ handle: "@@a" }, "Invalid handle: must be at most 40 letters"],
    [{ handle: "@" }, "Invalid handle: must be at most 40 letters"],
    [{ handle: "..." }, "Invalid handle: must be at most 40 letters"],
    [{ colours: "#fff" }, "Invalid colours: must be an object"],
    [{ colours: {} }, 'Invalid colours.accent: must be a colour such as "#e4572e"'],
    [{ colours: { accent: "red" } }, "Invalid colours.accent: must be a colour"],
    [{ colours: { accent: "#fff", ink: "#ffff" } }, "Invalid colours.ink: must be a colour"],
    [
      { colours: { accent: "#fafafa", background: "#fff" } },
      "Invalid colours.accent: must differ more from the background",
    ],
    [
      { colours: { accent: "#e4572e", background: "#101010", ink: "#111" } },
      "Invalid colours.ink: must differ more from the background, as #111111 can hardly be seen on #101010",
    ],
  ];
  for (const [values, message] of wrong) {
    const read = () => readBrandText({ ...values });
    expect(read).toThrow(InvalidRequestError);
    expect(read).toThrow(message);
  }
});

test("whatever is sent is refused or fits the brand's schema, and reads the same again", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));
  const hex = fc.stringMatching(/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/);
  const odd = fc.oneof(text, fc.jsonValue({ maxDepth: 1 }));
  const colours = fc.record(
    { accent: fc.oneof(hex, odd), background: fc.oneof(hex, odd), ink: fc.oneof(hex, odd) },
    { requiredKeys: [] },
  );
  const values = fc.record(
    {
      name: fc.oneof(text, odd),
      handle: fc.oneof(text, fc.stringMatching(/^@?[\w.-]{1,45}$/), odd),
      colours: fc.oneof(colours, odd),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(values, (given) => {
      let read: ReturnType<typeof readBrandText>;
      try {
        read = readBrandText(given);
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidRequestError);
        return;
      }
      expect(Value.Check(Brand, { ...read, logo: null })).toBe(true);
      expect(readBrandText({ ...read })).toEqual(read);
      expect(JSON.stringify(read)).not.toMatch(/\\u0000|\\ud[89a-f]/);
    }),
    { numRuns: 500 },
  );
});
