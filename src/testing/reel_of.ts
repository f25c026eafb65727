import type { CaptionSettings } from "../posts/captions.ts";
import type { Direction } from "../posts/document.ts";
import type { ReelProps } from "../posts/props.ts";
import type { Slide } from "../posts/slide.ts";

const WORD_MS = 400;
const WORDS_IN_CUE = 4;

/** Options of {@linkcode reelOf}. */
export interface ReelOptions {
  template: string;
  durationInFrames: number;
  captions: CaptionSettings | null;
  /** Defaults to "ltr". */
  direction?: Direction;
}

/**
 * A reel of slides of equal length, with a word of speech every 400 ms.
 *
 * @example
 * ```ts
 * const reel = reelOf(longestSlides, { template: "ticket", durationInFrames: 900, captions: null });
 * ```
 */
export function reelOf(slides: readonly Slide[], options: ReelOptions): ReelProps {
  const { template, durationInFrames, captions, direction = "ltr" } = options;
  const length = Math.floor(durationInFrames / slides.length);
  const words = Array.from(
    { length: Math.floor(durationInFrames / 30 / (WORD_MS / 1000)) },
    (_, i) => ({
      text: `word${i}`,
      startMs: i * WORD_MS,
      endMs: (i + 1) * WORD_MS - 50,
    }),
  );
  return {
    design: { template, variant: "any", platform: "tiktok", width: 1080, height: 1920 },
    language: direction === "rtl" ? "ar" : "en",
    direction,
    scenes: slides.map((slide, i) => ({ slide, startFrame: i * length, durationInFrames: length })),
    cues: Array.from({ length: Math.ceil(words.length / WORDS_IN_CUE) }, (_, i) => {
      const run = words.slice(i * WORDS_IN_CUE, (i + 1) * WORDS_IN_CUE);
      return { startMs: run[0]?.startMs ?? 0, endMs: run.at(-1)?.endMs ?? 0, words: run };
    }),
    captions,
  };
}
