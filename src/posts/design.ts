import { type Static, Type as t } from "@sinclair/typebox";
import { Platform } from "./platform.ts";

/** The three colours that pictures are made of, as "#rrggbb"; the rest of a palette is calculated. */
export const Colours = t.Object({ background: t.String(), ink: t.String(), accent: t.String() });
export type Colours = Static<typeof Colours>;

/** The look of a post: a template and one of its variants. */
export const Design = t.Object({
  template: t.String(),
  variant: t.String(),
  /** Colours to draw with instead of the variant's. */
  colours: t.Optional(Colours),
  /** Whatever looks like chance follows from this; by default from the first slide. */
  seed: t.Optional(t.String()),
  platform: Platform,
  width: t.Integer(),
  height: t.Integer(),
});
export type Design = Static<typeof Design>;
