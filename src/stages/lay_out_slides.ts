import { defineStage, t } from "postloom";
import {
  Drawings,
  Illustration,
  KnownOptions,
  LocatorMaps,
  PostInput,
  Script,
  Slide,
  SlideCount,
} from "postloom/posts";
import { mostSlides } from "./_brief.ts";
import { withCrossing } from "./_crossing.ts";
import { withDrawings } from "./_drawings.ts";
import { withMaps } from "./_maps.ts";
import { withPictures } from "./_pictures.ts";
import { carouselSlides, singleSlide } from "./_slides.ts";

/** Divides the script into slides: a single one, or as many as requested. */
export const layOutSlides = defineStage({
  name: "lay_out_slides",
  title: "Laying out slides",
  version: 7,
  needs: t.Object({
    script: Script,
    drawings: t.Optional(Drawings),
    illustrations: t.Optional(t.Array(Illustration)),
    maps: t.Optional(LocatorMaps),
    request: t.Pick(PostInput.properties.request, ["platform"]),
    formatOptions: t.Pick(KnownOptions, ["slideCount"]),
  }),
  adds: t.Object({ slides: t.Array(Slide, { minItems: 1 }), slideCount: SlideCount }),
  options: t.Object({
    /** Whether the post is always a single picture. */
    single: t.Boolean({ default: false }),
  }),
  async run({ script, drawings, illustrations, maps, request, formatOptions }, { options }) {
    const laidOut = options.single
      ? [singleSlide(script)]
      : carouselSlides(script, mostSlides(formatOptions, request.platform));
    const pictured = withPictures(laidOut, script, illustrations);
    const drawn = withMaps(withDrawings(pictured, script, drawings), script, maps);
    const slides = withCrossing(drawn);
    return { slides, slideCount: options.single ? null : slides.length };
  },
});
