import type { Sample } from "./_grow.ts";

/** The lines of pages as numbers: of whatever page, not a word is told. */
export interface SignedPages {
  /** How many numbers a line has. What judges by others needs other rows. */
  signs: number;
  pages: SignedPage[];
}

/** A page whose rules left some lines in. */
export interface SignedPage {
  /** Pages with the same number are of one site, which has the same menus and notices on each. */
  site: number;
  /** Of each line, "+" for one of the article and "-" for any other, then its numbers, spaced. */
  lines: string[];
}

const FILE = new URL("./signs.json.gz", import.meta.url);
/** More digits tell nothing of a line. */
const DIGITS = 3;

/** The lines of real pages. */
export async function signedPages(): Promise<SignedPages> {
  const json = new TextDecoder().decode(Bun.gunzipSync(await Bun.file(FILE).bytes()));
  return JSON.parse(json) as SignedPages;
}

/** Keeps the lines of real pages. */
export async function keepSignedPages(pages: SignedPages): Promise<void> {
  await Bun.write(
    FILE,
    Bun.gzipSync(new TextEncoder().encode(JSON.stringify(pages)), { level: 9 }),
  );
}

/** Writes a line's numbers down. */
export function rowOf({ signs, isSo }: Sample): string {
  return `${isSo ? "-" : "+"} ${signs.map((sign) => Number(sign.toPrecision(DIGITS))).join(" ")}`;
}

/**
 * Reads lines that were written down, each of which counts as much as `weight` says.
 *
 * @throws {TypeError} if they have not as many numbers as lines are judged by.
 */
export function samplesOf(
  { signs, pages }: SignedPages,
  { count, weight }: SampleOptions,
): Sample[] {
  if (signs !== count) {
    throw new TypeError(
      `Cannot learn of pages whose lines have ${signs} numbers instead of ${count}: write their signs anew`,
    );
  }
  return pages.flatMap(({ lines }) =>
    lines.map((line) => {
      const [label, ...numbers] = line.split(" ");
      return { signs: numbers.map(Number), isSo: label === "-", weight };
    }),
  );
}

/** What is made of rows. */
export interface SampleOptions {
  /** How many numbers a line has. */
  count: number;
  weight: number;
}
