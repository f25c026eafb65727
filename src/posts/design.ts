import { type Static, Type as t } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { ASPECT_RATIOS } from "./aspect_ratios.ts";
import { factsOf, Platform } from "./platform.ts";

/** The three base colours of a picture, as "#rrggbb"; the rest of the palette is derived from them. */
export const Colours = t.Object({ background: t.String(), ink: t.String(), accent: t.String() });
export type Colours = Static<typeof Colours>;

/** Shapes that can be asked for, whatever the platform shows at best. */
export const AspectRatio = t.Union([t.Literal(ASPECT_RATIOS[0]), t.Literal(ASPECT_RATIOS[1])]);
export type AspectRatio = Static<typeof AspectRatio>;

/** What decides the size of a picture: what its platform shows at best, the whole screen, or a ratio. */
export const Shape = t.Union([t.Literal("platform"), t.Literal("9:16"), ...AspectRatio.anyOf]);
export type Shape = Static<typeof Shape>;

/** The size of a picture, in pixels. */
export function pictureSize(platform: Platform, shape: Shape): Pick<Design, "width" | "height"> {
  switch (shape) {
    case "platform":
      return { width: 1080, height: factsOf(platform).stillHeight };
    case "9:16":
      return { width: 1080, height: 1920 };
    case "1:1":
      return { width: 1080, height: 1080 };
    case "16:9":
      return { width: 1920, height: 1080 };
  }
}

/** The ratio that the options of a request ask for. */
export function aspectRatioIn(options: Readonly<Record<string, unknown>>): AspectRatio | null {
  const { aspectRatio } = options;
  return Value.Check(AspectRatio, aspectRatio) ? aspectRatio : null;
}

/** The ratio that was asked for; null if the platform or the medium decides. */
export function aspectRatioOf({ shape }: Pick<Design, "shape">): AspectRatio | null {
  return shape === "1:1" || shape === "16:9" ? shape : null;
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
  /** By which the size follows from the platform; as the platform shows it, if left out. */
  shape: t.Optional(Shape),
  width: t.Integer(),
  height: t.Integer(),
});
export type Design = Static<typeof Design>;

/** The look of an earlier post. */
export const PastDesign = t.Pick(Design, ["template", "variant"]);
export type PastDesign = Static<typeof PastDesign>;
