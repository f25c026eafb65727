const ZERO_WIDTH_SPACE = "\u200b";

/** Words that attach to the one before them. */
const ENCLITICS = /^[的了着过们吗呢吧地得之]/;

const WORD_JOINER = "\u2060";

/** Last lines of fewer letters than this look lost. */
const LEAST_LAST = 3;
/** Letters at the end of a text that stay on a line, and letters of a text that is one line. */
const TIED = 3;
const ONE_LINE = 6;

/**
 * Says where the lines of a Chinese or Japanese text may end: in Chinese between phrases, and in neither
 * so that the last line has a letter or two. Other languages have spaces, or are handled by the browser.
 */
export function markPhrases(text: string, language: string): string {
  if (/^ja\b/i.test(language)) return tieEnd(text).replaceAll(SMALL_KANA, WORD_JOINER);
  return /^zh\b/i.test(language) ? markChinese(text, language) : text;
}

/** Before small kana no line begins, but browsers that look for phrases take some for the first of one. */
const SMALL_KANA =
  /(?<=[\p{Script=Hiragana}\p{Script=Katakana}])(?=[っゃゅょぁぃぅぇぉッャュョァィゥェォー])/gu;

function tieEnd(text: string): string {
  const letters = [...text];
  const count = lettersIn(text);
  if (!SPACELESS.test(text.slice(-TIED)) || count < 2) return text;
  const tied = count <= ONE_LINE ? count : TIED;
  let at = letters.length;
  for (let found = 0; at > 0 && found < tied; at--) found += lettersIn(letters[at - 1] ?? "");
  return letters.slice(0, at).join("") + letters.slice(at).join(WORD_JOINER);
}

const SPACELESS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{P}]+$/u;

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

const CLAUSE_END = /[，。；：！？、]$/u;

function markChinese(text: string, language: string): string {
  const phrases: string[] = [];
  let phrase = "";
  let last = "";
  for (const { segment, isWordLike } of new Intl.Segmenter(language, {
    granularity: "word",
  }).segment(text)) {
    // A single character is rarely a word of its own, whatever the dictionary says: it goes with the next.
    const whole = phrase.length > 2 || last.length > 1 || CLAUSE_END.test(phrase);
    const complete = whole && !/[\p{Ps}\p{Pi}\s]$/u.test(phrase);
    last = segment;
    // Nor is one on a line of its own before a mark.
    const before = phrases.at(-1) ?? "";
    if (CLAUSE_END.test(segment) && lettersIn(phrase) === 1 && !CLAUSE_END.test(before))
      phrase = (phrases.pop() ?? "") + phrase;
    if (complete && isWordLike && !ENCLITICS.test(segment)) {
      phrases.push(phrase);
      phrase = "";
    }
    phrase += segment;
  }
  if (lettersIn(phrase) < LEAST_LAST) phrase = (phrases.pop() ?? "") + phrase;
  return [...phrases, phrase].join(ZERO_WIDTH_SPACE);
}
