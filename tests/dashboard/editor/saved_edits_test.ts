import { beforeEach, expect, test } from "bun:test";
import {
  forgetAllEdits,
  forgetEdits,
  savedEdits,
  saveEdits,
} from "../../../src/dashboard/editor/saved_edits.ts";
import { DRAFT } from "./_draft.ts";

/** As much of a browser's storage as is needed, with room for so many characters. */
function storageOf(room: number): Storage {
  const items: Record<string, string> = {};
  const define = (name: string, value: unknown) =>
    Object.defineProperty(items, name, { value, enumerable: false });
  define("getItem", (key: string) => items[key] ?? null);
  define("removeItem", (key: string) => delete items[key]);
  define("setItem", (key: string, text: string) => {
    const others = Object.entries(items).filter(([name]) => name !== key);
    const used = others.reduce((sum, [, value]) => sum + value.length, text.length);
    if (used > room) throw new DOMException("Full", "QuotaExceededError");
    items[key] = text;
  });
  return items as unknown as Storage;
}

beforeEach(() => {
  globalThis.localStorage = storageOf(60_000);
});

test("edits are kept until they are forgotten, with what was before", () => {
  saveEdits("job_1", { draft: { ...DRAFT, caption: "New" }, past: [DRAFT] });
  expect(savedEdits("job_1")).toEqual({ draft: { ...DRAFT, caption: "New" }, past: [DRAFT] });
  expect(savedEdits("job_2")).toBeNull();
  forgetEdits("job_1");
  expect(savedEdits("job_1")).toBeNull();
  saveEdits("job_3", { draft: DRAFT, past: [] });
  localStorage.setItem("theme", "dark");
  forgetAllEdits();
  expect(savedEdits("job_3")).toBeNull();
  expect(localStorage.getItem("theme")).toBe("dark");
});

test("what was drawn makes room for what was not, and what is too long is shortened", () => {
  const past = Array.from({ length: 60 }, () => DRAFT);
  saveEdits("job_1", { draft: null, past });
  saveEdits("job_2", { draft: DRAFT, past });
  expect(savedEdits("job_2")?.draft).toEqual(DRAFT);
  expect(savedEdits("job_1")).toBeNull();
  globalThis.localStorage = storageOf(450_000);
  saveEdits("job_3", { draft: DRAFT, past: Array.from({ length: 5_000 }, () => DRAFT) });
  expect(savedEdits("job_3")?.past.length).toBeGreaterThan(50);
});

test("what cannot be read is as if it was not there", () => {
  localStorage.setItem("postloom:edits:job_1", "{");
  expect(savedEdits("job_1")).toBeNull();
  localStorage.setItem(
    "postloom:edits:job_1",
    JSON.stringify({ draft: { order: ["s9"] }, past: [] }),
  );
  expect(savedEdits("job_1")).toBeNull();
});
