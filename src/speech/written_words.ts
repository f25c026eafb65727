/** A word exactly as in the input. */
export interface WrittenWord {
  text: string;
  /** True if no space separates it from the previous word, as in Chinese, Japanese and Thai. */
  joined: boolean;
}

const UNSPACED =
  "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]";
const HAS_UNSPACED = new RegExp(UNSPACED, "u");
const STARTS_UNSPACED = new RegExp(`^${UNSPACED}`, "u");
const MAY_END = new RegExp(`(?:${UNSPACED}|[，。！？；：、」』）】》…])$`, "u");
const OPENING = /[\p{Ps}\p{Pi}"'¿¡]$/u;
// Closing marks, and others that may not start a line: small kana, length and repetition marks.
const MAY_NOT_START = /^[\p{M}\p{Pe}\p{Pf}\p{Po}\p{Pd}々ーぁぃぅぇぉっゃゅょァィゥェォッャュョๆฯ]/u;

/**
 * Splits a text at white space, and scripts without spaces into words where captions can break.
 * Every character other than white space is in exactly one word.
 *
 * @param language BCP 47; need not be a known one.
 */
export function splitWords(text: string, language: string): WrittenWord[] {
  return text
    .split(/\s+/u)
    .filter((run) => run !== "")
    .flatMap((run) => {
      if (!HAS_UNSPACED.test(run)) return [{ text: run, joined: false }];
      return splitRun(run, language).map((word, index) => ({ text: word, joined: index > 0 }));
    });
}

function splitRun(run: string, language: string): string[] {
  const words: string[] = [];
  for (const { segment } of segmenterOf(language).segment(run)) {
    const before = words.at(-1);
    if (before === undefined || mayBreak(before, segment)) words.push(segment);
    else words[words.length - 1] = before + segment;
  }
  return words;
}

function mayBreak(before: string, after: string): boolean {
  if (MAY_NOT_START.test(after) || OPENING.test(before)) return false;
  return STARTS_UNSPACED.test(after) || MAY_END.test(before);
}

function segmenterOf(language: string): Intl.Segmenter {
  const known = /^[a-z]{2,3}(?=-|$)/i.exec(language)?.[0];
  return new Intl.Segmenter(known ?? "en", { granularity: "word" });
}
