const NO_BREAK_SPACE = "\u00a0";

/** Marks that never start a line, where a space stands before them: dashes, and what French sets off. */
const SPACED_MARK = / +(?=(?:[—–]+|[?!:;»]+)(?: |$))/gu;

/** What French sets off at the start of a quotation. */
const OPENING_MARK = /(?<=«) +/gu;

/** Keeps dashes and other marks with the word that they belong to. */
export function tieMarks(text: string): string {
  return text.replace(SPACED_MARK, NO_BREAK_SPACE).replace(OPENING_MARK, NO_BREAK_SPACE);
}

/** Letters that two words may have together and still go into any column. */
const MAX_PAIR_LENGTH = 16;

/** The last two words of a text of four or more; scripts without spaces have no such words. */
const LAST_WORDS = /(?<=\S\s+\S+\s+)(\S+) +(\S+)$/u;

/**
 * Keeps a short last word from standing alone on the last line, by tying it to the word before.
 * Browsers balance lines by their length and let a word of some length stand alone.
 */
export function tieLastWord(text: string): string {
  return text.replace(LAST_WORDS, (pair, one: string, other: string) =>
    pair.length > MAX_PAIR_LENGTH ? pair : one + NO_BREAK_SPACE + other,
  );
}
