import { expect, test } from "bun:test";
import { ApiError } from "../../../src/dashboard/api.ts";
import { fieldErrorOf } from "../../../src/dashboard/editor/field_error.ts";

test("a refusal that names a field is shown at it, and any other is not", () => {
  const refusal = new ApiError(
    400,
    "invalid",
    "Invalid slides.s2.items.0: must be a string of at most 9 characters, or null",
  );
  expect(fieldErrorOf(refusal)).toEqual({
    field: "slides.s2.items.0",
    problem: "Must be a text of at most 9 characters",
  });
  expect(fieldErrorOf(new ApiError(429, "limited", "Rate limit exceeded: 60 edits"))).toBeNull();
  expect(fieldErrorOf(new ApiError(400, "invalid", "Malformed JSON"))).toBeNull();
  expect(fieldErrorOf(null)).toBeNull();
});
