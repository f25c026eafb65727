/** A number with what belongs to it, and a unit that is a word or more: "$500", "billion". */
const WITH_WORDS = /^([^\p{L}]*\p{Nd}[^\p{L}]*?)\s+(\p{L}[^\p{Nd}]{3,})$/u;

/**
 * Divides a figure into its number and the words behind it, which are better set smaller. The
 * second part is empty where there are none, or only a sign such as "%" or "km".
 */
export function splitAmount(value: string): [number: string, words: string] {
  const [, number = value, words = ""] = WITH_WORDS.exec(value) ?? [];
  return [number, words];
}
