/** A number with its signs, between words: "about", "$500" and "billion". */
const WITH_WORDS =
  /^(?<before>\p{L}[\p{L}\p{M}'’ -]{0,17}?\s)?(?<number>[^\p{L}]*\p{Nd}[^\p{L}]*?)(?:\s+(?<words>\p{L}[^\p{Nd}]{3,}))?$/u;

/**
 * Splits a figure into its number and the words around it, which are better set smaller. Those after it
 * are empty if there are none, or only a short unit such as "%" or "km".
 */
export function splitAmount(value: string): [number: string, words: string, before: string] {
  const { before, number = value, words = "" } = WITH_WORDS.exec(value)?.groups ?? {};
  return [number, words, before?.trim() ?? ""];
}
