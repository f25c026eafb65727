import { type Static, Type as t } from "@sinclair/typebox";

/** A flat drawing of one thing in a square, which a look colours and cuts to its own taste. */
export const Drawing = t.Object({
  /** What it shows, such as "honeybee". */
  name: t.String(),
  /** Width and height of the square, in units of the paths. */
  size: t.Number({ exclusiveMinimum: 0 }),
  /** What is painted, from the back to the front. */
  shapes: t.Array(
    t.Object({
      /** In the form of an SVG path's `d`. */
      path: t.String(),
      /** Index of its fill. */
      fill: t.Integer({ minimum: 0 }),
      /** True if overlapping parts of the path are holes. */
      evenOdd: t.Boolean(),
    }),
  ),
  fills: t.Array(
    t.Object({
      /** The colour that it was drawn in, as "#rrggbb". */
      colour: t.String(),
      /** How much of the drawing is seen in it, from 0 to 1. */
      share: t.Number({ minimum: 0, maximum: 1 }),
    }),
    { minItems: 1 },
  ),
});
export type Drawing = Static<typeof Drawing>;

/** Drawings by their names. */
export const Drawings = t.Record(t.String(), Drawing);
export type Drawings = Static<typeof Drawings>;
