import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { type Expectation, parseExpectation } from "./_expectation.ts";

/** The documents of our own. */
export const OWN_DOCUMENTS: string = fileURLToPath(new URL("./documents", import.meta.url));

/** A document as it comes in. */
export interface Page {
  /** Its file's name without the ending: language, kind and a word of its own, with hyphens. */
  name: string;
  language: string;
  kind: string;
  type: "text" | "pdf";
  bytes: Uint8Array;
  /** Headline and article alone, or all of a PDF that is wanted; null if nobody has written it down. */
  clean: string | null;
}

/** A document, and what is to be read in it. */
export interface Specimen extends Page {
  expectation: Expectation;
}

/**
 * Finds the documents of a folder: `pasted/X.txt`, `.html`, `.md` or `.pdf`, with `clean/X.txt` and
 * `expected/X.json` where they are known.
 */
export async function findSpecimens(dir: string, filter: string): Promise<Specimen[]> {
  const files = (await readdir(join(dir, "pasted"))).filter((file) => file.includes(filter));
  return await Promise.all(files.toSorted().map((file) => readSpecimen(dir, file)));
}

async function readSpecimen(dir: string, file: string): Promise<Specimen> {
  const page = await readPage(join(dir, "pasted", file));
  const expected = join(dir, "expected", `${page.name}.json`);
  return {
    ...page,
    expectation: existsSync(expected)
      ? parseExpectation(await Bun.file(expected).text(), page.name)
      : {},
  };
}

/** Reads a document, and its clean twin from the folder `clean` beside its own. */
export async function readPage(path: string): Promise<Page> {
  const { dir, name, ext } = parse(path);
  const clean = join(dir, "..", "clean", `${name}.txt`);
  const [language = "", kind = ""] = name.split("-");
  return {
    name,
    language,
    kind,
    type: ext === ".pdf" ? "pdf" : "text",
    bytes: await Bun.file(path).bytes(),
    clean: existsSync(clean) ? await Bun.file(clean).text() : null,
  };
}
