/**
 * Makes a text storable in Postgres and as UTF-8: removes NUL characters and replaces lone
 * surrogates with U+FFFD.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
