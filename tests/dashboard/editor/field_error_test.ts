import { expect, test } from "bun:test";
import { ApiError } from "../../../src/dashboard/api.ts";
import { fieldErrorOf } from "../../../src/dashboard/editor/field_error.ts";
import { loadTranslator } from "../../../src/languages/load_translator.ts";

const { say } = await loadTranslator({ language: "en", locale: "en" });

test("a refusal that names a field is shown at it, and any other is not", () => {
  const refusal = new ApiError(
    400,
    "invalid",
    "Invalid slides.s2.items.0: must be a string of at most 9 characters, or null",
  );
  expect(fieldErrorOf(refusal, say)).toEqual({
    field: "slides.s2.items.0",
    problem: "Must be a text of at most 9 characters",
  });
  expect(
    fieldErrorOf(new ApiError(429, "limited", "Rate limit exceeded: 60 edits"), say),
  ).toBeNull();
  expect(fieldErrorOf(new ApiError(400, "invalid", "Malformed JSON"), say)).toBeNull();
  expect(fieldErrorOf(null, say)).toBeNull();
});

test("shares, which nobody types, are told of as percentages, in the language of the pages", async () => {
  const refusal = new ApiError(
    400,
    "invalid",
    "Invalid slides.s2.data.parts: shares must add up to 1",
  );
  const field = "slides.s2.data.parts";
  expect(fieldErrorOf(refusal, say)).toEqual({
    field,
    problem: "The percentages must add up to 100.",
  });
  const german = await loadTranslator({ language: "de", locale: "de" });
  expect(fieldErrorOf(refusal, german.say)?.problem).toContain("100 ergeben");
});
