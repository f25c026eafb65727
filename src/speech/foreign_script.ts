// For each script, the eSpeak NG language that reads it inside a line of another script.
const LANGUAGES: readonly (readonly [
  script: RegExp,
  language: string,
  codes: readonly string[],
])[] = [
  [/\p{Script=Cyrillic}/u, "ru", ["Cyrl"]],
  [/\p{Script=Arabic}/u, "ar", ["Arab"]],
  [/\p{Script=Hebrew}/u, "he", ["Hebr"]],
  [/\p{Script=Greek}/u, "el", ["Grek"]],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja", ["Jpan"]],
  [/\p{Script=Han}/u, "cmn", ["Hans", "Hant", "Jpan", "Kore"]],
  [/\p{Script=Hangul}/u, "ko", ["Kore"]],
  [/\p{Script=Thai}/u, "th", ["Thai"]],
  [/\p{Script=Devanagari}/u, "hi", ["Deva"]],
  [/\p{Script=Bengali}/u, "bn", ["Beng"]],
  [/\p{Script=Tamil}/u, "ta", ["Taml"]],
  [/\p{Script=Telugu}/u, "te", ["Telu"]],
  [/\p{Script=Myanmar}/u, "my", ["Mymr"]],
];

/**
 * The language in which to read a word whose script the line's voice would only spell out; undefined
 * if the line's voice can read it.
 *
 * @param language The line's language, in BCP 47.
 */
export function foreignLanguage(word: string, language: string): string | undefined {
  const own = scriptOf(language);
  return LANGUAGES.find(([script, , codes]) => script.test(word) && !codes.includes(own))?.[1];
}

function scriptOf(language: string): string {
  const base = /^[a-z]{2,3}(?:-[a-z]{4})?(?=-|$)/i.exec(language)?.[0] ?? "en";
  return new Intl.Locale(base).maximize().script ?? "Latn";
}
