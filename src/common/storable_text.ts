/**
 * Takes out what Postgres and UTF-8 have no place for: NUL characters are removed, and halves of
 * surrogate pairs become U+FFFD.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
