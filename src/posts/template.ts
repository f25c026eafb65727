import type { Colours, Design } from "./design.ts";
import type { Direction } from "./document.ts";
import type { Genre, Script, Tone } from "./script.ts";
import type { Slide } from "./slide.ts";

/** Template name that lets the service choose the one that suits the text best. */
export const AUTO_TEMPLATE = "auto";

/** Typefaces that come with the bundle. Writing systems that they lack are set in Noto. */
export type Typeface = "inter" | "archivo" | "fraunces";

/** The base colours of a variant, and the posts that it is for: those of any tone, if it does not say. */
export interface Variant extends Colours {
  /** "sober" colours are for what is grave, "bright" ones for what is light. Neutral posts have any. */
  mood?: "sober" | "bright";
}

/**
 * All colours of a design, as "#rrggbb". Text in `ink`, `muted` or `accentInk` is readable (4.5:1 or
 * better) on `background` and `surface`, text in `onAccent` on `accent`.
 */
export interface Palette extends Colours {
  /** For secondary text. */
  muted: string;
  /** The accent, darkened or lightened enough for text. */
  accentInk: string;
  onAccent: string;
  /** For areas that stand out slightly from the background. */
  surface: string;
  /** For thin lines; not for text. */
  rule: string;
}

/** Props of a template's component, which draws one slide. */
export interface SlideProps {
  slide: Slide;
  /** Index of the slide, from 0. */
  index: number;
  /** Number of slides in the post. */
  total: number;
  design: Design;
  language: string;
  direction: Direction;
  /** How the post has to sound: what jokes or cheers leaves that out where it is grave. */
  tone: Tone;
  /** What the post is made of: only where it is talk are lines with a colon somebody's. */
  genre: Genre;
  palette: Palette;
  /** Seed for everything that looks random: the same for all slides of a post, different between posts. */
  seed: string;
}

/**
 * A look, named by its file in `templates/`. `Component` is the component type of the library that
 * draws the pictures.
 */
export interface Template<Component = unknown> {
  title: string;
  description: string;
  typefaces: { display: Typeface; text: Typeface };
  /** At least four, that of previews first. For any other variant name, colours are derived from the name. */
  variants: Readonly<Record<string, Variant>>;
  /** How well the look suits a script, from 0 to 1. "auto" picks the highest. */
  suits(script: Script): number;
  /** Draws a slide of any kind, as a pure function of its props and the frame. */
  Slide: Component;
  /** True if its pages are made around what they are about, which wide pictures then show on them as well. */
  needsMotif?: boolean;
  /** True if frames with equal markup can look different, as with a canvas: every frame is then drawn. */
  everyFrame?: boolean;
}
