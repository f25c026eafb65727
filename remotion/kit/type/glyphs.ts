/** Substitutes for characters that no font has: their plain forms, or nothing. */
export type Substitutes = ReadonlyMap<string, string>;

/** No substitutes. */
export const NO_SUBSTITUTES: Substitutes = new Map();

/** Invisible characters, some of which change how their neighbours look. */
const INVISIBLE = /[\p{White_Space}\p{Control}\p{Format}\p{Variation_Selector}]/u;

/**
 * Finds substitutes for the characters of a text that no font has: their plain form, such as "A" for
 * "𝗔", or nothing.
 */
export function substitutesFor(
  text: string,
  hasGlyph: (character: string) => boolean,
): Substitutes {
  const substitutes = new Map<string, string>();
  for (const character of new Set(text)) {
    if (INVISIBLE.test(character) || hasGlyph(character)) continue;
    const plain = plainForm(character);
    substitutes.set(character, [...plain].every(hasGlyph) ? plain : "");
  }
  return substitutes;
}

/** Replaces styled Unicode letters, which are popular in posts: "Hi" for "𝓗𝓲". */
export function plainForm(text: string): string {
  return text.normalize("NFKC");
}

/** Applies substitutes to every string in a value. */
export function substitute<T>(value: T, substitutes: Substitutes): T;
export function substitute(value: unknown, substitutes: Substitutes): unknown {
  if (substitutes.size === 0) return value;
  if (typeof value === "string") {
    const drawn = Array.from(value, (character) => substitutes.get(character) ?? character).join(
      "",
    );
    return drawn === value ? value : drawn.replaceAll(/ {2,}/g, " ").trim();
  }
  if (Array.isArray(value)) return value.map((item) => substitute(item, substitutes));
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, item]) => [key, substitute(item, substitutes)]));
}
