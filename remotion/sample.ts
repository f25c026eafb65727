import type { ReelProps, Slide, StillsProps } from "../src/rendering/post.ts";

const SLIDES: Slide[] = [
  {
    kind: "cover",
    kicker: "City life",
    headline: "Trees cool a street better than any awning",
    subline: "What three summers of measurements in one town have shown.",
  },
  {
    kind: "point",
    number: 1,
    headline: "Shade is only half of it",
    text: "Leaves give off water, and the air around them grows cooler.",
  },
  {
    kind: "figure",
    value: "4.2 °C",
    label: "cooler under trees",
    text: "Measured at noon, on the same pavement, thirty metres apart.",
  },
  {
    kind: "list",
    headline: "What a young tree needs",
    items: [
      "Room for its roots",
      "Water in its first five summers",
      "A neighbour who looks after it",
    ],
  },
  {
    kind: "quote",
    text: "We planted for our grandchildren and got the shade ourselves.",
    attribution: "Town gardener",
  },
  {
    kind: "comparison",
    headline: "Two sides of one street",
    left: { label: "With trees", text: "People stop, sit down and talk." },
    right: { label: "Without", text: "People hurry on to the next shadow." },
  },
  { kind: "closing", headline: "Save this for the next hot day", text: null },
];

const COMMON = {
  design: {
    template: "minimal",
    variant: "paper",
    platform: "instagram",
    width: 1080,
    height: 1350,
  },
  language: "en",
  direction: "ltr",
} as const;

/** What Remotion's studio shows of the composition "stills" before other props are given. */
export const SAMPLE_STILLS: StillsProps = { ...COMMON, slides: SLIDES };

/** What Remotion's studio shows of the composition "reel" before other props are given. */
export const SAMPLE_REEL: ReelProps = {
  ...COMMON,
  design: { ...COMMON.design, height: 1920 },
  scenes: SLIDES.map((slide, i) => ({ slide, startFrame: i * 90, durationInFrames: 90 })),
  cues: SLIDES.map((_, i) => ({
    startMs: i * 3000,
    endMs: i * 3000 + 2800,
    words: ["These", "are", "the", "spoken", "words"].map((text, word) => ({
      text,
      startMs: i * 3000 + word * 500,
      endMs: i * 3000 + word * 500 + 450,
    })),
  })),
  captions: { style: "modern", position: "bottom", fontSize: "medium" },
};
