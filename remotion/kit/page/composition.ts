import type { Slide } from "../../../src/posts/slide.ts";
import { isPicture, type Motif } from "../drawing/motif.ts";
import { hashOf } from "../hash.ts";
import { widthOf } from "../type/width_of.ts";
import { canBeNarrow } from "./bleed.tsx";

/** A slide's place in its post. */
export interface SlidePlace {
  /** Seed of the post. */
  seed: string;
  /** Index of the slide, from 0. */
  index: number;
}

/** A slide as it is, or as a look's components get it. */
export type ComposedSlide = Slide & { motif?: Motif | undefined };

/**
 * The compositions that a look has for kinds of slides, by names of its own. Those with these names are
 * only for slides that suit them:
 *
 * - "above" and "below": words next to art as wide as the page, where they leave it enough height
 * - "beside": words in a narrow column, where they fit one
 * - "pattern": art made of the slide's drawing, where it has one and no picture
 * - "crossing": where half of a drawing is at the slide's edge; nothing else is then. A look has it for
 *   covers, points and quotes, or for none, as the other half may be on any of them
 */
export type Compositions<Name extends string> = Readonly<
  Partial<Record<Slide["kind"], readonly Name[]>>
>;

/**
 * Picks the composition of a slide, in turn from slide to slide and beginning elsewhere in each post: so
 * that neighbours differ, and posts do.
 *
 * @returns "set", for words alone, if the look has none that suits the slide.
 */
export function compositionOf<Name extends string>(
  slide: ComposedSlide,
  { seed, index }: SlidePlace,
  compositions: Compositions<Name>,
): Name | "set" {
  const names = compositions[slide.kind] ?? [];
  const crossing = slide.crossing && names.find((name) => name === "crossing");
  if (crossing !== undefined) return crossing;
  const others = names.filter((name) => name !== "crossing");
  const start = (hashOf(`composition ${seed}`) + index) % others.length;
  const inTurn = [...others.slice(start), ...others.slice(0, start)];
  return inTurn.find((name) => suits(name, slide)) ?? "set";
}

/** Beside more letters there is no height for art worth looking at; things are seen in less than patterns. */
const FEW = 150;
const FEW_BESIDE_DRAWING = 200;

function suits(name: string, slide: ComposedSlide): boolean {
  const motif = slide.motif ?? slide.picture ?? slide.drawing;
  const words = wordsOf(slide);
  switch (name) {
    case "above":
    case "below": {
      // Covers and closings have little to say, and art whatever it is.
      const isFramed = slide.kind === "cover" || slide.kind === "closing";
      const limit = motif === undefined ? FEW : FEW_BESIDE_DRAWING;
      return isFramed || widthOf(words.join(" ")) <= limit;
    }
    case "beside":
      return canBeNarrow(...words);
    case "pattern":
      return motif !== undefined && !isPicture(motif);
    default:
      return true;
  }
}

function wordsOf(slide: ComposedSlide): string[] {
  switch (slide.kind) {
    case "cover":
      return [slide.headline, slide.subline ?? ""];
    case "quote":
      return [slide.text, slide.attribution ?? ""];
    case "list":
      return [slide.headline, ...slide.items];
    case "figure":
      return [slide.value, slide.label, slide.text];
    case "comparison":
      return [
        slide.headline,
        ...[slide.left, slide.right].flatMap(({ label, text }) => [label, text]),
      ];
    default:
      return [slide.headline, slide.text ?? ""];
  }
}
