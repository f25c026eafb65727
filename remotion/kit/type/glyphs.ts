/** What is drawn in place of characters that no font has: their plain forms, or nothing. */
export type Substitutes = ReadonlyMap<string, string>;

/** Nothing has to be replaced. */
export const NO_SUBSTITUTES: Substitutes = new Map();

/** They change how the characters beside them look, and have no look of their own. */
const UNSEEN = /[\p{White_Space}\p{Control}\p{Format}\p{Variation_Selector}]/u;

/**
 * Finds a substitute for each character of a text that no font has: the letters that it stands for,
 * as "A" for "𝗔", or else nothing.
 */
export function substitutesFor(
  text: string,
  hasGlyph: (character: string) => boolean,
): Substitutes {
  const substitutes = new Map<string, string>();
  for (const character of new Set(text)) {
    if (UNSEEN.test(character) || hasGlyph(character)) continue;
    const plain = plainForm(character);
    substitutes.set(character, [...plain].every(hasGlyph) ? plain : "");
  }
  return substitutes;
}

/** A text without styled letters, such as those that are made for posts: "Hi" for "𝓗𝓲". */
export function plainForm(text: string): string {
  return text.normalize("NFKC");
}

/** A value, every string in it with the substitutes in place. */
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
