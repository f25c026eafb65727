import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { type Page, OWN_DOCUMENTS as READ_DOCUMENTS, readPage } from "../reading/_corpus.ts";
import { type Expectation, parseExpectation } from "./_expectation.ts";

/** The documents of our own. */
const OWN_DOCUMENTS: string = fileURLToPath(new URL("./documents", import.meta.url));

/** A document, and what its posts have to say. */
export interface Subject extends Page {
  expectation: Expectation;
}

/**
 * Finds our own documents: what is in `expected/`, with the page and the clean twin of the same name
 * here or, of most, among the documents that reading is judged by.
 */
export async function findOwnSubjects(filter: string): Promise<Subject[]> {
  const expected = await readdir(join(OWN_DOCUMENTS, "expected"));
  const names = expected.map((file) => parse(file).name).filter((name) => name.includes(filter));
  const pages = await Promise.all([OWN_DOCUMENTS, READ_DOCUMENTS].map(pathsByName));
  const paths = new Map(pages.toReversed().flatMap((some) => [...some]));
  return await Promise.all(
    names.toSorted().map(async (name) => {
      const path = paths.get(name);
      if (path === undefined) throw new Error(`Cannot find the page of "${name}"`);
      const json = await Bun.file(join(OWN_DOCUMENTS, "expected", `${name}.json`)).text();
      return { ...(await readPage(path)), expectation: parseExpectation(json, name) };
    }),
  );
}

async function pathsByName(dir: string): Promise<Map<string, string>> {
  const files = await readdir(join(dir, "pasted"));
  return new Map(files.map((file) => [parse(file).name, join(dir, "pasted", file)]));
}

/** Options of {@linkcode findSubjects}. */
export interface FindSubjectsOptions {
  /** A part of the files' names. */
  filter: string;
  /** Whether `X.summaries` beside `X.txt`, a sentence a line, is what it says. */
  withSummaries: boolean;
}

/** Finds the documents of a folder, of which little or nothing is expected. */
export async function findSubjects(dir: string, options: FindSubjectsOptions): Promise<Subject[]> {
  const { filter, withSummaries } = options;
  const files = (await readdir(dir)).filter((file) => /\.(?:txt|md|html?|pdf)$/.test(file));
  return await Promise.all(
    files
      .filter((file) => file.includes(filter))
      .toSorted()
      .map(async (file) => {
        const page = await readPage(join(dir, file));
        const path = join(dir, `${page.name}.summaries`);
        if (!withSummaries || !existsSync(path)) return { ...page, expectation: {} };
        const summaries = (await Bun.file(path).text()).split("\n").filter((line) => line !== "");
        return { ...page, expectation: summaries.length === 0 ? {} : { summaries } };
      }),
  );
}
