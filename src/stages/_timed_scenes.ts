import { cuesOf, type SpokenWord } from "postloom/drivers";
import {
  type Cue,
  captionsOf,
  FRAMES_PER_SECOND,
  type KnownOptions,
  maxDurationMs,
  type Scene,
  type SpokenSlide,
} from "postloom/posts";
import { PACE, sceneMs, scenesThatFit } from "./_timeline.ts";

/** A sentence as it is spoken. */
export interface Sentence {
  durationMs: number;
  words: readonly SpokenWord[];
}

/** A reel's scenes and captions with their times. */
export interface TimedScenes<Spoken extends Sentence> {
  scenes: Scene[];
  cues: Cue[];
  /** Positions of the slides that there was no time for. */
  leftOut: number[];
  durationMs: number;
  /** What is said, and when it starts. */
  said: { sentence: Spoken; startMs: number }[];
}

/**
 * Times scenes and captions by their sentences. Drops optional scenes that exceed the maximum duration.
 *
 * @param spoken The sentences of each slide.
 * @returns undefined if not even the first sentence fits.
 */
export function timeScenes<Spoken extends Sentence>(
  slides: readonly SpokenSlide[],
  spoken: readonly (readonly Spoken[])[],
  formatOptions: KnownOptions,
): TimedScenes<Spoken> | undefined {
  const selected = selectScenes(slides, spoken, maxDurationMs(formatOptions));
  if (selected.length === 0) return undefined;
  const said: TimedScenes<Spoken>["said"] = [];
  const cues: Cue[] = [];
  const scenes: Scene[] = [];
  let startFrame = 0;
  for (const [index, { slide, sentences }] of selected.entries()) {
    const lead = index === 0 ? PACE.beforeVoiceMs : 0;
    let startMs = msAt(startFrame) + lead;
    for (const sentence of sentences) {
      said.push({ sentence, startMs });
      const { fontSize } = captionsOf(formatOptions) ?? {};
      cues.push(...cuesOf(sentence.words, { offsetMs: startMs, fontSize }));
      startMs += sentence.durationMs + PACE.betweenSentencesMs;
    }
    const lengths = sentences.map((sentence) => sentence.durationMs);
    const shownMs = lead + sceneMs(lengths, index === selected.length - 1);
    // Whole frames, so that a scene is the same wherever it begins.
    const durationInFrames = Math.floor((shownMs * FRAMES_PER_SECOND) / 1000);
    scenes.push({ slide, startFrame, durationInFrames });
    startFrame += durationInFrames;
  }
  const shown = new Set(selected.map(({ position }) => position));
  const leftOut = [...slides.keys()].filter((position) => !shown.has(position));
  return { scenes, cues, leftOut, durationMs: msAt(startFrame), said };
}

/** A scene with its sentences. */
interface SelectedScene<Spoken> extends Pick<SpokenSlide, "slide" | "optional"> {
  /** Among all slides. */
  position: number;
  sentences: readonly Spoken[];
}

/**
 * Drops optional scenes until the rest fits. If no optional one does, each mandatory one keeps only its
 * first sentence; sentences are never cut. None is left if that is too long.
 */
function selectScenes<Spoken extends Sentence>(
  slides: readonly SpokenSlide[],
  spoken: readonly (readonly Spoken[])[],
  limitMs: number,
): readonly SelectedScene<Spoken>[] {
  const scenes = slides.map(({ slide, optional }, position) => ({
    slide,
    optional,
    position,
    sentences: spoken[position] ?? [],
  }));
  const shortened = scenes.map((scene) =>
    scene.optional ? scene : { ...scene, sentences: scene.sentences.slice(0, 1) },
  );
  const whole = thatFit(scenes, limitMs);
  if (whole.some(({ optional }) => optional)) return whole;
  // A cover that says less makes room for others.
  return [whole, thatFit(shortened, limitMs)].toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function thatFit<Spoken extends Sentence>(
  scenes: readonly SelectedScene<Spoken>[],
  limitMs: number,
): readonly SelectedScene<Spoken>[] {
  const lengths = scenes.map(({ sentences, optional }) => ({
    sentencesMs: sentences.map((sentence) => sentence.durationMs),
    optional,
  }));
  return (scenesThatFit(lengths, limitMs) ?? []).flatMap((index) => scenes[index] ?? []);
}

function msAt(frame: number): number {
  return (frame / FRAMES_PER_SECOND) * 1000;
}
