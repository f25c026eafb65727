import { type Static, Type as t } from "@sinclair/typebox";

/** What a page may find fault with in a picture. */
const Fault = t.Union([
  /** A text is in its place only at a size below what can be read with ease. */
  t.Object({ kind: t.Literal("small_text"), text: t.String(), scale: t.Number() }),
  /** A text does not go into its place at any size. */
  t.Object({ kind: t.Literal("overflow"), text: t.String() }),
  /** A part of a text cannot be seen. */
  t.Object({ kind: t.Literal("clipped"), text: t.String() }),
  /** Two texts, or a text and something opaque, are over each other. */
  t.Object({ kind: t.Literal("overlap"), text: t.String() }),
  /** A text is where the platform lays its own things over the picture, or at the very edge. */
  t.Object({ kind: t.Literal("unsafe"), text: t.String() }),
  /** A text stands out from its ground less than WCAG 2 asks for at level AA. */
  t.Object({ kind: t.Literal("low_contrast"), text: t.String(), contrast: t.Number() }),
  /** No font has these characters. They were replaced or left out. */
  t.Object({ kind: t.Literal("missing_glyphs"), characters: t.String() }),
]);
export type Fault = Static<typeof Fault>;

/** What a page tells of a picture that is not as it should be. */
export const Report = t.Intersect([
  Fault,
  /** Position of the slide or scene, from 0; null where it is about the whole post. */
  t.Object({ slide: t.Union([t.Integer({ minimum: 0 }), t.Null()]) }),
]);
export type Report = Static<typeof Report>;
