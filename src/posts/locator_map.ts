import { type Static, Type as t } from "@sinclair/typebox";

/** Where something happens: a country. */
export const Place = t.Object({
  /** ISO 3166-1 alpha-2. */
  country: t.String({ pattern: "^[A-Z]{2}$" }),
  /** In the language of the text. */
  name: t.String(),
});
export type Place = Static<typeof Place>;

/** A map that shows where a country is, with its neighbours. North is up. */
export const LocatorMap = t.Object({
  kind: t.Literal("map"),
  name: t.String(),
  /** The country's ISO 3166-1 alpha-2; left out by maps from before it was told. */
  code: t.Optional(t.String({ pattern: "^[A-Z]{2}$" })),
  /** Of the map, in units of its paths. */
  width: t.Number({ exclusiveMinimum: 0 }),
  height: t.Number({ exclusiveMinimum: 0 }),
  /** All land, and the borders on it, in the form of an SVG path's `d`. */
  land: t.String(),
  borders: t.String(),
  /** The country, and a point in its midst. */
  country: t.String(),
  x: t.Number(),
  y: t.Number(),
  /** True if the country is too small to be seen without a mark. */
  isSmall: t.Boolean(),
});
export type LocatorMap = Static<typeof LocatorMap>;

/** Maps by the codes of their countries. */
export const LocatorMaps = t.Record(t.String(), LocatorMap);
export type LocatorMaps = Static<typeof LocatorMaps>;
