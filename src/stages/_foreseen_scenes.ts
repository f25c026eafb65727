import { estimateVoiceMs, readLine, type SpokenWord } from "postloom/drivers";
import type { KnownOptions, SpokenSlide } from "postloom/posts";
import { type Sentence, type TimedScenes, timeScenes } from "./_timed_scenes.ts";

/** Options of {@linkcode foreseeScenes}. */
interface ForesightOptions {
  language: string;
  formatOptions: KnownOptions;
}

/**
 * The scenes of a reel as they will be about once they are spoken: the same words at nearly the same
 * times. Which of them there is time for may come otherwise.
 */
export function foreseeScenes(
  slides: readonly SpokenSlide[],
  { language, formatOptions }: ForesightOptions,
): Pick<TimedScenes<Sentence>, "scenes" | "cues"> {
  const { speechRate = 1 } = formatOptions;
  const spoken = slides.map(({ narration }) =>
    narration.map((text) => foreseeSentence(text, { language, rate: speechRate })),
  );
  const timed =
    timeScenes(slides, spoken, formatOptions) ??
    // A voice may be faster than that.
    timeScenes(slides, spoken, { ...formatOptions, maxDuration: Number.POSITIVE_INFINITY });
  return timed ?? { scenes: [], cues: [] };
}

function foreseeSentence(
  text: string,
  { language, rate }: { language: string; rate: number },
): Sentence {
  const { words, weights } = readLine(text, language);
  const durationMs = estimateVoiceMs(text, language) / rate;
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  let endMs = 0;
  const spoken = words.map(({ text: word, joined }, index): SpokenWord => {
    const startMs = endMs;
    endMs += (durationMs * (weights[index] ?? 0)) / total;
    return { text: word, ...(joined && { joined }), startMs, endMs };
  });
  return { durationMs, words: spoken };
}
