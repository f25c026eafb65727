import { type Static, Type as t } from "@sinclair/typebox";
import { FontFacts } from "./brand.ts";
import { CaptionSettings } from "./captions.ts";
import { Cue } from "./cue.ts";
import { Design } from "./design.ts";
import { Direction } from "./document.ts";
import { PictureUrls } from "./own_picture.ts";
import { Scene } from "./scene.ts";
import { Genre, Tone } from "./script.ts";
import { Sender } from "./sender.ts";
import { Slide } from "./slide.ts";

/** The brand's font, as a URL that a page can load without a network. */
export const FontFile = t.Composite([
  t.Pick(FontFacts, ["ranges", "weights"]),
  t.Object({ url: t.String() }),
]);
export type FontFile = Static<typeof FontFile>;

/** Props of the composition that draws still slides: frame N is slide N. */
export const StillsProps = t.Object({
  design: Design,
  language: t.String(),
  direction: Direction,
  /** Neutral where there is none. */
  tone: t.Optional(Tone),
  /** An essay where there is none. */
  genre: t.Optional(Genre),
  /** Left out if the pictures show no sender. */
  sender: t.Optional(Sender),
  /** What headlines are set in where it has their letters; left out if the look's own typeface is used. */
  font: t.Optional(FontFile),
  /** The files of the pictures that slides show; left out if none shows any. */
  pictures: t.Optional(PictureUrls),
  slides: t.Array(Slide),
});
export type StillsProps = Static<typeof StillsProps>;

/** Props of the composition that draws a reel. */
export const ReelProps = t.Object({
  design: Design,
  language: t.String(),
  direction: Direction,
  /** Neutral where there is none. */
  tone: t.Optional(Tone),
  /** An essay where there is none. */
  genre: t.Optional(Genre),
  sender: t.Optional(Sender),
  font: t.Optional(FontFile),
  pictures: t.Optional(PictureUrls),
  scenes: t.Array(Scene),
  cues: t.Array(Cue),
  captions: t.Union([CaptionSettings, t.Null()]),
  /** True to draw every scene as it is when nothing moves: for stills of them. */
  atRest: t.Optional(t.Boolean()),
});
export type ReelProps = Static<typeof ReelProps>;
