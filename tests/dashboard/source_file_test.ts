import { expect, test } from "bun:test";
import { kindOfFile, readTextFile } from "../../src/dashboard/source_file.ts";

test("a file is told by its media type, and by its name where browsers know none", () => {
  for (const [name, type, kind] of [
    ["paper", "application/pdf", "pdf"],
    ["PAPER.PDF", "", "pdf"],
    ["notes.md", "", "text"],
    ["notes.txt", "text/plain", "text"],
    ["crane.jpg", "image/jpeg", "picture"],
    [
      "report.docx",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "other",
    ],
    ["page.html", "text/html", "other"],
  ] as const) {
    expect([name, kindOfFile({ name, type })]).toEqual([name, kind]);
  }
});

test("a text file is read whatever its encoding", async () => {
  const text = "Größe: 5 µm";
  const utf16 = new Uint8Array(
    Uint16Array.from([0xfeff, ...text].map((c) => (typeof c === "number" ? c : c.charCodeAt(0))))
      .buffer,
  );
  const windows = Uint8Array.from(text, (c) => c.charCodeAt(0));
  for (const bytes of [new TextEncoder().encode(text), utf16, windows]) {
    expect(await readTextFile(new Blob([bytes]))).toBe(text);
  }
});
