/**
 * Writes the lines of real pages down as numbers, for `train:reading` to learn of: `bun run
 * sign:reading DIR`. The folder has `pasted`, `clean` and `expected` as that of our own documents has, and the second
 * part of a file's name is its site.
 */
import { resolve } from "node:path";
import { findSpecimens, type Specimen } from "./_corpus.ts";
import { linesLeft } from "./_lines.ts";
import { keepSignedPages, rowOf, type SignedPage, type SignedPages } from "./_signs.ts";
import { keyOf } from "./_words.ts";

const [dir] = process.argv.slice(2);
if (dir === undefined) throw new TypeError("Name the folder of the pages");
const specimens = await findSpecimens(resolve(dir), "");
const sites = new Map<string, number>();
for (const { kind } of specimens) sites.set(kind, sites.get(kind) ?? sites.size);
const pages = specimens.map((page): SignedPage => {
  return { site: sites.get(page.kind) ?? 0, lines: linesOf(page).map(rowOf) };
});
const found = pages.filter(({ lines }) => lines.length > 0);
const [, ...numbers] = found[0]?.lines[0]?.split(" ") ?? [];
const signed: SignedPages = { signs: numbers.length, pages: found };
await keepSignedPages(signed);
console.log(`${found.flatMap(({ lines }) => lines).length} lines of ${found.length} pages`);

/** The lines that rules left in, but for those that nobody says anything of. */
function linesOf(page: Specimen) {
  const unknown = new Set((page.expectation.may ?? []).map(keyOf));
  return linesLeft({ ...page, expectation: {} }, { forgotten: 0, seed: 0 }).filter(
    ({ isLeft, text }) => isLeft && !unknown.has(keyOf(text)),
  );
}
