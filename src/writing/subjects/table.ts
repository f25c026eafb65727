import { existsSync, readFileSync } from "node:fs";

/**
 * What one language calls the drawings, as `bun run build:subjects` wrote it down. Words and phrases are
 * separated by commas.
 */
export interface SubjectTable {
  prefixes: string;
  bases: string;
  endings: string;
  layers: number;
  compounds: boolean;
  /** Words by drawing; with "?" at the end of one that means something else as often. */
  words: Readonly<Record<string, string>>;
  /** Phrases that hold such words and mean something else. */
  figurative: string;
  /** Words that speak for a domain without naming a drawing of it. */
  context: Readonly<Record<string, string>>;
}

/** Languages that are written like one that has a table. */
const RELATIVES: Readonly<Record<string, string>> = { ms: "id", nn: "nb", no: "nb", bs: "hr" };

/** Reads the table of a language, by BCP 47 tag; null if there is none. */
export function readTable(language: string): SubjectTable | null {
  const tag = language.toLowerCase();
  const [base = ""] = tag.split(/[-_]/, 1);
  const file = [tag, RELATIVES[base] ?? base]
    .filter((name) => /^[a-z-]+$/.test(name))
    .map((name) => new URL(`tables/${name}.json`, import.meta.url))
    .find((url) => existsSync(url));
  return file === undefined ? null : JSON.parse(readFileSync(file, "utf8"));
}
