import type { Substitutes } from "./glyphs.ts";
import type { Hyphenate } from "./hyphenation.ts";

/** What type is set with, once it is loaded. */
export interface Typesetting {
  loaded: boolean;
  hyphenate: Hyphenate;
  /** For the characters that cannot be drawn. */
  substitutes: Substitutes;
}
