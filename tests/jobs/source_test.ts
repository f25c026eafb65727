import { expect, test } from "bun:test";
import {
  checkPdfSource,
  checkTextSource,
  MAX_PDF_BYTES,
  MAX_TEXT_LENGTH,
} from "../../src/jobs/source.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

test("a text that shows nothing is no text", () => {
  for (const value of [undefined, null, "", " \n\t", "\0\0", "\u200b\ufeff\u00ad\u3000"]) {
    expect(() => checkTextSource(value)).toThrow("No text provided");
  }
  for (const value of [5, [], {}, true]) {
    expect(() => checkTextSource(value)).toThrow("Invalid text: must be a string");
  }
});

test("a text may have 100,000 characters and no more", () => {
  expect(checkTextSource("a".repeat(MAX_TEXT_LENGTH)).type).toBe("text");
  expect(() => checkTextSource("a".repeat(MAX_TEXT_LENGTH + 1))).toThrow(
    "at most 100,000 characters",
  );
});

test("a text loses what cannot be stored, and nothing else", () => {
  expect(checkTextSource(" a\0b \ud800 👩‍👩‍👧 \n")).toEqual({
    type: "text",
    text: " ab \ufffd 👩‍👩‍👧 \n",
  });
});

test("a PDF has its header among its first 1024 bytes", () => {
  const at = (offset: number) => checkPdfSource(bytesOf(`${"\n".repeat(offset)}%PDF-1.7`), "a.pdf");
  expect(at(0).type).toBe("pdf");
  expect(at(1019).type).toBe("pdf");
  expect(() => at(1020)).toThrow("Only PDF files are allowed");
  expect(() => checkPdfSource(bytesOf("<html>"), "a.pdf")).toThrow("Only PDF files are allowed");
  expect(() => checkPdfSource(new Uint8Array(), "a.pdf")).toThrow("Invalid pdf: the file is empty");
});

test("a PDF may have 10 MB and no more", () => {
  const bytes = new Uint8Array(MAX_PDF_BYTES + 1);
  bytes.set(bytesOf("%PDF-1.7"));
  expect(checkPdfSource(bytes.subarray(0, MAX_PDF_BYTES), "a.pdf").type).toBe("pdf");
  expect(() => checkPdfSource(bytes, "a.pdf")).toThrow("File size exceeds the 10MB limit");
});

test("a filename stays readable, without folders and control characters", () => {
  const nameOf = (filename: string) => {
    const source = checkPdfSource(bytesOf("%PDF-1.7"), filename);
    return source.type === "pdf" ? source.filename : undefined;
  };
  expect(nameOf("Übersicht 2026 (final) 日本.pdf")).toBe("Übersicht 2026 (final) 日本.pdf");
  expect(nameOf("../../etc/passwd")).toBe("passwd");
  expect(nameOf("C:\\Users\\ada\\a.pdf")).toBe("a.pdf");
  expect(nameOf("a\0\r\n\u001b[31m.pdf")).toBe("a[31m.pdf");
  expect(nameOf("folder/")).toBe("document.pdf");
  expect(nameOf("😀".repeat(300))).toBe("😀".repeat(255));
});
