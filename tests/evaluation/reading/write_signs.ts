/**
 * Writes the lines of real pages down as numbers, for `train:reading` to learn of: `bun run
 * sign:reading [--add] DIR`, in place of those that are there or beside them. The folder has `pasted`, `clean` and `expected` as that of our own documents has, and the second
 * part of a file's name is its site.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { findSpecimens, type Specimen } from "./_corpus.ts";
import type { Sample } from "./_grow.ts";
import { headlinesOf } from "./_headlines.ts";
import { linesLeft } from "./_lines.ts";
import { keepSignedPages, rowOf, type SignedPage, signedPages } from "./_signs.ts";
import { keyOf } from "./_words.ts";

const { values, positionals } = parseArgs({
  options: { add: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [dir] = positionals;
if (dir === undefined) throw new TypeError("Name the folder of the pages");
const specimens = await findSpecimens(resolve(dir), "");
const sites = new Map<string, number>();
for (const { kind } of specimens) sites.set(kind, sites.get(kind) ?? sites.size);
const signed = (
  rowsOf: (page: Specimen) => Sample[],
  known: readonly SignedPage[],
): SignedPage[] => {
  const first = Math.max(-1, ...known.map(({ site }) => site)) + 1;
  return specimens.map((page) => ({
    site: first + (sites.get(page.kind) ?? 0),
    lines: rowsOf(page).map(rowOf),
  }));
};
for (const [of, rowsOf] of [
  ["lines", linesOf],
  ["headlines", headlinesOf],
] as const) {
  const known = values.add ? (await signedPages(of)).pages : [];
  await keepSignedPages(of, [...known, ...signed(rowsOf, known)]);
}
console.log(`${specimens.length} pages of ${sites.size} sites`);

/** The lines that rules left in, but for those that nobody says anything of. */
function linesOf(page: Specimen): Sample[] {
  const unknown = new Set((page.expectation.may ?? []).map(keyOf));
  return linesLeft({ ...page, expectation: {} }, { forgotten: 0, seed: 0 }).filter(
    ({ isLeft, text }) => isLeft && !unknown.has(keyOf(text)),
  );
}
