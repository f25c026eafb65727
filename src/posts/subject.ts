import { type Static, Type as t } from "@sinclair/typebox";

/** What a cover or a point is about, as far as it is a thing that can be drawn. */
export const Subject = t.Object({
  /** The drawing's name in Fluent's flat emoji, such as "honeybee", or that of a country's outline. */
  drawing: t.String(),
  /** How sure it is, from the least that is shown at all to 1. */
  confidence: t.Number({ minimum: 0, maximum: 1 }),
});
export type Subject = Static<typeof Subject>;

/** The name of a drawing of a country's outline, by its ISO 3166-1 alpha-2. */
export function outlineName(country: string): string {
  return `country-${country.toLowerCase()}`;
}

/** The country whose outline a drawing's name stands for; null if it is another drawing's. */
export function countryOfOutline(drawing: string): string | null {
  return /^country-([a-z]{2})$/.exec(drawing)?.[1]?.toUpperCase() ?? null;
}
