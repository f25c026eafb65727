import type { ComponentType } from "react";
import type { Direction } from "../documents/document.ts";
import type { Script } from "../writing/script.ts";
import type { Colours, Design, Slide } from "./post.ts";

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

/** A look. The file's name in `templates/` is its name. */
export interface Template {
  title: string;
  description: string;
  typefaces: { display: Typeface; text: Typeface };
  /** At least four, the default first. A variant by any other name gets a palette of its own. */
  variants: Readonly<Record<string, Variant>>;
  /** How well the look suits a script, from 0 to 1: what "auto" goes by. */
  suits(script: Script): number;
  /** Draws a slide of any kind, as a pure function of its props and the frame. */
  Slide: ComponentType<SlideProps>;
  /** True if a frame's markup does not tell its picture, as with a canvas: every frame is then drawn. */
  everyFrame?: boolean;
}

/** How well a look suits texts of some genres, and all others: what `suits` may be where no more counts. */
export function byGenre(
  scores: Readonly<Partial<Record<Script["genre"], number>>>,
  otherwise: number,
): Template["suits"] {
  return ({ genre }) => scores[genre] ?? otherwise;
}

/**
 * Defines a look; the default export of a file in `templates/`.
 *
 * @throws {TypeError} if there are too few variants or a colour is not written as "#rrggbb".
 *
 * @example
 * ```tsx
 * export default defineTemplate({
 *   title: "Poster",
 *   description: "One line, very large",
 *   typefaces: { display: "archivo", text: "inter" },
 *   variants: { day: { background: "#ffffff", ink: "#111111", accent: "#ff4d00" }, ... },
 *   suits: byGenre({ quote: 0.9 }, 0.3),
 *   Slide: Poster,
 * });
 * ```
 */
export function defineTemplate(template: Template): Template {
  const variants = Object.entries(template.variants);
  if (variants.length < 4) {
    throw new TypeError(
      `Cannot define template "${template.title}" as it has ${variants.length} variants: give it four or more`,
    );
  }
  for (const [name, variant] of variants) {
    for (const colour of [variant.background, variant.ink, variant.accent]) {
      if (/^#[0-9a-f]{6}$/.test(colour)) continue;
      throw new TypeError(
        `Cannot use colour "${colour}" of variant "${name}": write it as "#rrggbb" in lower case`,
      );
    }
  }
  return template;
}
