const NO_BREAK_SPACE = "\u00a0";

/** Marks after a space that must not start a line: dashes, and French punctuation. */
const SPACED_MARK = / +(?=(?:[—–]+|[?!:;»]+)(?: |$))/gu;

/** Spaces after a French opening quotation mark. */
const OPENING_MARK = /(?<=«) +/gu;

/** Keeps dashes and other marks on the same line as their word. */
export function tieMarks(text: string): string {
  return text.replace(SPACED_MARK, NO_BREAK_SPACE).replace(OPENING_MARK, NO_BREAK_SPACE);
}

/** Maximum length of a pair of words that fits any column. */
const MAX_PAIR_LENGTH = 16;

/** The last two words of a text of four or more words. */
const LAST_WORDS = /(?<=\S\s+\S+\s+)(\S+) +(\S+)$/u;

/**
 * Keeps a short last word from being alone on the last line, by tying it to the word before with a
 * no-break space. Browsers still allow it for longer words.
 */
export function tieLastWord(text: string): string {
  return text.replace(LAST_WORDS, (pair, one: string, other: string) =>
    pair.length > MAX_PAIR_LENGTH ? pair : one + NO_BREAK_SPACE + other,
  );
}
