import { defineStage, t } from "postloom";
import { Design, KnownOptions, PostInput, Script, SpokenSlide } from "postloom/posts";
import { foreseeScenes } from "./_foreseen_scenes.ts";
import { withFinalLookErrors } from "./_look_error.ts";
import { reelProps } from "./_reel_props.ts";
import { DrawnScene, drawAtRest } from "./_scenes_at_rest.ts";

/**
 * Draws the scenes of a reel at rest, shortened where their text does not fit, and its cover. That does
 * not take the voice, so it can be done while that is recorded: which scenes there is time for is estimated.
 */
export const drawScenes = defineStage({
  name: "draw_scenes",
  title: "Drawing the scenes",
  version: 1,
  needs: t.Object({
    contentId: PostInput.properties.contentId,
    brand: PostInput.properties.brand,
    formatOptions: t.Pick(KnownOptions, [
      "maxDuration",
      "speechRate",
      "captionsEnabled",
      "captionsStyle",
      "captionsPosition",
      "captionsFontSize",
    ]),
    script: t.Pick(Script, ["language", "direction", "genre", "tone"]),
    design: Design,
    spokenSlides: t.Array(SpokenSlide, { minItems: 1 }),
  }),
  adds: t.Object({ drawnScenes: t.Array(DrawnScene, { minItems: 1 }) }),
  options: t.Object({}),
  uses: ["renderer", "store"],
  weight: 2,
  retry: { attempts: 3, backoffMs: 500 },
  async run({ contentId, spokenSlides, ...input }, ctx) {
    const { brand, formatOptions, script } = input;
    const { language } = script;
    const foreseen = foreseeScenes(spokenSlides, { language, formatOptions });
    const props = await reelProps({ ...input, ...foreseen }, ctx);
    const renderer = withFinalLookErrors(ctx.renderer);
    return { drawnScenes: await drawAtRest(props, { contentId, brand, ctx, renderer }) };
  },
});
