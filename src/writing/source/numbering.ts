import { isGenericHeading, isNoiseHeading, plainHeading } from "../text/headings.ts";

/** How a text counts its headings. */
export interface Numbering {
  /** A heading without what counts it. */
  plain(heading: string): string;
  /** The number of an entry, as in a ranking or of a step: "3. The garage". Sections have none. */
  numberOf(heading: string): number | null;
}

/** Sections are counted without a mark where so many follow each other. */
const MIN_COUNTED = 3;
const BARE = /^(\p{Nd}{1,2})\s+(?=\p{L})/u;
const MARKED = /^(\d{1,2})[.):]\s/;
const DIVIDED = /^\p{Nd}{1,2}\.\p{Nd}{1,2}/u;

/**
 * Tells the numbers of a report's sections from those of entries: sections are divided ("2.1"), or among
 * them are some that every report has, such as an introduction.
 */
export function numberingOf(headings: readonly string[], language: string): Numbering {
  const isBare = countsUp(headings.flatMap((heading) => BARE.exec(heading)?.[1] ?? []).map(Number));
  const plain = (heading: string): string =>
    plainHeading(isBare ? heading.replace(BARE, "") : heading, language);
  const isOfAny = (heading: string): boolean => {
    const name = plain(heading);
    return isGenericHeading(name, language) || isNoiseHeading(name, language);
  };
  const counted = headings.filter((heading) => MARKED.test(heading));
  const areSections = headings.some((heading) => DIVIDED.test(heading)) || counted.some(isOfAny);
  return {
    plain,
    numberOf(heading) {
      const number = areSections ? undefined : MARKED.exec(heading)?.[1];
      return number === undefined ? null : Number(number);
    },
  };
}

/** True for numbers that begin with one and go on, each with the same one or the next: "7 ways to sleep" is none of them. */
function countsUp(numbers: readonly number[]): boolean {
  if (numbers.length < MIN_COUNTED || numbers[0] !== 1) return false;
  return numbers.every((number, index) => {
    const before = numbers[index - 1] ?? 0;
    return number === before || number === before + 1;
  });
}
