import type { Sample } from "./_grow.ts";

/** The lines of pages as numbers: of whatever page, not a word is told. */
export interface SignedPages {
  /** How many numbers a line has. What judges by others needs other rows. */
  signs: number;
  pages: SignedPage[];
}

/** Some lines of a page. */
export interface SignedPage {
  /** Pages with the same number are of one site, which has the same menus and notices on each. */
  site: number;
  /** Of each line, "-" if it is what is looked for and "+" if it is not, then its numbers, spaced. */
  lines: string[];
}

/** What is written down: the lines that rules leave in, of which those around the article are looked for, and headlines. */
const FILES = {
  lines: new URL("./signs.json.gz", import.meta.url),
  headlines: new URL("./headlines.json.gz", import.meta.url),
};
/** More digits tell nothing of a line. */
const DIGITS = 3;

/** The lines of real pages. */
export async function signedPages(of: keyof typeof FILES): Promise<SignedPages> {
  const json = new TextDecoder().decode(Bun.gunzipSync(await Bun.file(FILES[of]).bytes()));
  return JSON.parse(json) as SignedPages;
}

/** Keeps the lines of real pages. */
export async function keepSignedPages(
  of: keyof typeof FILES,
  pages: readonly SignedPage[],
): Promise<void> {
  const found = pages.filter(({ lines }) => lines.length > 0);
  const [, ...numbers] = found[0]?.lines[0]?.split(" ") ?? [];
  const signed: SignedPages = { signs: numbers.length, pages: found };
  await Bun.write(
    FILES[of],
    Bun.gzipSync(new TextEncoder().encode(JSON.stringify(signed)), { level: 9 }),
  );
}

/** Writes a line's numbers down. */
export function rowOf({ signs, isSo }: Sample): string {
  return `${isSo ? "-" : "+"} ${signs.map((sign) => Number(sign.toPrecision(DIGITS))).join(" ")}`;
}

/**
 * Reads lines that were written down.
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
      const isSo = label === "-";
      return { signs: numbers.map(Number), isSo, weight: isSo ? weight.so : weight.not };
    }),
  );
}

/** What is made of rows. */
export interface SampleOptions {
  /** How many numbers a line has. */
  count: number;
  /** What a line counts that is looked for, and any other. */
  weight: { so: number; not: number };
}
