import { expect, test } from "bun:test";
import { namedSubject } from "../../../src/writing/subjects/named_subject.ts";

test("an English noun names a drawing, in any number", () => {
  expect(namedSubject("volcano", "neutral")?.drawing).toBe("volcano");
  expect(namedSubject("Bees", "neutral")?.drawing).toBe("honeybee");
  expect(namedSubject("ballot", "grave")?.drawing).toBe("ballot-box-with-ballot");
});

test("what is unknown, more than a name or unfit for the tone names none", () => {
  expect(namedSubject(null, "neutral")).toBeNull();
  expect(namedSubject("", "neutral")).toBeNull();
  expect(namedSubject("justice of the heart", "neutral")).toBeNull();
  expect(namedSubject("volcano in a teacup", "neutral")).toBeNull();
  expect(namedSubject("pizza", "grave")).toBeNull();
});
