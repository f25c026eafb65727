import { expect, test } from "bun:test";
import { editDraft } from "../../src/drafts/edit_draft.ts";
import { readDraft } from "../../src/drafts/read_draft.ts";
import type { Draft } from "../../src/posts/draft.ts";

const DRAFT: Draft = {
  format: "image",
  language: "en",
  direction: "ltr",
  slides: {
    s1: {
      kind: "cover",
      kicker: null,
      headline: "The ferry that waits",
      subline: null,
      drawing: null,
      picture: null,
      crossing: null,
    },
  },
  order: ["s1"],
  design: {
    visualTemplate: "minimal",
    visualStyleVariant: "paper",
    platform: "instagram",
    colours: { background: "#ffffff", ink: "#111111", accent: "#e4572e" },
    aspectRatio: null,
    width: 1080,
    height: 1350,
  },
  options: {},
  caption: "",
  hashtags: [],
};

test("a patch takes the brand's colours away with null, as it takes away what a slide may lack", () => {
  const patch = { design: { colours: null }, slides: { s1: { subline: null } } };
  const { design, slides } = readDraft(editDraft(DRAFT, patch), "picture");
  expect(design).toEqual({ ...DRAFT.design, colours: null });
  expect(slides).toEqual(DRAFT.slides);
});

test("a draft that is wrong in several places is refused with all of them", () => {
  const patch = {
    caption: 5,
    size: 9,
    design: { platform: "mars" },
    slides: { s1: { headline: 7 }, s2: { kind: "poem" } },
  };
  const problems = [
    "slides.s1.headline",
    "slides.s2.kind",
    "design.platform",
    "caption",
    "size",
  ].map((field) => expect.objectContaining({ field }));
  expect(() => readDraft(editDraft(DRAFT, patch), "slides")).toThrow(
    expect.objectContaining({
      message: "Invalid slides.s1.headline: must be a string of at most 500 characters",
      details: problems,
    }),
  );
});

test("of thousands of wrong fields, a draft is refused with the first ones", () => {
  const wrong = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 1]));
  const first = Array.from({ length: 20 }, (_, index) => ({
    field: `x${index}`,
    message: expect.any(String),
  }));
  expect(() => readDraft({ ...DRAFT, ...wrong }, "picture")).toThrow(
    expect.objectContaining({ details: first }),
  );
});
