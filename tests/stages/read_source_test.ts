import { expect, test } from "bun:test";
import { FatalError } from "postloom";
import { type DocumentReader, TooComplexError, UnreadableDocumentError } from "postloom/drivers";
import { readSource } from "postloom/stages";
import { runStage, testStage } from "postloom/testing";
import { openServices } from "../support/installation.ts";
import { linesOf, makePdf } from "../support/pdf.ts";
import { foundPicture } from "./_pictures.ts";

const services = await openServices();
const TEXT = "# Old trees\n\nThey store **the most** carbon.\n\n- Oaks\n- Limes\n";
const { store } = services;
const jobId = "job_reading";

/** Reads bytes that somebody has sent. */
async function read(bytes: Uint8Array | string, sourceType: "text" | "pdf" = "text") {
  const isPdf = sourceType === "pdf";
  const sourceKey = `sources/${crypto.randomUUID()}.${isPdf ? "pdf" : "txt"}`;
  const body = typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;
  await store.put(sourceKey, body, isPdf ? "application/pdf" : "text/plain; charset=utf-8");
  return await runStage(readSource(), { jobId, sourceType, sourceKey }, { services });
}

await store.put("sources/sample.txt", new TextEncoder().encode(TEXT), "text/plain; charset=utf-8");
testStage(test, {
  stage: readSource(),
  input: { jobId, sourceType: "text", sourceKey: "sources/sample.txt" },
  fakes: () => ({ services }),
});

test("a text becomes a document of plain blocks, with its language and direction", async () => {
  expect(await read(TEXT)).toEqual({
    document: {
      title: "Old trees",
      blocks: [
        { kind: "heading", text: "Old trees", level: 1 },
        { kind: "paragraph", text: "They store the most carbon.", level: 0 },
        { kind: "list_item", text: "Oaks", level: 1 },
        { kind: "list_item", text: "Limes", level: 1 },
      ],
      language: "en",
      direction: "ltr",
    },
  });
});

test("a PDF becomes the same kind of document", async () => {
  const page = linesOf("Old trees store the most carbon.\nYoung trees will do so in a century.");
  const { document } = await read(makePdf([page]), "pdf");
  expect(document.blocks.map(({ text }) => text).join(" ")).toBe(
    "Old trees store the most carbon. Young trees will do so in a century.",
  );
});

test("the pictures of a PDF are kept with the job's temporary files", async () => {
  const reader: DocumentReader = {
    async read(_bytes, _type, { keepPicture }) {
      const key = (await keepPicture?.(new Uint8Array([1, 2, 3]), "image/jpeg")) ?? "";
      const pictures = [{ ...foundPicture(), key }];
      return { title: null, blocks: [], language: "en", direction: "ltr", pictures };
    },
  };
  const input = { jobId, sourceType: "text", sourceKey: "sources/sample.txt" } as const;
  const { document } = await runStage(readSource(), input, { services: { store, reader } });
  const key = document.pictures?.[0]?.key ?? "";
  expect(key).toMatch(new RegExp(`^work/${jobId}/picture-[0-9a-f]{24}\\.jpg$`));
  const kept = await store.get(key);
  expect(await new Response(kept?.body).bytes()).toEqual(new Uint8Array([1, 2, 3]));
});

test("a text without words is read: whether it is worth a post is for the writer to say", async () => {
  expect((await read("")).document).toMatchObject({ title: null, blocks: [] });
});

test("bytes that are no UTF-8 are replaced, and what is around them is read", async () => {
  const { document } = await read(Uint8Array.from([0x4f, 0x61, 0x6b, 0x73, 0x20, 0xff, 0x21]));
  expect(document.blocks[0]?.text).toStartWith("Oaks");
});

test("a source that is gone fails for good, and the client is asked to send it again", async () => {
  const input = { jobId, sourceType: "text", sourceKey: "sources/gone.txt" } as const;
  const running = runStage(readSource(), input, { services });
  await expect(running).rejects.toBeInstanceOf(FatalError);
  await expect(running).rejects.toMatchObject({
    code: "unusable_source",
    message: "Cannot find the source of this job: send it again",
  });
});

test("a PDF that cannot be read fails for good, with what its reader says", async () => {
  const locked = read(makePdf([linesOf("A secret")], { encrypted: true }), "pdf");
  await expect(locked).rejects.toBeInstanceOf(FatalError);
  await expect(locked).rejects.toMatchObject({
    code: "unusable_source",
    message: "Cannot read the PDF as it is encrypted: upload an unprotected copy",
    cause: expect.any(UnreadableDocumentError),
  });
  await expect(read("A text", "pdf")).rejects.toMatchObject({
    code: "unusable_source",
    message: "Cannot read the file as it is not a PDF: upload a PDF",
  });
});

test("a source that takes too much to read fails for good, with what its reader says", async () => {
  const input = { jobId, sourceType: "text", sourceKey: "sources/sample.txt" } as const;
  const refused = new TooComplexError("Cannot read the text: send a simpler one");
  const reader = { read: () => Promise.reject(refused) };
  const running = runStage(readSource(), input, { services: { store, reader } });
  await expect(running).rejects.toBeInstanceOf(FatalError);
  await expect(running).rejects.toMatchObject({ code: "too_complex", message: refused.message });
});

test("a store that fails is no fault of the source: its own error passes, to be tried again", async () => {
  const reason = new Error("The disk is away");
  const away = { ...store, get: () => Promise.reject(reason) };
  const input = { jobId, sourceType: "text", sourceKey: "sources/sample.txt" } as const;
  const running = runStage(readSource(), input, { services: { ...services, store: away } });
  await expect(running).rejects.toBe(reason);
});
