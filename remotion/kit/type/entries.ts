import { widthOf } from "./width_of.ts";

/** An entry of a list. */
export interface Entry {
  /** What it is counted by; null if the list does not count. */
  number: string | null;
  text: string;
}

/** A number that an item begins with, in digits of any script or as Chinese writes it out. */
const OWN_NUMBER =
  /^(?:(\p{Nd}{1,3})(?:[.)]\s+|[．、]\s*)|([一二三四五六七八九十百]{1,4})[．、]\s*)(?=\S)/u;

/** The items of a list with their numbers, where all of them have one: no list counts that its source did not. */
export function entriesOf(items: readonly string[]): Entry[] {
  const numbered = items.flatMap((item): Entry[] => {
    const [mark, digits, written] = OWN_NUMBER.exec(item) ?? [];
    // Digits as wide as an ideograph are those of other numbers.
    const number = digits?.normalize("NFKC") ?? written;
    return mark === undefined || number === undefined
      ? []
      : [{ number, text: item.slice(mark.length) }];
  });
  if (numbered.length === items.length) return numbered;
  return items.map((text) => ({ number: null, text }));
}

/** How much wider a number is for each digit after the first. */
const PER_DIGIT = 0.6;

/** The width of the column that the numbers of entries stand in, by that for one digit: wide enough for the longest. */
export function countWidth(entries: readonly Entry[], forOne: number): number {
  const digits = Math.max(1, ...entries.map(({ number }) => widthOf(number ?? "")));
  return Math.round(forOne * (1 + PER_DIGIT * (digits - 1)));
}
