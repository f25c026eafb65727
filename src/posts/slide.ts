import { type Static, Type as t } from "@sinclair/typebox";
import { Comparison } from "./script.ts";

const NullableString = t.Union([t.String(), t.Null()]);

/** The content of one picture. */
export const Slide = t.Union([
  t.Object({
    kind: t.Literal("cover"),
    kicker: NullableString,
    headline: t.String(),
    subline: NullableString,
  }),
  t.Object({
    kind: t.Literal("point"),
    /** Number of the point, from 1; null if points are not numbered. */
    number: t.Union([t.Integer(), t.Null()]),
    headline: t.String(),
    text: t.String(),
  }),
  t.Object({ kind: t.Literal("list"), headline: t.String(), items: t.Array(t.String()) }),
  t.Object({
    kind: t.Literal("figure"),
    value: t.String(),
    label: t.String(),
    text: t.String(),
  }),
  t.Object({ kind: t.Literal("quote"), text: t.String(), attribution: NullableString }),
  t.Object({ kind: t.Literal("comparison"), headline: t.String(), ...Comparison.properties }),
  t.Object({ kind: t.Literal("closing"), headline: t.String(), text: NullableString }),
]);
export type Slide = Static<typeof Slide>;
