import { afterAll, expect, test } from "bun:test";
import { UnreadableDocumentError } from "../../src/documents/pdf/mod.ts";
import { createLocalReader } from "../../src/documents/reader.ts";
import { createIsolatedDocuments } from "../../src/isolation/documents.ts";
import { TooComplexError } from "../../src/isolation/too_complex_error.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { createLocalWriter } from "../../src/writing/local_writer.ts";
import { type Brief, UnwritableDocumentError } from "../../src/writing/writer.ts";
import { linesOf, makePdf } from "../support/pdf.ts";

const documents = createIsolatedDocuments({ model: null, env: process.env, log: silentLog });
afterAll(() => documents.close());
const options = { signal: new AbortController().signal };
const bytes = new TextEncoder().encode("# Old trees\n\nOld trees store the most carbon of all.");
const BRIEF: Brief = {
  medium: "slides",
  platform: "instagram",
  maxPoints: 3,
  narrationMs: null,
  customPrompt: null,
};

test("sources and scripts are the same as without a process of their own", async () => {
  const document = await documents.reader.read(bytes, "text", options);
  expect(document).toEqual(await createLocalReader().read(bytes, "text", options));
  const script = await documents.writer.write(document, BRIEF, options);
  expect(script).toEqual(await createLocalWriter().write(document, BRIEF, options));
});

test("what a client has to know comes through with its class, message and cause", async () => {
  const locked = makePdf([linesOf("A secret")], { encrypted: true });
  const error = await documents.reader.read(locked, "pdf", options).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(UnreadableDocumentError);
  expect(error.message).toBe("Cannot read the PDF as it is encrypted: upload an unprotected copy");
  expect(error.cause).toMatchObject({ name: "PasswordException", message: expect.any(String) });
  const nothing = await documents.reader.read(new Uint8Array(), "text", options);
  await expect(documents.writer.write(nothing, BRIEF, options)).rejects.toThrow(
    UnwritableDocumentError,
  );
});

test("a source that takes more than it may is refused with what to do", async () => {
  await using stack = new AsyncDisposableStack();
  // Any source takes more memory than this, so the test does not stand on one that takes long today.
  const poor = createIsolatedDocuments({ model: null, env: {}, log: silentLog, memoryBytes: 1 });
  stack.defer(() => poor.close());
  const document = await documents.reader.read(bytes, "text", options);
  await expect(poor.reader.read(bytes, "pdf", options)).rejects.toThrow(
    new TooComplexError(
      "Cannot read the PDF as it is too complex: export it again in a simpler form, or send its text",
    ),
  );
  await expect(poor.reader.read(bytes, "text", options)).rejects.toThrow(
    new TooComplexError("Cannot read the text as it is too complex: send a shorter or simpler one"),
  );
  await expect(poor.writer.write(document, BRIEF, options)).rejects.toThrow(
    new TooComplexError(
      "Cannot write a post as the source is too complex: send a shorter or simpler one",
    ),
  );
});
