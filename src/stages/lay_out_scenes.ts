import { defineStage, t } from "postloom";
import {
  captionsOf,
  Drawings,
  Illustration,
  KnownOptions,
  LocatorMaps,
  type Point,
  Script,
  type Slide,
  SpokenSlide,
} from "postloom/posts";
import { withDrawings } from "./_drawings.ts";
import { withMaps } from "./_maps.ts";
import { withPictures } from "./_pictures.ts";
import { closingSlide, coverSlide, pointSlide, withoutSpoken } from "./_slides.ts";

/** Divides the script into the scenes of a reel: the cover, the points in order, and the closing. */
export const layOutScenes = defineStage({
  name: "lay_out_scenes",
  title: "Laying out scenes",
  version: 6,
  needs: t.Object({
    script: Script,
    drawings: t.Optional(Drawings),
    illustrations: t.Optional(t.Array(Illustration)),
    maps: t.Optional(LocatorMaps),
    formatOptions: t.Pick(KnownOptions, ["captionsEnabled"]),
  }),
  adds: t.Object({ spokenSlides: t.Array(SpokenSlide, { minItems: 1 }) }),
  options: t.Object({}),
  async run({ script, drawings, illustrations, maps, formatOptions }) {
    // In a dialogue the lines belong on the slide beside their speaker, even with captions.
    const captionsReplaceText = captionsOf(formatOptions) !== null && script.genre !== "dialogue";
    const shown = (point: Point): Slide =>
      pointSlide(captionsReplaceText ? withoutSpoken(point) : point, script.language);
    const closing = script.callToAction === "" ? [] : [closingSlide(script)];
    const laidOut = [coverSlide(script), ...script.points.map(shown), ...closing];
    const narrations = [
      script.openingNarration,
      ...script.points.map(({ narration }) => narration),
      script.closingNarration,
    ];
    const pictured = withPictures(laidOut, script, illustrations);
    const slides = withMaps(withDrawings(pictured, script, drawings), script, maps);
    return {
      spokenSlides: slides.map((slide, index) => ({
        slide,
        narration: narrations[index] ?? [],
        optional: index > 0,
      })),
    };
  },
});
