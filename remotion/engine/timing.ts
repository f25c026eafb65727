import type { Cue } from "../../src/posts/cue.ts";
import { FRAMES_PER_SECOND, type Scene } from "../../src/posts/scene.ts";
import type { Slide } from "../../src/posts/slide.ts";
import { CUT_AHEAD, CUT_FRAMES } from "../kit/motion/cuts.ts";
import { lettersOf, type SaidWord } from "../kit/motion/speech.ts";
import { remembering } from "../kit/remember.ts";
import { entriesOf } from "../kit/type/entries.ts";

/** A scene that is seen in a frame of a reel. */
export interface SeenScene {
  index: number;
  /** Frames since its start; negative while it comes. */
  frame: number;
  /** How far it has come, from 0 to 1, where it is coming. */
  coming: number | null;
  /** How far it has gone, where the next one is coming. */
  leaving: number | null;
  /** True for the first scene that comes once more at the end, so that the reel leads back to its beginning. */
  again: boolean;
}

/**
 * The scenes that are seen in a frame of a reel: one, or two during a cut, the one that leaves first. The
 * last scene gives way to the first one, as reels begin again when they end.
 */
export function scenesAt(frame: number, scenes: readonly Scene[]): SeenScene[] {
  const last = scenes.length - 1;
  const seen: SeenScene[] = [];
  for (const [index, { startFrame, durationInFrames }] of scenes.entries()) {
    const endFrame = startFrame + durationInFrames;
    const comesAt = index === 0 ? startFrame : startFrame - CUT_AHEAD;
    const leavesAt = index === last ? endFrame - CUT_FRAMES : endFrame - CUT_AHEAD;
    const leaves = index < last || last > 0;
    const goneAt = leaves ? leavesAt + CUT_FRAMES : endFrame;
    if (frame < comesAt || frame >= goneAt) continue;
    const coming = index > 0 && frame < comesAt + CUT_FRAMES ? shareOf(frame - comesAt) : null;
    const leaving = leaves && frame >= leavesAt ? shareOf(frame - leavesAt) : null;
    seen.push({ index, frame: frame - startFrame, coming, leaving, again: false });
  }
  const total = (scenes[last]?.startFrame ?? 0) + (scenes[last]?.durationInFrames ?? 0);
  if (last > 0 && frame >= total - CUT_FRAMES) {
    const coming = shareOf(frame - total + CUT_FRAMES);
    seen.push({ index: 0, frame: frame - total, coming, leaving: null, again: true });
  }
  return seen;
}

/** The first frames of a reel's passages, in which the same scenes are seen: cuts, and what is between them. */
export function passageStarts(scenes: readonly Scene[]): number[] {
  const starts = new Set([0]);
  const last = scenes.length - 1;
  for (const [index, { startFrame, durationInFrames }] of scenes.entries()) {
    if (index > 0) starts.add(startFrame - CUT_AHEAD).add(startFrame - CUT_AHEAD + CUT_FRAMES);
    if (index > 0 && index === last) starts.add(startFrame + durationInFrames - CUT_FRAMES);
  }
  const total = (scenes[last]?.startFrame ?? 0) + (scenes[last]?.durationInFrames ?? 0);
  return [...starts]
    .filter((frame) => frame === 0 || (frame > 0 && frame < total))
    .sort((a, b) => a - b);
}

function shareOf(frames: number): number {
  return Math.min(1, (frames + 1) / CUT_FRAMES);
}

/** The words that are said in a scene, in frames from its start. */
export function wordsIn(scene: Scene, cues: readonly Cue[]): readonly SaidWord[] {
  return wordsByScene(scene)(cues);
}

const wordsByScene = remembering((scene: Scene) =>
  remembering((cues: readonly Cue[]) => findWords(scene, cues)),
);

function findWords({ startFrame, durationInFrames }: Scene, cues: readonly Cue[]): SaidWord[] {
  // A little less, so that a word is said in the same frame of a scene wherever that begins.
  const frameAt = (ms: number) => Math.round((ms / 1000) * FRAMES_PER_SECOND - 1e-6) - startFrame;
  return cues
    .flatMap(({ words }) => words)
    .filter(({ startMs }) => frameAt(startMs) >= 0 && frameAt(startMs) < durationInFrames)
    .map(({ text, startMs, endMs }) => ({
      text,
      startFrame: frameAt(startMs),
      endFrame: frameAt(endMs),
    }));
}

/** Of runs of words, those that begin in a scene and say what its slide does not show. */
export function cuesBeside(scene: Scene, cues: readonly Cue[]): readonly Cue[] {
  return besideByScene(scene)(cues);
}

const besideByScene = remembering((scene: Scene) =>
  remembering((cues: readonly Cue[]) => findBeside(scene, cues)),
);

function findBeside(scene: Scene, cues: readonly Cue[]): Cue[] {
  const shown = linesOf(scene.slide).map(lettersOf);
  // A run of words may begin in one line and end in the next.
  const lines = [...shown, shown.join("")];
  const startMs = (scene.startFrame / FRAMES_PER_SECOND) * 1000;
  const endMs = startMs + (scene.durationInFrames / FRAMES_PER_SECOND) * 1000;
  return cues.filter((cue) => {
    const said = lettersOf(cue.words.map(({ text }) => text).join(""));
    const isHere = cue.startMs >= startMs - 1 && cue.startMs < endMs - 1;
    return isHere && !lines.some((line) => line.includes(said));
  });
}

/** The lines of a slide that are read while they are said. */
function linesOf(slide: Slide): string[] {
  switch (slide.kind) {
    case "cover":
      return [slide.headline, slide.subline ?? ""];
    case "quote":
      return [slide.text, slide.attribution ?? ""];
    case "list":
      // What items are counted by is not said.
      return [slide.headline, ...entriesOf(slide.items).map(({ text }) => text)];
    case "figure":
      return [slide.value, slide.label, slide.text];
    case "comparison":
      return [slide.headline, slide.left.text, slide.right.text];
    default:
      return [slide.headline, slide.text ?? ""];
  }
}
