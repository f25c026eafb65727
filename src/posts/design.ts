import { type Static, Type as t } from "@sinclair/typebox";
import { Platform } from "./platform.ts";

/** The three base colours of a picture, as "#rrggbb"; the rest of the palette is derived from them. */
export const Colours = t.Object({ background: t.String(), ink: t.String(), accent: t.String() });
export type Colours = Static<typeof Colours>;

/** The look of a post: a template and one of its variants. */
export const Design = t.Object({
  template: t.String(),
  variant: t.String(),
  /** Overrides the variant's colours. */
  colours: t.Optional(Colours),
  /** Seed for everything that looks random. Derived from the first slide by default. */
  seed: t.Optional(t.String()),
  platform: Platform,
  width: t.Integer(),
  height: t.Integer(),
});
export type Design = Static<typeof Design>;

/** The look of an earlier post. */
export const PastDesign = t.Pick(Design, ["template", "variant"]);
export type PastDesign = Static<typeof PastDesign>;
