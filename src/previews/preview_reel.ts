import { SAMPLE_REEL } from "../../remotion/engine/sample.ts";
import type { ReelProps } from "../posts/props.ts";
import { FRAMES_PER_SECOND } from "../posts/scene.ts";
import type { Preview } from "./preview.ts";

const SCENES = 3;
/** A glance at each is enough. */
const SCENE_FRAMES = 54;

/** Length of a preview's video, in frames. */
export const PREVIEW_FRAMES: number = SCENES * SCENE_FRAMES;

/** The first scenes of the sample, each with its own words, at a quicker pace. */
export function previewReel({
  template,
  variant,
}: Pick<Preview, "template" | "variant">): ReelProps {
  const scenes = SAMPLE_REEL.scenes.slice(0, SCENES);
  const sampleFrames = scenes.reduce((sum, { durationInFrames }) => sum + durationInFrames, 0);
  const pace = PREVIEW_FRAMES / sampleFrames;
  const times = <Timed extends { startMs: number; endMs: number }>(timed: Timed): Timed => ({
    ...timed,
    startMs: Math.round(pace * timed.startMs),
    endMs: Math.round(pace * timed.endMs),
  });
  return {
    ...SAMPLE_REEL,
    design: { ...SAMPLE_REEL.design, template, variant },
    scenes: scenes.map(({ slide }, index) => ({
      slide,
      startFrame: index * SCENE_FRAMES,
      durationInFrames: SCENE_FRAMES,
    })),
    cues: SAMPLE_REEL.cues
      .filter(({ startMs }) => startMs < (sampleFrames / FRAMES_PER_SECOND) * 1000)
      .map((cue) => ({ ...times(cue), words: cue.words.map(times) })),
  };
}
