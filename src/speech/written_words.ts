/** A word as it stands in the input. */
export interface WrittenWord {
  text: string;
  /** True where no space parts it from the word before, as in Chinese, Japanese and Thai. */
  joined: boolean;
}

const UNSPACED =
  "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]";
const HAS_UNSPACED = new RegExp(UNSPACED, "u");
const STARTS_UNSPACED = new RegExp(`^${UNSPACED}`, "u");
const MAY_END = new RegExp(`(?:${UNSPACED}|[，。！？；：、」』）】》…])$`, "u");
const OPENING = /[\p{Ps}\p{Pi}"'¿¡]$/u;
// Closing marks, and what else may not begin a line: small kana, length and repetition marks.
const NO_START = /^[\p{M}\p{Pe}\p{Pf}\p{Po}\p{Pd}々ーぁぃぅぇぉっゃゅょァィゥェォッャュョๆฯ]/u;

/**
 * Splits a text at white space, and texts of scripts that have no spaces at their words, so that
 * captions can break there. Every character but white space is in exactly one word.
 *
 * @param language BCP 47; an unknown one is no error.
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
  if (NO_START.test(after) || OPENING.test(before)) return false;
  return STARTS_UNSPACED.test(after) || MAY_END.test(before);
}

function segmenterOf(language: string): Intl.Segmenter {
  const known = /^[a-z]{2,3}(?=-|$)/i.exec(language)?.[0];
  return new Intl.Segmenter(known ?? "en", { granularity: "word" });
}
