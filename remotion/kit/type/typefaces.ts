import type { Typeface } from "../../../src/posts/template.ts";

const FAMILIES: Readonly<Record<Typeface, string>> = {
  inter: "Inter Variable",
  archivo: "Archivo Variable",
  fraunces: "Fraunces Variable",
};

/** Typefaces with an italic. */
const WITH_ITALIC: ReadonlySet<Typeface> = new Set(["fraunces"]);

/** Typefaces with serifs. Scripts that they lack are set in the nearest equivalent. */
const WITH_SERIFS: ReadonlySet<Typeface> = new Set(["fraunces"]);

/** What the brand's font is called in pages. */
export const OWN_FAMILY = "Own Display";

const EMOJI = "Noto Color Emoji";

/** Greek and Cyrillic letters with serifs and, like Fraunces, with optical sizes. */
const EUROPEAN_SERIF = "Source Serif 4 Variable";

const SCRIPTS = [
  "Hebrew",
  "Devanagari",
  "Thai",
  "Armenian",
  "Bengali",
  "Ethiopic",
  "Georgian",
  "Gujarati",
  "Gurmukhi",
  "Kannada",
  "Khmer",
  "Lao",
  "Malayalam",
  "Sinhala",
  "Tamil",
  "Telugu",
] as const;

const SERIFS = [
  EUROPEAN_SERIF,
  "Noto Naskh Arabic Variable",
  ...SCRIPTS.map((script) => `Noto Serif ${script} Variable`),
];

const SANS = [
  "Noto Sans Variable",
  ...["Arabic", "Myanmar", ...SCRIPTS].map((script) => `Noto Sans ${script} Variable`),
];

/** Regions of East Asia, in the order of fallback. */
const REGIONS = ["SC", "JP", "KR", "TC"] as const;

/**
 * The font families of a text in order of preference, as a value for `font-family`. The same
 * character may look different in Chinese, Japanese and Korean, so for those languages the regional
 * family comes first, and sets the punctuation too. With `hasOwn`, the brand's font comes before all
 * of them.
 */
export function fontStack(
  typeface: Typeface,
  language: string,
  { hasOwn = false }: { hasOwn?: boolean } = {},
): string {
  return [...(hasOwn ? [OWN_FAMILY] : []), ...fontFamilies(typeface, language)]
    .map((family) => `"${family}"`)
    .join(", ");
}

/** True for typefaces whose other scripts have serifs as well. */
export function hasSerifs(typeface: Typeface): boolean {
  return WITH_SERIFS.has(typeface);
}

/** The styles of a typeface; scripts without an italic stay upright. */
export function stylesOf(typeface: Typeface): readonly ("normal" | "italic")[] {
  return WITH_ITALIC.has(typeface) ? ["normal", "italic"] : ["normal"];
}

/** The families of {@linkcode fontStack}. */
export function fontFamilies(typeface: Typeface, language: string): string[] {
  const isSerif = hasSerifs(typeface);
  const first = leadingFamily(language, isSerif);
  const families = [
    ...(first === undefined ? [] : [first]),
    FAMILIES[typeface],
    EMOJI,
    ...(isSerif ? [...SERIFS, ...REGIONS.map((region) => hanFamily(region, true))] : []),
    ...SANS,
    ...REGIONS.map((region) => hanFamily(region, false)),
  ];
  return [...new Set(families)];
}

/**
 * Whether a text may have to be set in fonts of East Asia: by its language, or as it has characters that
 * no family before them in {@linkcode fontFamilies} is sure to have.
 */
export function mayBeEastAsian(text: string, language: string): boolean {
  return regionOf(language) !== undefined || BEYOND_OTHER_FAMILIES.test(text);
}

/** Hangul's letters, and what follows the alphabets but for common punctuation, signs and emoji. */
const BEYOND_OTHER_FAMILIES =
  /[\u1100-\u11ff]|(?![\u2000-\u2026\u2028-\u2033\u2039\u203a\u2060-\u206f\u20ac\u2122\u2212]|\p{Emoji_Presentation})[\u2000-\u{10ffff}]/u;

/** The family to prefer for everything in a language, including figures and punctuation, if any. */
function leadingFamily(language: string, isSerif: boolean): string | undefined {
  const region = regionOf(language);
  if (region !== undefined) return hanFamily(region, isSerif);
  return isSerif && CYRILLIC_OR_GREEK.test(language) ? EUROPEAN_SERIF : undefined;
}

/** Languages for which Fraunces has only figures and dashes, which look out of place in other families. */
const CYRILLIC_OR_GREEK = /^(?:be|bg|el|kk|ky|mk|mn|ru|sr|tg|uk)\b(?!-latn\b)/i;

function hanFamily(region: (typeof REGIONS)[number], isSerif: boolean): string {
  return `Noto ${isSerif ? "Serif" : "Sans"} ${region} Variable`;
}

function regionOf(language: string): (typeof REGIONS)[number] | undefined {
  if (/^zh\b(?!.*-hans\b).*-(hant|tw|hk|mo)\b/i.test(language)) return "TC";
  if (/^zh\b/i.test(language)) return "SC";
  if (/^ja\b/i.test(language)) return "JP";
  if (/^ko\b/i.test(language)) return "KR";
  return undefined;
}
