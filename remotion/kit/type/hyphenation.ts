import { atSeams } from "./compounds.ts";

/** Adds soft hyphens to the long words of a text. */
export type Hyphenate = (text: string) => string;

/** Shorter words fit on any line. */
const MIN_WORD_LENGTH = 12;

/** A file of patterns for each language, loaded when needed. */
const LANGUAGES = {
  cs: () => import("hyphen/cs"),
  da: () => import("hyphen/da"),
  de: () => import("hyphen/de"),
  el: () => import("hyphen/el"),
  en: () => import("hyphen/en"),
  es: () => import("hyphen/es"),
  fi: () => import("hyphen/fi"),
  fr: () => import("hyphen/fr"),
  hu: () => import("hyphen/hu"),
  it: () => import("hyphen/it"),
  nb: () => import("hyphen/nb"),
  nl: () => import("hyphen/nl"),
  pl: () => import("hyphen/pl"),
  pt: () => import("hyphen/pt"),
  ru: () => import("hyphen/ru"),
  sv: () => import("hyphen/sv"),
  tr: () => import("hyphen/tr"),
  uk: () => import("hyphen/uk"),
};

/** Returns the text unchanged. */
export const withoutHyphens: Hyphenate = (text) => text;

/**
 * Loads the hyphenation patterns of a language, which headless browsers lack. Texts are left
 * unchanged if there are no patterns for the language, or no long words in the text.
 */
export async function loadHyphenation(text: string, language: string): Promise<Hyphenate> {
  const name = language.split("-")[0]?.toLowerCase() ?? "";
  if (!new RegExp(`\\p{L}{${MIN_WORD_LENGTH}}`, "u").test(text) || !isKnown(name))
    return withoutHyphens;
  const { hyphenateSync } = await LANGUAGES[name]();
  return (part) => atSeams(hyphenateSync(part, { minWordLength: MIN_WORD_LENGTH }), language);
}

function isKnown(name: string): name is keyof typeof LANGUAGES {
  return Object.hasOwn(LANGUAGES, name);
}
