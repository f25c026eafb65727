import type { Draft } from "../../../src/posts/draft.ts";

const SHOWN = { picture: null, crossing: null };

/** A draft of three slides. */
export const DRAFT: Draft = {
  format: "carousel",
  language: "en",
  direction: "ltr",
  slides: {
    s1: {
      kind: "cover",
      kicker: null,
      headline: "The ferry that waits",
      subline: "It leaves when its last train has come.",
      drawing: null,
      ...SHOWN,
    },
    s2: {
      kind: "point",
      number: 1,
      headline: "The harbour counts",
      emphasis: "counts",
      text: "On 41 evenings somebody missed it.",
      data: null,
      drawing: "ferry",
      ...SHOWN,
    },
    s3: {
      kind: "list",
      headline: "Two rules",
      items: ["First", "Second"],
      data: null,
      drawing: null,
      ...SHOWN,
    },
  },
  order: ["s1", "s2", "s3"],
  design: {
    visualTemplate: "minimal",
    visualStyleVariant: "paper",
    platform: "instagram",
    colours: null,
    aspectRatio: null,
    width: 1080,
    height: 1350,
  },
  options: {},
  caption: "A ferry waits.",
  hashtags: ["#ferry"],
};
