const ZERO_WIDTH_SPACE = "\u200b";

/** Words that attach to the one before them. */
const ENCLITICS = /^[的了着过们吗呢吧地得之]/;

/**
 * Inserts line break opportunities between the phrases of a Chinese text. Other languages have
 * spaces, or are handled by the browser.
 */
export function markPhrases(text: string, language: string): string {
  if (!/^zh\b/i.test(language)) return text;
  const phrases: string[] = [];
  let phrase = "";
  let last = "";
  for (const { segment, isWordLike } of new Intl.Segmenter(language, {
    granularity: "word",
  }).segment(text)) {
    // A single character is rarely a word of its own, whatever the dictionary says: it goes with the next.
    const whole = phrase.length > 2 || last.length > 1;
    const complete = whole && !/[\p{Ps}\p{Pi}\s]$/u.test(phrase);
    last = segment;
    if (complete && isWordLike && !ENCLITICS.test(segment)) {
      phrases.push(phrase);
      phrase = "";
    }
    phrase += segment;
  }
  return [...phrases, phrase].join(ZERO_WIDTH_SPACE);
}
