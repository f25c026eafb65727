/** How a language says numbers. All words are in lower case; a phrase may have several words. */
export interface NumberPhrases {
  /** Phrases for 0 and upwards, in order; alternatives are separated by "/". */
  small: readonly string[];
  /** Other phrases for numbers below a hundred, with what is said between: "two and a half". */
  more?: Readonly<Record<string, number>>;
  /** Words that multiply what precedes them: hundreds, thousands and so on; 0.01 for percent. */
  scales: Readonly<Record<string, number>>;
  /** Words for whole hundreds. */
  hundreds?: Readonly<Record<string, number>>;
  fractions?: Readonly<Record<string, number>>;
  /** What is added behind a number: "and a half". */
  behind?: Readonly<Record<string, number>>;
  /** Words that may be compounds of numbers. */
  compounds?: RegExp;
  /** Words within a number, separated by spaces like all that follow: "one hundred and two". */
  joins?: string;
  /** Words for the decimal mark. */
  points?: string;
  /** Words after a fraction of something: without one, "half" need not be a number. */
  of?: string;
  /** Words before a half that make it a part: "the second half of the day". */
  parts?: string;
  /** Words that mean something else too, so that they are numbers only together with others. */
  ambiguous?: string;
}

/** The words of a text, by its spaces. */
export const list = (text: string): string[] => text.split(" ");

/** The numbers from 0 to below a count. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** A ten and a one with a space between. */
export const spaced = (ten: string, one: string): string => `${ten} ${one}`;

/** The words for 0 to 99, from those below twenty, the tens, and how the two are put together. */
export function below100(
  ones: readonly string[],
  tens: readonly string[],
  join: (ten: string, one: string, n: number) => string,
): string[] {
  return upTo(100).map((n) => {
    const own = ones[n];
    if (own !== undefined) return own;
    const ten = tens[Math.floor(n / 10) - 2] ?? "";
    if (n % 10 === 0) return ten;
    const pairs = ten
      .split("/")
      .flatMap((each) => (ones[n % 10] ?? "").split("/").map((one) => join(each, one, n)));
    return pairs.join("/");
  });
}

/** "Half past" of the languages that put it before the number: three becomes three and a half. */
export function withHalf(word: string, small: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    small.flatMap((phrases, value) =>
      phrases.split("/").map((phrase) => [`${word} ${phrase}`, value + 0.5]),
    ),
  );
}

/** Words with their values, from "million=1000000 billion=1000000000". */
export function valuesOf(text: string): Record<string, number> {
  const entries = text.split(" ").map((entry) => entry.split("="));
  return Object.fromEntries(
    entries.flatMap(([word, value]) => (value === undefined ? [] : [[word, Number(value)]])),
  );
}
