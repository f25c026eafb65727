/** A number with its signs, followed by words: "$500" and "billion". */
const WITH_WORDS = /^([^\p{L}]*\p{Nd}[^\p{L}]*?)\s+(\p{L}[^\p{Nd}]{3,})$/u;

/**
 * Splits a figure into its number and the words after it, which are better set smaller. The second
 * part is empty if there are none, or only a short unit such as "%" or "km".
 */
export function splitAmount(value: string): [number: string, words: string] {
  const [, number = value, words = ""] = WITH_WORDS.exec(value) ?? [];
  return [number, words];
}
