import { type Static, Type as t } from "@sinclair/typebox";

/** A visual fault that the page detects in a picture. */
export const Fault = t.Union(
  [
    /** A text fits only at a size that is hard to read. */
    t.Object({ kind: t.Literal("small_text"), text: t.String(), scale: t.Number() }),
    /** A text does not fit at any size. */
    t.Object({ kind: t.Literal("overflow"), text: t.String() }),
    /** Part of a text is cut off. */
    t.Object({ kind: t.Literal("clipped"), text: t.String() }),
    /** A text overlaps another text or something opaque. */
    t.Object({ kind: t.Literal("overlap"), text: t.String() }),
    /** A text is in the area that the platform's own controls cover, or at the very edge. */
    t.Object({ kind: t.Literal("unsafe"), text: t.String() }),
    /** A text's contrast is below what WCAG 2 requires at level AA. */
    t.Object({ kind: t.Literal("low_contrast"), text: t.String(), contrast: t.Number() }),
    /** No font has these characters. They were replaced or left out. */
    t.Object({ kind: t.Literal("missing_glyphs"), characters: t.String() }),
    /** The browser does not take the brand's font. The look's own typeface was used. */
    t.Object({ kind: t.Literal("unusable_font") }),
  ],
  { $id: "Fault" },
);
export type Fault = Static<typeof Fault>;

/** How a slide or scene was drawn. */
export const SlideFit = t.Object(
  {
    /** Whether it shows less than it was given, as that did not fit. */
    shortened: t.Boolean(),
    /** What is still wrong with it. */
    faults: t.Array(Fault),
    /** Whether the post goes without it, as there was no time for it. */
    leftOut: t.Boolean(),
  },
  { $id: "SlideFit" },
);
export type SlideFit = Static<typeof SlideFit>;

/** A fault and the picture it was found in. */
export const Report = t.Intersect([
  Fault,
  /** Index of the slide or scene; null if the fault concerns the whole post. */
  t.Object({ slide: t.Union([t.Integer({ minimum: 0 }), t.Null()]) }),
]);
export type Report = Static<typeof Report>;
