import type { ReelProps, StillsProps } from "../../src/posts/props.ts";
import type { Scene } from "../../src/posts/scene.ts";
import type { Slide } from "../../src/posts/slide.ts";

const SLIDES: Slide[] = [
  {
    kind: "cover",
    kicker: "Cities",
    headline: "Narrow streets are safe streets",
    subline: "What forty years of counting have shown.",
  },
  { kind: "figure", value: "42 %", label: "fewer crashes", text: "After lanes became narrower." },
  { kind: "list", headline: "Where to begin", items: ["Shorter crossings", "Trees", "Benches"] },
];

const COMMON = { language: "en", direction: "ltr" } as const;

/** Three slides in a template. */
export function stillsIn(template: string): StillsProps {
  const size = { width: 1080, height: 1350 };
  const design = { template, variant: "default", platform: "instagram", ...size } as const;
  return { ...COMMON, design, slides: SLIDES };
}

/** A reel of three scenes, each of so many frames, with captions. */
export function reelIn(template: string, framesPerScene: number): ReelProps {
  const size = { width: 1080, height: 1920 };
  const words = ["Narrow", "streets", "are", "safe"].map((text, index) => ({
    text,
    startMs: 200 + index * 250,
    endMs: 450 + index * 250,
  }));
  return {
    ...COMMON,
    design: { template, variant: "default", platform: "tiktok", ...size },
    scenes: SLIDES.map(
      (slide, index): Scene => ({
        slide,
        startFrame: index * framesPerScene,
        durationInFrames: framesPerScene,
      }),
    ),
    cues: [{ startMs: 200, endMs: 1200, words }],
    captions: { style: "modern", position: "bottom", fontSize: "medium" },
  };
}
