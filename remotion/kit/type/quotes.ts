const NO_BREAK_SPACE = "\u00a0";

/** Opening and closing marks of languages that differ from English. */
const MARKS: Readonly<Record<string, readonly [string, string]>> = {
  ...forEach(["cs", "de", "is", "lt", "sk", "sl", "bg"], ["„", "“"]),
  ...forEach(["hu", "pl", "ro", "nl"], ["„", "”"]),
  ...forEach(["be", "el", "hy", "nb", "no", "ru", "uk"], ["«", "»"]),
  ...forEach(["fi", "sv"], ["”", "”"]),
  fr: [`«${NO_BREAK_SPACE}`, `${NO_BREAK_SPACE}»`],
};
const ENGLISH = ["“", "”"] as const;

/** Languages in which straight marks are left unchanged. */
const OWN_MARKS = /^(?:ar|fa|he|ja|ko|ur|yi|zh)\b/;

function forEach(languages: readonly string[], marks: readonly [string, string]) {
  return Object.fromEntries(languages.map((language) => [language, marks]));
}

/**
 * Converts straight quotation marks and apostrophes to the language's typographic ones. Unpaired
 * quotation marks are left unchanged, as they may be inches.
 */
export function curlQuotes(text: string, language: string): string {
  const name = language.toLowerCase();
  if (OWN_MARKS.test(name)) return text;
  const curled = text.replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
  if ((curled.match(/"/g) ?? []).length % 2 === 1) return curled;
  const [opening, closing] = MARKS[name.split("-")[0] ?? ""] ?? ENGLISH;
  return curled.replace(/"([^"]*)"/g, (_, words: string) => opening + words + closing);
}
