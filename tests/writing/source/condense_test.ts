import { describe, expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";
import { condense } from "../../../src/writing/source/condense.ts";

const FILLER =
  "The harbour was rebuilt after the storm, and its new walls are higher than the old ones ever were. ";

/** Condenses a text to at most 6,000 characters. */
function condensed(text: string, focus: readonly string[] = []): string {
  const short = condense(readText(text), focus, 6_000);
  expect(short.length).toBeLessThanOrEqual(6_000);
  return short;
}

describe("condense()", () => {
  test("leaves a short text whole", () => {
    const text = "# Ropes\n\nA rope holds.\n\n1. Coil it\n2. Dry it";
    expect(condensed(text)).toBe(text);
  });

  test("keeps a long list as a list, with the numbers of its items", () => {
    const items = Array.from(
      { length: 400 },
      (_, index) =>
        `${index + 1}. Check the ${"abcdefghij"[index % 10]} rope of boat ${index * 7} before the tide turns`,
    );
    const lines = condensed(`# Ropes\n\nWhat to do:\n\n${items.join("\n")}`).split("\n");
    const kept = lines.filter((line) => /^\d+\. Check the/.test(line));
    expect(kept.length).toBeGreaterThan(60);
    for (const line of kept) expect(items).toContain(line);
    expect(lines).toContain("What to do:");
  });

  test("keeps rows of tables under the names of their columns", () => {
    const rows = Array.from(
      { length: 300 },
      (_, index) => `| Pier ${index} | ${index * 3} boats |`,
    );
    const short = condensed(`| Pier | Boats |\n|---|---|\n${rows.join("\n")}`);
    expect(short).toStartWith("| Pier | Boats |");
    expect(short.match(/^\| Pier \d+ \| \d+ boats \|$/gm)?.length).toBeGreaterThan(60);
  });

  test("keeps quotations, and of every section something", () => {
    const sections = ["Walls", "Boats", "People"].map(
      (heading) =>
        `## ${heading}\n\n${FILLER.repeat(40)}\n\n> We never slept in the ${heading.toLowerCase()}.\n> — Ines Marlow`,
    );
    const short = condensed(`# Harbour\n\n${sections.join("\n\n")}`);
    for (const name of ["Walls", "Boats", "People"]) {
      expect(short).toContain(`## ${name}`);
      expect(short).toContain(`> We never slept in the ${name.toLowerCase()}.\n> — Ines Marlow`);
    }
  });

  test("prefers what the client asks for", () => {
    const text = `${FILLER.repeat(60)}\n\nLanterns burn whale oil.\n\n${FILLER.repeat(60)}`;
    expect(condensed(text, ["lanterns"])).toContain("Lanterns burn whale oil.");
  });

  test("gives a text without sentences no more room than there is", () => {
    expect(condensed("harbour ".repeat(9_000)).length).toBeGreaterThan(500);
  });
});
