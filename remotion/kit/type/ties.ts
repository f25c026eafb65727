const NO_BREAK_SPACE = "\u00a0";

/** Marks after a space that must not start a line: dashes, and French punctuation. */
const SPACED_MARK = / +(?=(?:[—–]+|[?!:;»]+)(?: |$))/gu;

/** Spaces after a French opening quotation mark. */
const OPENING_MARK = /(?<=«) +/gu;

/** A word of one letter, such as a preposition, before a word that leaves room for it. */
const LETTER_WORD =
  /(?<![^\s\u00a0("'«„“‚‘])((?:\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek})) (?=\S{1,14}(?:\s|$))/gu;

/** A Korean word of one syllable, which mostly says something of the next one. */
const SYLLABLE_WORD = /(?<![^\s\u00a0("'“‘])(\p{Script=Hangul}) (?=\S{1,7}(?:\s|$))/gu;

/** Somebody's initials, before the name. */
const INITIALS = /(?<![^\s\u00a0("'«„“‚‘])((?:\p{Lu}\.){1,3}) (?=\p{Lu}\S{1,11}(?:\s|$))/gu;

/** A compound with a short part, such as a road's number, that fits any column as a whole. */
const SHORT_COMPOUND = /(?<!\S)(?=\S{1,14}(?!\S))\S+-\S+/gu;
const SHORT_PART =
  /(?:(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,4}-(?=\S)|-(?=[\p{L}\p{N}]{1,4}(?![\p{L}\p{N}])))/gu;

/** Between two short numbers: which of how many, or a score. */
const SPACED_PAIR =
  /(?<=(?<![\p{L}\p{N}])\p{Nd}{1,4}) +([/–—:-]) +(?=\p{Nd}{1,4}(?![\p{L}\p{N}]))/gu;

/** Lets no line end behind a sign. */
const WORD_JOINER = "\u2060";

/** Keeps dashes and other marks on the same line as their word. */
export function tieMarks(text: string): string {
  return (
    text
      // Behind a dash, a line may end before a no-break space.
      .replace(SPACED_PAIR, `${NO_BREAK_SPACE}$1${WORD_JOINER}${NO_BREAK_SPACE}`)
      .replace(SPACED_MARK, NO_BREAK_SPACE)
      .replace(OPENING_MARK, NO_BREAK_SPACE)
  );
}

/** Lets no line end with a word of one letter or syllable or with initials, and breaks no compound behind or before a scrap of it. */
export function tieScraps(text: string): string {
  return text
    .replace(LETTER_WORD, (_, letter: string) => letter + NO_BREAK_SPACE)
    .replace(SYLLABLE_WORD, (_, syllable: string) => syllable + NO_BREAK_SPACE)
    .replace(INITIALS, (_, initials: string) => initials + NO_BREAK_SPACE)
    .replace(SHORT_COMPOUND, (compound) =>
      compound.replace(SHORT_PART, (part) => part + WORD_JOINER),
    );
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

/** Keeps a phrase of a word or two on one line, where that is short enough for large type. */
export function tieShort(phrase: string): string {
  return phrase.length > MAX_PAIR_LENGTH ? phrase : phrase.replaceAll(" ", NO_BREAK_SPACE);
}
