import { expect, test } from "bun:test";
import { readdir } from "node:fs/promises";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import { isRecord } from "../../../src/common/is_record.ts";
import type { Block, Document } from "../../../src/posts/document.ts";
import { findSpecimens, OWN_DOCUMENTS } from "./_corpus.ts";
import { furnitureOf, visibleText } from "./_furniture.ts";
import { scoreDocument } from "./_score.ts";
import { keyOf, linesOf } from "./_words.ts";

const PROGRAM = fileURLToPath(new URL("./main.ts", import.meta.url));
const specimens = await findSpecimens(OWN_DOCUMENTS, "");

test("every twin and every expectation belongs to a document, and every document has both", async () => {
  const named = async (folder: string) =>
    (await readdir(join(OWN_DOCUMENTS, folder))).map((file) => parse(file).name).toSorted();
  const names = specimens.map(({ name }) => name).toSorted();
  expect(await named("expected")).toEqual(names);
  const scans = specimens.filter(({ expectation }) => expectation.refused === true);
  const readable = new Set(names).difference(new Set(scans.map(({ name }) => name)));
  expect(await named("clean")).toEqual([...readable]);
});

for (const specimen of specimens) {
  const { name, type, bytes, clean, expectation } = specimen;
  test(`what is expected of ${name} agrees with it`, () => {
    if (clean === null) return expect(expectation.refused).toBe(true);
    const own = keyOf([...linesOf(clean), ...(expectation.may ?? [])].join("\n"));
    const { headings = [], quotes = [], cells = [], verse = [] } = expectation.blocks ?? {};
    const texts = [...headings, ...quotes, ...verse, ...cells.map(({ text }) => text)];
    const { code = [], speakers = [] } = expectation.blocks ?? {};
    expect([...texts, ...speakers].filter((text) => !own.includes(keyOf(text)))).toEqual([]);
    expect(code.filter((text) => !clean.includes(text))).toEqual([]);
    const forbidden = (expectation.mustNot ?? []).map(keyOf);
    const lines = new Set(linesOf(clean).map(keyOf));
    expect(forbidden.filter((key) => lines.has(key))).toEqual([]);
    if (type === "pdf") return;
    const page = keyOf(visibleText(bytes));
    const said = [...forbidden, ...(expectation.may ?? []).map(keyOf)];
    expect(said.filter((key) => !page.includes(key))).toEqual([]);
  });
}

test("pages have lines that their clean twins lack, but for what was pasted plain", () => {
  const pages = specimens.filter(({ type, name }) => type === "text" && !name.endsWith("-plain"));
  expect(pages.filter((page) => furnitureOf(page).length === 0).map(({ name }) => name)).toEqual(
    [],
  );
});

/** A document of a paragraph for each line. */
function paragraphsOf(text: string): Document {
  const blocks = linesOf(text).map((line): Block => ({ kind: "paragraph", text: line, level: 0 }));
  return { title: null, blocks, language: "und", direction: "ltr" };
}

test("a clean twin has all of the words and no furniture, and a page has every line of it", () => {
  for (const specimen of specimens) {
    const { clean, type, bytes } = specimen;
    if (clean === null || type === "pdf") continue;
    const best = scoreDocument(specimen, {
      document: paragraphsOf(clean),
      shown: [],
      cleanAlone: null,
    });
    expect(best).toMatchObject({ furniture: [], recall: 1, precision: 1, order: 1 });
    const page = paragraphsOf(visibleText(bytes));
    const worst = scoreDocument(specimen, { document: page, shown: [], cleanAlone: null });
    expect(worst.furniture).toEqual(furnitureOf(specimen));
  }
});

test("the program reports on each document, by kind, language and in all", async () => {
  const name = specimens.find(({ type }) => type === "text")?.name ?? "";
  const program = Bun.spawn([process.execPath, PROGRAM, "--json", name], { stdout: "pipe" });
  const report: unknown = JSON.parse(await new Response(program.stdout).text());
  if (!isRecord(report) || !Array.isArray(report.documents)) throw new Error("Not a report");
  expect(report).toMatchObject({ all: { documents: 1 }, documents: [{ name, refusal: null }] });
});
