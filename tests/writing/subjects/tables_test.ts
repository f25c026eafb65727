import { expect, test } from "bun:test";
import chars from "@iconify-json/fluent-emoji-flat/chars.json";
import { WRITING_WORDS } from "../../../src/writing/languages/mod.ts";
import { builtTables } from "../../../src/writing/subjects/built_tables.ts";
import { DRAWINGS } from "../../../src/writing/subjects/drawings.ts";
import { readTable } from "../../../src/writing/subjects/table.ts";

test("every language of the writer calls drawings by words", () => {
  for (const language of WRITING_WORDS.keys()) {
    expect(Object.keys(readTable(language)?.words ?? {}).length).toBeGreaterThan(200);
  }
});

test("every drawing that may be shown is in the pack, and has a name in English", () => {
  const pack = new Set<string>(Object.values(chars));
  expect([...DRAWINGS].filter((drawing) => !pack.has(drawing))).toEqual([]);
  const named = new Set(Object.keys(readTable("en")?.words ?? {}));
  expect([...DRAWINGS].filter((drawing) => !named.has(drawing))).toEqual([]);
});

test("a language that is not known has no table, whatever its tag says", () => {
  expect(readTable("xx")).toBeNull();
  expect(readTable("../en")).toBeNull();
});

test("the tables are what is built from the words", async () => {
  for await (const { language, json } of builtTables()) {
    expect(`${JSON.stringify(readTable(language), null, 2)}\n`).toBe(json);
  }
});
