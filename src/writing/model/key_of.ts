/** A text without all that can differ where it is repeated: marks, blanks and case. */
export function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{Nd}]/gu, "");
}
