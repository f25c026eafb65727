import { Type as t } from "@sinclair/typebox";
import { defineStage } from "../pipeline/stage.ts";
import { PostInput } from "../posts/post_input.ts";
import { Script } from "../posts/script.ts";
import { Slide } from "../posts/slide.ts";
import { DEFAULT_SLIDE_COUNT } from "./_brief.ts";
import { carouselSlides, singleSlide } from "./_slides.ts";

/** How many slides the reader swipes through; null for a post that is a single picture by its nature. */
export const SlideCount = t.Object({ slideCount: t.Union([t.Integer(), t.Null()]) });

/** Divides the script among slides: a single one, or as many as the request has asked for. */
export const layOutSlides = defineStage({
  name: "lay_out_slides",
  version: 1,
  needs: t.Object({ script: Script, request: PostInput.properties.request }),
  adds: t.Object({ slides: t.Array(Slide, { minItems: 1 }), ...SlideCount.properties }),
  options: t.Object({
    /** Whether the post is one picture, whatever the request says of slides. */
    single: t.Boolean({ default: false }),
  }),
  async run({ script, request }, { options }) {
    if (options.single) return { slides: [singleSlide(script)], slideCount: null };
    const slides = carouselSlides(script, request.slideCount ?? DEFAULT_SLIDE_COUNT);
    return { slides, slideCount: slides.length };
  },
});
