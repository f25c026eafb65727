import type { Typeface } from "../src/rendering/template.ts";

const FAMILIES: Readonly<Record<Typeface, string>> = {
  inter: "Inter Variable",
  archivo: "Archivo Variable",
  fraunces: "Fraunces Variable",
};

const EMOJI = "Noto Color Emoji";

const SCRIPTS = [
  "Noto Sans Variable",
  "Noto Sans Arabic Variable",
  "Noto Sans Hebrew Variable",
  "Noto Sans Devanagari Variable",
  "Noto Sans Thai Variable",
];

const HAN = {
  zh: "Noto Sans SC Variable",
  ja: "Noto Sans JP Variable",
  ko: "Noto Sans KR Variable",
} as const;

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

/** The families of {@linkcode fontStack}. */
export function fontFamilies(typeface: Typeface, language: string): string[] {
  const own = FAMILIES[typeface];
  const { zh, ja, ko } = HAN;
  switch (language.split("-")[0]?.toLowerCase()) {
    case "zh":
      return [zh, own, EMOJI, ...SCRIPTS, ja, ko];
    case "ja":
      return [ja, own, EMOJI, ...SCRIPTS, zh, ko];
    case "ko":
      return [ko, own, EMOJI, ...SCRIPTS, ja, zh];
    default:
      return [own, EMOJI, ...SCRIPTS, ja, ko, zh];
  }
}
