import { SAMPLES, sampleReel } from "../../remotion/engine/samples.ts";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import { FRAMES_PER_SECOND } from "../posts/scene.ts";
import { CAPTURE_MS, countCaptures } from "../rendering/reel_cost.ts";
import { reelMarkup } from "../rendering/reel_markup.tsx";

/** Changes of content in a second that a look may go on with once a scene has come to rest. */
const MAX_A_SECOND = 10;
/** When a scene has come to rest: entrances and charts have ended. */
const RESTS_AFTER_FRAMES = 2 * FRAMES_PER_SECOND;
const REEL_SECONDS = 30;
const SCENE_FRAMES = 5 * FRAMES_PER_SECOND;

/**
 * What a look costs that never stands still: one in which other things than layers that move go on
 * changing in every frame. Undefined for any other look.
 */
export function restlessness(name: string, template: ReactTemplate): string | undefined {
  const [variant = ""] = Object.keys(template.variants);
  const [sample] = SAMPLES;
  const { scenes, ...reel } = sampleReel(sample, {
    template: name,
    variant,
    width: 1080,
    height: 1920,
  });
  const still = scenes.slice(0, 1).map((scene) => ({
    ...scene,
    startFrame: 0,
    durationInFrames: SCENE_FRAMES,
  }));
  const markupOf = reelMarkup({ [name]: template }, { ...reel, scenes: still, captions: null });
  const count = (frames: number) =>
    countCaptures(markupOf, { from: RESTS_AFTER_FRAMES, to: RESTS_AFTER_FRAMES + frames, step: 1 });
  // What is there in the first of these frames stands still.
  const aSecond =
    template.everyFrame === true ? FRAMES_PER_SECOND : count(1 + FRAMES_PER_SECOND) - count(1);
  if (aSecond <= MAX_A_SECOND) return undefined;
  const pictures = aSecond * REEL_SECONDS;
  const seconds = Math.round((pictures * CAPTURE_MS) / 1000);
  return `"${name}" never stands still: a reel of ${REEL_SECONDS} seconds takes some ${pictures} pictures, ${seconds} seconds of drawing. Move things by layers, which cost next to nothing, and change what is in them ten times a second at most`;
}
