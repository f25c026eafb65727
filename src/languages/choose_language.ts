import { isLanguage, type Language } from "./mod.ts";

/** A language, and how those who speak it write numbers and dates. */
export interface ChosenLanguage {
  language: Language;
  /** With a region where one is known: "en-GB". */
  locale: string;
}

/**
 * Chooses the language that somebody reads best.
 *
 * @param preferred Tags such as "pt-BR", the most wanted first.
 * @param chosen The language that was chosen by hand; null if none was.
 */
export function chooseLanguage(
  preferred: readonly string[],
  chosen: string | null = null,
): ChosenLanguage {
  const known = preferred.flatMap((locale) => {
    const [language = ""] = locale.toLowerCase().split("-");
    return isLanguage(language) && isLocale(locale) ? [{ language, locale }] : [];
  });
  const language = isLanguage(chosen) ? chosen : (known[0]?.language ?? "en");
  return known.find((one) => one.language === language) ?? { language, locale: language };
}

/** The tags of an `Accept-Language` header, the most wanted first. */
export function acceptedLanguages(header: string | null): string[] {
  const ranges = (header ?? "").split(",").map((range) => {
    const [tag = "", ...parameters] = range.trim().split(/\s*;\s*/);
    const weight = parameters.find((one) => one.startsWith("q="))?.slice(2) ?? "1";
    return { tag, weight: Number(weight) || 0 };
  });
  return ranges
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}
