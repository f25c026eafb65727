import { type Static, Type as t } from "@sinclair/typebox";
import { defineStage } from "../pipeline/stage.ts";
import { PostInput } from "../posts/post_input.ts";
import { type Point, Script } from "../posts/script.ts";
import { Slide } from "../posts/slide.ts";
import { closingSlide, coverSlide, pointSlide, withoutSpoken } from "./_slides.ts";

/** A slide and what the voice says while it is shown; its time is known once it is spoken. */
export const SpokenSlide = t.Object({
  slide: Slide,
  /** Whole sentences. */
  narration: t.Array(t.String()),
  /** Whether the reel can do without it when time is short. */
  optional: t.Boolean(),
});
export type SpokenSlide = Static<typeof SpokenSlide>;

/** Divides the script among the scenes of a reel: a cover, the points in their order, a closing. */
export const layOutScenes = defineStage({
  name: "lay_out_scenes",
  version: 2,
  needs: t.Object({
    script: Script,
    request: t.Pick(PostInput.properties.request, ["captions"]),
  }),
  adds: t.Object({ spokenSlides: t.Array(SpokenSlide, { minItems: 1 }) }),
  options: t.Object({}),
  async run({ script, request }) {
    // What people say to each other belongs on the slide, beside who says it.
    const isRead = request.captions !== null && script.genre !== "dialogue";
    const shown = (point: Point): Slide =>
      pointSlide(isRead ? withoutSpoken(point) : point, script.language);
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
