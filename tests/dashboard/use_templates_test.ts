import { expect, test } from "bun:test";
import { missingIn, shownTile } from "../../src/dashboard/use_templates.ts";
import type { FormatFact } from "../../src/server/dashboard/facts.ts";
import type { TemplateData } from "../../src/server/templates/schemas.ts";

const formats = [
  { name: "poster", medium: "picture" },
  { name: "sequence", medium: "slides" },
  { name: "clip", medium: "video" },
] as FormatFact[];
const facts = { formats };
const previews = { poster: "/poster.webp", sequence: "/strip.webp", clip: "/clip.mp4" };

test("a tile shows the picture in place of the strip of slides, and its own medium otherwise", () => {
  expect(shownTile(previews, "sequence", facts)).toBe("/poster.webp");
  expect(shownTile(previews, "poster", facts)).toBe("/poster.webp");
  expect(shownTile(previews, "clip", facts)).toBe("/clip.mp4");
});

test("a tile shows the strip where there is no picture yet, and nothing where nothing is drawn", () => {
  expect(shownTile({ ...previews, poster: null }, "sequence", facts)).toBe("/strip.webp");
  expect(shownTile({ poster: null, sequence: null, clip: null }, "sequence", facts)).toBeNull();
  expect(shownTile(undefined, "sequence", facts)).toBeUndefined();
});

test("only previews that would be shown are waited for", () => {
  const looks = [
    { variants: [{ previews: { ...previews, clip: null } }, { previews }] },
    { variants: [{ previews: { ...previews, clip: null, poster: null } }] },
  ] as unknown as TemplateData[];
  expect(missingIn(looks)).toBe(3);
  expect(missingIn(looks, "clip")).toBe(2);
  expect(missingIn(looks, "sequence")).toBe(0);
});
