const MAX_NUMBER_LENGTH = 30;
const NUMERIC = /^[^\p{L}]*\p{N}[^\p{L}]*(?:\p{L}{1,3}\.?|\p{L}\p{M}*)?[^\p{L}]*$/u;

/** True for a cell that holds a number, with its unit or without. */
export function isNumber(text: string): boolean {
  return text.length <= MAX_NUMBER_LENGTH && NUMERIC.test(text);
}
