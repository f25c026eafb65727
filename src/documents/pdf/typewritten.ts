/** Lines of prose are nearly full, and all but few of their characters are letters and blanks. */
const MIN_LINES = 3;
const MIN_LINE_LENGTH = 40;
const MIN_LETTER_SHARE = 0.93;
const MIN_SENTENCES = 2;
const SENTENCE = /[\p{Ll}\p{Lo})]["'”’»]?[.!?](?=["'”’»]?(?:\s+[\p{Lu}\p{Lo}"“„«]|\s*$))/gu;

/**
 * The text of lines that are set in letters of equal width, as programs are, but as a typewriter would; null if they
 * are no sentences.
 */
export function typewrittenText(text: string): string | null {
  const lines = text.split("\n").map((line) => line.trim());
  const full = lines.slice(0, -1);
  const average = full.reduce((sum, { length }) => sum + length, 0) / Math.max(1, full.length);
  if (lines.length < MIN_LINES || average < MIN_LINE_LENGTH) return null;
  const joined = lines.join(" ");
  const letters = joined.match(/[\p{L}\p{M}\s]/gu)?.length ?? 0;
  if (letters < MIN_LETTER_SHARE * joined.length) return null;
  return (joined.match(SENTENCE)?.length ?? 0) < MIN_SENTENCES ? null : joined;
}
