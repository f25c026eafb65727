import { type Static, Type as t } from "@sinclair/typebox";
import { factsOf, Platform } from "./platform.ts";

/** The three base colours of a picture, as "#rrggbb"; the rest of the palette is derived from them. */
export const Colours = t.Object({ background: t.String(), ink: t.String(), accent: t.String() });
export type Colours = Static<typeof Colours>;

/** What decides the height of a picture: what its platform shows at best, or the whole screen. */
export const Shape = t.Union([t.Literal("platform"), t.Literal("9:16")]);
export type Shape = Static<typeof Shape>;

/** Width of every picture, in pixels. */
export const PICTURE_WIDTH = 1080;

/** Height of a picture that is 1080 pixels wide. */
export function heightOf(platform: Platform, shape: Shape): number {
  return shape === "9:16" ? 1920 : factsOf(platform).stillHeight;
}

/** The look of a post: a template and one of its variants. */
export const Design = t.Object({
  template: t.String(),
  variant: t.String(),
  /** Overrides the variant's colours. */
  colours: t.Optional(Colours),
  /** Seed for everything that looks random. Derived from the first slide by default. */
  seed: t.Optional(t.String()),
  platform: Platform,
  /** By which the height follows from the platform; as the platform shows it, if left out. */
  shape: t.Optional(Shape),
  width: t.Integer(),
  height: t.Integer(),
});
export type Design = Static<typeof Design>;

/** The look of an earlier post. */
export const PastDesign = t.Pick(Design, ["template", "variant"]);
export type PastDesign = Static<typeof PastDesign>;
