import type { Substitutes } from "./glyphs.ts";
import type { Hyphenate } from "./hyphenation.ts";

/** What is needed to set type; loaded asynchronously. */
export interface Typesetting {
  loaded: boolean;
  hyphenate: Hyphenate;
  /** Substitutes for characters that no font has. */
  substitutes: Substitutes;
}
