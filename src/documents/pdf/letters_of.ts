/** The letters and digits of a text alone, in small ones, by which texts are compared. */
export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

/** True if one holds the other, and is not much longer. */
export function agree(one: string, other: string): boolean {
  const [short = "", long = ""] = [lettersOf(one), lettersOf(other)].sort(
    (a, b) => a.length - b.length,
  );
  return short !== "" && long.includes(short) && short.length > 0.4 * long.length;
}
