import type { Colours, Design } from "./design.ts";
import type { Direction } from "./document.ts";
import type { Script } from "./script.ts";
import type { Slide } from "./slide.ts";

/** As the name of a template: the service chooses the one that suits the text. */
export const AUTO_TEMPLATE = "auto";

/** Typefaces that are shipped with the bundle; other scripts than theirs are set in Noto. */
export type Typeface = "inter" | "archivo" | "fraunces";

/** The colours that a variant is made of. */
export type Variant = Colours;

/**
 * Colours to draw with, as "#rrggbb". Text in `ink`, `muted` or `accentInk` can be read (4.5:1 or
 * better) on `background` and on `surface`, text in `onAccent` on `accent`.
 */
export interface Palette extends Variant {
  /** For text that stands back. */
  muted: string;
  /** The accent, made dark or light enough for text. */
  accentInk: string;
  onAccent: string;
  /** A field that stands out from the background a little. */
  surface: string;
  /** For thin lines; not for text. */
  rule: string;
}

/** What a template's component is given to draw one slide. */
export interface SlideProps {
  slide: Slide;
  /** Position of the slide, from 0. */
  index: number;
  /** Slides in the post. */
  total: number;
  design: Design;
  language: string;
  direction: Direction;
  palette: Palette;
  /** One for all slides of a post, and another for every other post: what looks like chance follows from it. */
  seed: string;
}

/**
 * A look: the file's name in `templates/` is its name. `Component` is what draws a slide, a component
 * of whatever library the pictures are made with.
 */
export interface Template<Component = unknown> {
  title: string;
  description: string;
  typefaces: { display: Typeface; text: Typeface };
  /** At least four, the default first. A variant by any other name gets a palette of its own. */
  variants: Readonly<Record<string, Variant>>;
  /** How well the look suits a script, from 0 to 1: what "auto" goes by. */
  suits(script: Script): number;
  /** Draws a slide of any kind, as a pure function of its props and the frame. */
  Slide: Component;
  /** True if a frame's markup does not tell its picture, as with a canvas: every frame is then drawn. */
  everyFrame?: boolean;
}
