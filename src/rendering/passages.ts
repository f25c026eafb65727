import { passageStarts, scenesAt, wordsIn } from "../../remotion/engine/timing.ts";
import type { ReelProps } from "../posts/props.ts";
import { FRAMES_PER_SECOND } from "../posts/scene.ts";
import { lengthOf } from "./reel_length.ts";

/** Frames of a reel in a row. */
export interface Span {
  startFrame: number;
  durationInFrames: number;
}

/** A span in which the same scenes are seen, and which may look the same in another reel. */
export interface Passage extends Span {
  /** Equal for passages that look the same, where the reels have the same brand. */
  digest: string;
}

/** How many frames of each passage are compared. */
const SAMPLES = 5;

/**
 * Divides a reel into passages. Their digests follow from what a look is told, and, as a look may go by
 * more than that, from some of the frames.
 *
 * @param markupOf Renders a frame to markup.
 */
export function passagesOf(props: ReelProps, markupOf: (frame: number) => string): Passage[] {
  const starts = passageStarts(props.scenes);
  return starts.map((startFrame, index) => {
    const durationInFrames = (starts[index + 1] ?? lengthOf(props)) - startFrame;
    const span = { startFrame, durationInFrames };
    const hasher = new Bun.CryptoHasher("sha256").update(JSON.stringify(toldIn(span, props)));
    for (const frame of samplesOf(span)) hasher.update(markupOf(frame));
    return { ...span, digest: hasher.digest("hex").slice(0, 32) };
  });
}

/** What of a reel is seen or said in a span, with times from its start. */
function toldIn({ startFrame, durationInFrames }: Span, props: ReelProps): unknown {
  const { scenes, cues, design, language, direction, tone, captions } = props;
  const seen = scenesAt(startFrame, scenes).flatMap(({ index, ...moment }) => {
    const scene = scenes[index];
    if (scene === undefined) return [];
    const { slide, durationInFrames } = scene;
    return [{ ...moment, index, slide, durationInFrames, words: wordsIn(scene, cues) }];
  });
  const [startMs, endMs] = [msAt(startFrame), msAt(startFrame + durationInFrames)];
  const after = (ms: number) => Math.round((ms - startMs) * 100) / 100;
  const said = cues
    .filter((cue) => cue.startMs < endMs && cue.endMs > startMs)
    .map(({ words, ...cue }) => ({
      startMs: after(cue.startMs),
      endMs: after(cue.endMs),
      words: words.map((word) => ({
        ...word,
        startMs: after(word.startMs),
        endMs: after(word.endMs),
      })),
    }));
  const post = { design, language, direction, tone, captions, first: scenes[0]?.slide };
  return { ...post, total: scenes.length, durationInFrames, seen, said };
}

function samplesOf({ startFrame, durationInFrames }: Span): number[] {
  const last = durationInFrames - 1;
  const samples = Array.from({ length: SAMPLES }, (_, index) =>
    Math.round((last * index) / (SAMPLES - 1)),
  );
  return [...new Set(samples)].map((frame) => startFrame + frame);
}

function msAt(frame: number): number {
  return (frame / FRAMES_PER_SECOND) * 1000;
}
