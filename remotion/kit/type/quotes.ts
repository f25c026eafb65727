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

/** Single marks, of languages that differ from English. */
const SINGLE_MARKS: Readonly<Record<string, readonly [string, string]>> = {
  ...forEach(["cs", "de", "is", "lt", "sk", "sl", "bg"], ["‚", "‘"]),
  ...forEach(["fi", "sv"], ["’", "’"]),
};
const SINGLE_ENGLISH = ["‘", "’"] as const;
/** No apostrophe of a plural or of a word cut short: it has its partner, and words on both of its insides. */
const SINGLE_QUOTED =
  /(?<![\p{L}\p{N}'’])'(?=[\p{L}\p{N}][^'])([^'"]*[\p{L}\p{N}.,!?…])'(?![\p{L}\p{N}])/gu;

/** Languages in which straight marks are left unchanged. */
const OWN_MARKS = /^(?:ar|fa|he|ja|ur|yi|zh)\b/;

function forEach(languages: readonly string[], marks: readonly [string, string]) {
  return Object.fromEntries(languages.map((language) => [language, marks]));
}

/** Sets the dashes of typewriters, two hyphens, as dashes. */
export function setDashes(text: string): string {
  return text.replace(/(?<=\s)--(?=\s)/g, "–").replace(/(?<=\p{L})--(?=\p{L})/gu, "—");
}

/**
 * Converts straight quotation marks and apostrophes to the language's typographic ones. Unpaired
 * quotation marks are left unchanged, as they may be inches.
 */
export function curlQuotes(text: string, language: string): string {
  const name = language.toLowerCase();
  if (OWN_MARKS.test(name)) return text;
  const main = name.split("-")[0] ?? "";
  const [single, singleEnd] = SINGLE_MARKS[main] ?? SINGLE_ENGLISH;
  const curled = text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .replace(SINGLE_QUOTED, (_, words: string) => single + words + singleEnd);
  if ((curled.match(/"/g) ?? []).length % 2 === 1) return curled;
  const [opening, closing] = MARKS[main] ?? ENGLISH;
  return curled.replace(/"([^"]*)"/g, (_, words: string) => opening + words + closing);
}
