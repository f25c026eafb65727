import { expect, test } from "bun:test";
import { pagesOf, type StoredDraft } from "../../src/drafts/stored_draft.ts";
import { variantOf } from "../../src/drafts/variant_of.ts";
import type { Slide } from "../../src/posts/slide.ts";

const point = (headline: string): Slide => ({
  kind: "point",
  number: null,
  headline,
  emphasis: null,
  text: "It is so",
});
const SLIDES: Slide[] = [
  { kind: "cover", kicker: null, headline: "Bees dance", subline: null },
  point("They turn"),
  point("They count"),
  { kind: "closing", headline: "Save this", text: null },
];
const shared: Pick<StoredDraft["fields"], "script" | "design"> = {
  script: { language: "en", direction: "ltr", genre: "essay", caption: "", hashtags: [] },
  design: {
    template: "minimal",
    variant: "sage",
    platform: "instagram",
    shape: "platform",
    width: 1080,
    height: 1350,
  },
};
const carousel: StoredDraft = {
  ids: ["a", "b", "c", "d"],
  fields: { ...shared, slides: SLIDES, slideCount: 4 },
};
const VIDEO = { draft: "scenes", medium: "video" } as const;
const CAROUSEL = { draft: "slides", medium: "slides" } as const;

test("a carousel becomes a video that says what its slides show, on the whole screen", () => {
  const video = variantOf(carousel, { format: VIDEO });
  expect(video.fields.design).toMatchObject({ shape: "9:16", height: 1920 });
  expect(pagesOf(video).map(({ id, spoken }) => [id, spoken])).toEqual([
    ["a", { narration: ["Bees dance."], optional: false }],
    ["b", { narration: ["They turn.", "It is so."], optional: true }],
    ["c", { narration: ["They count.", "It is so."], optional: true }],
    ["d", { narration: ["Save this."], optional: true }],
  ]);
});

test("and back it is the same carousel, or a shorter one that ends as it did", () => {
  const video = variantOf(carousel, { format: VIDEO });
  expect(variantOf(video, { format: CAROUSEL })).toEqual(carousel);
  const short = variantOf(video, { format: CAROUSEL, slideCount: 3 });
  expect(short.ids).toEqual(["a", "b", "d"]);
});

test("a single picture is the first slide", () => {
  const picture = variantOf(carousel, { format: { draft: "slides", medium: "picture" } });
  expect(picture.fields).toMatchObject({ slides: [SLIDES[0]], slideCount: null });
});
