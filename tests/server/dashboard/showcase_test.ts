import { expect, test } from "bun:test";
import { catalogueOf } from "../../../src/formats/catalogue.ts";
import type { PreviewIndex } from "../../../src/previews/preview_index.ts";
import { showcaseOf } from "../../../src/server/dashboard/showcase.ts";
import { FORMATS, LOOKS } from "../../support/catalogue.ts";

test("whoever is not signed in is shown posts in three unlike looks, as far as they are drawn", async () => {
  const drawn = (names: readonly string[]): PreviewIndex => ({
    urlsOf: async (template) => ({
      picture: names.includes(template) ? `/media/${template}.webp` : null,
      slides: null,
      video: null,
    }),
  });
  const names = ["ink", "lamp", "paper", "ribbon", "stamp", "ticket", "wave"];
  const looks = Object.fromEntries(names.map((name) => [name, LOOKS.minimal]));
  const catalogue = catalogueOf(FORMATS, looks);
  const all = await showcaseOf(catalogue, drawn(names));
  expect(all).toEqual(["/media/ink.webp", "/media/paper.webp", "/media/stamp.webp"]);
  expect(await showcaseOf(catalogue, drawn(["ink"]))).toEqual(["/media/ink.webp"]);
  expect(await showcaseOf(catalogue, drawn([]))).toEqual([]);
});
