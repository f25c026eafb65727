import { type Static, Type as t } from "@sinclair/typebox";
import { Design } from "./design.ts";
import { SlideCount, SpokenSlide } from "./fields.ts";
import { Script } from "./script.ts";
import { Slide } from "./slide.ts";

/** What is needed of a script once it is laid out. */
const LaidOutScript = t.Pick(Script, [
  "language",
  "direction",
  "genre",
  "tone",
  "caption",
  "hashtags",
  "notFollowed",
]);

/** Why the look was chosen, for whoever asked for the post; left out where it was asked for. */
export const LookReason = t.Optional(t.String());

/** A post of pictures when nothing of it is drawn: formats whose chain can be entered with it have drafts. */
export const LaidOutSlides = t.Object({
  script: LaidOutScript,
  design: Design,
  lookReason: LookReason,
  slides: t.Array(Slide, { minItems: 1 }),
  slideCount: SlideCount,
});
export type LaidOutSlides = Static<typeof LaidOutSlides>;

/** A video when nothing of it is spoken and drawn: formats whose chain can be entered with it have drafts. */
export const LaidOutScenes = t.Object({
  script: LaidOutScript,
  design: Design,
  lookReason: LookReason,
  spokenSlides: t.Array(SpokenSlide, { minItems: 1 }),
});
export type LaidOutScenes = Static<typeof LaidOutScenes>;
