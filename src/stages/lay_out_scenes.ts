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
import {
  closingSlide,
  coverSlide,
  LABELLED,
  pointSlide,
  stepSlide,
  withoutSpoken,
} from "./_slides.ts";
import { widthOf } from "./_width.ts";

/**
 * Divides the script into the scenes of a reel: the cover, the points in order, and the closing. A long
 * subline is a scene after the cover's, as few watch a cover until it is said.
 */
export const layOutScenes = defineStage({
  name: "lay_out_scenes",
  title: "Laying out scenes",
  version: 8,
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
      stepSlide(point, script.language) ??
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
    const spoken = slides.map((slide, index) => ({
      slide,
      narration: narrations[index] ?? [],
      optional: index > 0,
    }));
    const isJoke = script.genre === "joke";
    return { spokenSlides: isJoke ? spoken : spoken.flatMap(withSublineApart) };
  },
});

/** Letters of a subline that is said in passing, those of East Asia counted twice; and of the longest statement. */
const SUBLINE = { short: 44, long: 190 } as const;

/** The scene of a cover as two, the second of its subline, where that is long and said last. */
function withSublineApart(scene: SpokenSlide): SpokenSlide[] {
  const { slide, narration } = scene;
  if (slide.kind !== "cover" || slide.subline === null || narration.length < 2) return [scene];
  const { subline, drawing } = slide;
  const width = widthOf(subline);
  const said = narration.slice(1);
  const isSaid = said.join(" ").includes(subline.replace(/[\p{P}\s]+$/u, ""));
  if (!isSaid || LABELLED.test(subline) || width <= SUBLINE.short || width > SUBLINE.long)
    return [scene];
  const statement: Slide = {
    kind: "point",
    number: null,
    headline: subline,
    emphasis: null,
    text: "",
    ...(drawing !== undefined && { drawing }),
  };
  return [
    { ...scene, slide: { ...slide, subline: null }, narration: narration.slice(0, 1) },
    { slide: statement, narration: said, optional: false },
  ];
}
