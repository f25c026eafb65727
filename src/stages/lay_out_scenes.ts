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

/** Divides the script among the scenes of a reel: a cover, the points in their order, a closing. */
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
    // What people say to each other belongs on the slide, beside who says it, captions or not.
    const isLeftToCaptions = captionsOf(formatOptions) !== null && script.genre !== "dialogue";
    const shown = (point: Point): Slide =>
      pointSlide(isLeftToCaptions ? withoutSpoken(point) : point, script.language);
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
