/** Adds soft hyphens to the long words of a text. */
export type Hyphenate = (text: string) => string;

/** Words with fewer letters go into any line whole. */
const LONG_WORD = 12;

/** One file of patterns for each language; a page loads the one it needs, if any. */
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

/** Leaves a text as it is. */
export const keepWhole: Hyphenate = (text) => text;

/**
 * Loads what is needed to break the long words of a text in its language. Headless browsers come
 * without patterns of their own. Where there are none, or no long words, texts are left as they are.
 */
export async function loadHyphenation(text: string, language: string): Promise<Hyphenate> {
  const name = language.split("-")[0]?.toLowerCase() ?? "";
  if (!new RegExp(`\\p{L}{${LONG_WORD}}`, "u").test(text) || !isKnown(name)) return keepWhole;
  const { hyphenateSync } = await LANGUAGES[name]();
  return (part) => hyphenateSync(part, { minWordLength: LONG_WORD });
}

function isKnown(name: string): name is keyof typeof LANGUAGES {
  return Object.hasOwn(LANGUAGES, name);
}
