import { type Static, Type as t } from "@sinclair/typebox";
import { Data } from "./data.ts";
import { Drawing } from "./drawing.ts";
import { LocatorMap } from "./locator_map.ts";
import { OwnPicture } from "./own_picture.ts";
import { Comparison } from "./script.ts";

const NullableString = t.Union([t.String(), t.Null()]);

/**
 * A drawing that crosses the edge between two slides of a carousel, half on each: so that whoever
 * swipes sees it whole.
 */
export const Crossing = t.Object({
  drawing: Drawing,
  /** Which of the two slides this is. */
  slide: t.Union([t.Literal("first"), t.Literal("second")]),
});
export type Crossing = Static<typeof Crossing>;

/** What a slide of any kind may show beside its words. */
const Shown = {
  /** What it is about; left out if nothing is known that can be drawn. */
  drawing: t.Optional(Drawing),
  /** In place of the drawing, for looks that can. */
  crossing: t.Optional(Crossing),
  /** A picture of one's own, which is shown instead of the drawing. */
  picture: t.Optional(OwnPicture),
};

/** What slides with a statement may show of it. Whatever does not know it draws the words alone. */
const Drawn = {
  /** Data to scale, or a map. The items of a list are its data in words. */
  data: t.Optional(t.Union([Data, LocatorMap])),
};

/** The content of one picture. */
export const Slide = t.Union([
  t.Object({
    kind: t.Literal("cover"),
    kicker: NullableString,
    headline: t.String(),
    subline: NullableString,
    ...Shown,
  }),
  t.Object({
    kind: t.Literal("point"),
    /** Number of the point, from 1; null if points are not numbered. */
    number: t.Union([t.Integer(), t.Null()]),
    headline: t.String(),
    /** A phrase of the headline, word for word, that is drawn to stand out. */
    emphasis: NullableString,
    text: t.String(),
    ...Shown,
    ...Drawn,
  }),
  t.Object({
    kind: t.Literal("list"),
    headline: t.String(),
    items: t.Array(t.String()),
    ...Shown,
    ...Drawn,
  }),
  t.Object({
    kind: t.Literal("figure"),
    value: t.String(),
    label: t.String(),
    text: t.String(),
    ...Shown,
    ...Drawn,
  }),
  t.Object({ kind: t.Literal("quote"), text: t.String(), attribution: NullableString, ...Shown }),
  t.Object({
    kind: t.Literal("comparison"),
    headline: t.String(),
    ...Comparison.properties,
    ...Shown,
  }),
  t.Object({ kind: t.Literal("closing"), headline: t.String(), text: NullableString, ...Shown }),
]);
export type Slide = Static<typeof Slide>;
