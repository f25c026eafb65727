import { defineStage, t } from "postloom";
import { KnownOptions, Script, Slide, SlideCount } from "postloom/posts";
import { DEFAULT_SLIDE_COUNT } from "./_brief.ts";
import { carouselSlides, singleSlide } from "./_slides.ts";

/** Divides the script into slides: a single one, or as many as requested. */
export const layOutSlides = defineStage({
  name: "lay_out_slides",
  title: "Laying out slides",
  version: 1,
  needs: t.Object({ script: Script, formatOptions: t.Pick(KnownOptions, ["slideCount"]) }),
  adds: t.Object({ slides: t.Array(Slide, { minItems: 1 }), slideCount: SlideCount }),
  options: t.Object({
    /** Whether the post is always a single picture. */
    single: t.Boolean({ default: false }),
  }),
  async run({ script, formatOptions }, { options }) {
    if (options.single) return { slides: [singleSlide(script)], slideCount: null };
    const slides = carouselSlides(script, formatOptions.slideCount ?? DEFAULT_SLIDE_COUNT);
    return { slides, slideCount: slides.length };
  },
});
