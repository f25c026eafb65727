import type { Variant } from "../posts/template.ts";

/** What the server tells the page about itself, as JSON in the page. */
export interface Facts {
  formats: readonly string[];
  /** Names of each format's stages, in their order. */
  stages: Readonly<Record<string, readonly string[]>>;
  /** The colours of each look's variants. */
  palettes: Readonly<Record<string, Readonly<Record<string, Variant>>>>;
}
