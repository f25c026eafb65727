import type { Typeface } from "../src/rendering/template.ts";

const FAMILIES: Readonly<Record<Typeface, string>> = {
  inter: "Inter Variable",
  archivo: "Archivo Variable",
  fraunces: "Fraunces Variable",
};

/** Typefaces that are shipped with an italic, too. */
const WITH_ITALIC: ReadonlySet<Typeface> = new Set(["fraunces"]);

const EMOJI = "Noto Color Emoji";

const SCRIPTS = [
  "Noto Sans Variable",
  ...[
    "Arabic",
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
    "Myanmar",
    "Sinhala",
    "Tamil",
    "Telugu",
  ].map((script) => `Noto Sans ${script} Variable`),
];

const SIMPLIFIED = "Noto Sans SC Variable";
const TRADITIONAL = "Noto Sans TC Variable";
const JAPANESE = "Noto Sans JP Variable";
const KOREAN = "Noto Sans KR Variable";

/**
 * The families that a text is set in, in the order of preference, as a value for `font-family`.
 * One character may look different in Chinese, Japanese and Korean, so the language decides which
 * of them comes first; there it also sets the punctuation.
 */
export function fontStack(typeface: Typeface, language: string): string {
  return fontFamilies(typeface, language)
    .map((family) => `"${family}"`)
    .join(", ");
}

/** The styles that a typeface is shipped in; scripts that have no italic stay upright. */
export function stylesOf(typeface: Typeface): readonly ("normal" | "italic")[] {
  return WITH_ITALIC.has(typeface) ? ["normal", "italic"] : ["normal"];
}

/** The families of {@linkcode fontStack}. */
export function fontFamilies(typeface: Typeface, language: string): string[] {
  const own = [FAMILIES[typeface], EMOJI, ...SCRIPTS];
  const han = hanFamily(language);
  const others = [SIMPLIFIED, JAPANESE, KOREAN, TRADITIONAL].filter((family) => family !== han);
  return han === undefined ? [...own, ...others] : [han, ...own, ...others];
}

function hanFamily(language: string): string | undefined {
  if (/^zh\b(?!.*-hans\b).*-(hant|tw|hk|mo)\b/i.test(language)) return TRADITIONAL;
  if (/^zh\b/i.test(language)) return SIMPLIFIED;
  if (/^ja\b/i.test(language)) return JAPANESE;
  if (/^ko\b/i.test(language)) return KOREAN;
  return undefined;
}
