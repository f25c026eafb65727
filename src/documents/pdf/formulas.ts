/** Functions, which have names of three letters and more. */
export const FUNCTIONS =
  /(?<!\p{L})(?:exp|log|sin|cos|tan|lim|max|min|det|arg|sup|inf|mod|var|cov)(?!\p{L})/giu;
const MIN_ROW_LENGTH = 5;

/** An equation has a sign of relation, its number at the end, and hardly a word. */
const RELATION = /[=<>≤≥≈∝∼≡∈]/u;
const NUMBERED = /\(\p{Nd}{1,3}(?:\.\p{Nd}{1,3})?[a-z]?\)\.?$/u;
/** Numbers of equations, or of steps above a letter, alone. */
const NUMBERS = /^(?:\([^()\s]{1,6}\)\s*[′']?\s*){1,9}$/u;
const LONG_WORD = /\p{L}{4,}/gu;
const MAX_WORDS = 2;
/** Or as many signs as no line of a text has. */
const SIGN = /[\p{Sm}∣∥′]/gu;
const MIN_SIGNS = 5;

/** True for what is set of signs and single letters, which nobody can read out. */
export function isFormula(all: string): boolean {
  const text = all.replace(FUNCTIONS, "x");
  if (isEquation(text) || NUMBERS.test(text)) return true;
  if (!/[\p{L}∑∫∏√]/u.test(text) || /[\p{L}\p{M}]{3}|(?!\p{Script=Greek})\p{Lo}/u.test(text))
    return false;
  if (text.length < 3) return true;
  // A row of a matrix has larger numbers, too.
  const isRow = /\p{Script=Greek}/u.test(text) && text.split(" ").length >= MIN_ROW_LENGTH;
  return isRow || (/[\p{Sm}\p{Sk}^_]/u.test(text) && !/\p{Nd}{2}/u.test(text));
}

function isEquation(text: string): boolean {
  const isNumbered = RELATION.test(text) && NUMBERED.test(text);
  const isSigns = (text.match(SIGN)?.length ?? 0) >= MIN_SIGNS;
  return (isNumbered || isSigns) && (text.match(LONG_WORD)?.length ?? 0) <= MAX_WORDS;
}
