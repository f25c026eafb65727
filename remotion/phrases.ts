const ZERO_WIDTH_SPACE = "\u200b";

/**
 * Marks where a Chinese line may end without tearing a word apart. Other languages say it with their
 * spaces, or browsers know it.
 */
export function markPhrases(text: string, language: string): string {
  if (!/^zh\b/i.test(language)) return text;
  const segments = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)];
  return segments
    .map(({ segment, isWordLike }, i) => {
      const before = segments[i - 1]?.segment ?? "";
      const joins = i === 0 || !isWordLike || /[\p{Ps}\p{Pi}\s]$/u.test(before);
      return joins ? segment : ZERO_WIDTH_SPACE + segment;
    })
    .join("");
}
