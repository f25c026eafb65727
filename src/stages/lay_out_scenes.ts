import { defineStage, t } from "postloom";
import {
  captionsOf,
  KnownOptions,
  type Point,
  Script,
  type Slide,
  SpokenSlide,
} from "postloom/posts";
import { closingSlide, coverSlide, pointSlide, withoutSpoken } from "./_slides.ts";

/** Divides the script into the scenes of a reel: the cover, the points in order, and the closing. */
export const layOutScenes = defineStage({
  name: "lay_out_scenes",
  title: "Laying out scenes",
  version: 2,
  needs: t.Object({
    script: Script,
    formatOptions: t.Pick(KnownOptions, ["captionsEnabled"]),
  }),
  adds: t.Object({ spokenSlides: t.Array(SpokenSlide, { minItems: 1 }) }),
  options: t.Object({}),
  async run({ script, formatOptions }) {
    // In a dialogue the lines belong on the slide beside their speaker, even with captions.
    const captionsReplaceText = captionsOf(formatOptions) !== null && script.genre !== "dialogue";
    const shown = (point: Point): Slide =>
      pointSlide(captionsReplaceText ? withoutSpoken(point) : point, script.language);
    return {
      spokenSlides: [
        { slide: coverSlide(script), narration: script.openingNarration, optional: false },
        ...script.points.map((point) => ({
          slide: shown(point),
          narration: point.narration,
          optional: true,
        })),
        { slide: closingSlide(script), narration: script.closingNarration, optional: true },
      ],
    };
  },
});
