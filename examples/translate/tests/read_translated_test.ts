import { expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FatalError } from "postloom";
import { createDiskStore } from "postloom/drivers";
import { runStage, testStage } from "postloom/testing";
import { readTranslated } from "../stages/read_translated.ts";
import { createTranslator } from "../translator.ts";

const dir = await mkdtemp(join(tmpdir(), "translate-"));
process.on("exit", () => rm(dir, { recursive: true, force: true }));
const store = createDiskStore({ dir });
const source = new TextEncoder().encode("# Bees\n\nBees dance.");
await store.put("sources/a.txt", source, "text/plain; charset=utf-8");
const input = {
  sourceType: "text",
  sourceKey: "sources/a.txt",
  formatOptions: { language: "de" },
} as const;

/** A server that speaks the protocol, on this machine; it translates by shouting. */
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  async fetch(request) {
    const { q, target } = await request.json();
    const translatedText = q.map((text: string) => `${text.toUpperCase()} (${target})`);
    return Response.json({ translatedText });
  },
});
process.on("exit", () => server.stop(true));
const fakes = () => ({ services: { store, translator: createTranslator(server.url.href) } });

testStage(test, { stage: readTranslated(), input, fakes });

test("readTranslated() keeps what each block is, and says in which language it is now", async () => {
  const { document } = await runStage(readTranslated(), input, fakes());
  expect(document).toMatchObject({
    language: "de",
    direction: "ltr",
    blocks: [
      { kind: "heading", text: "BEES (de)" },
      { kind: "paragraph", text: "BEES DANCE. (de)" },
    ],
  });
});

test("readTranslated() tells who sent a PDF what to send instead", async () => {
  const pdf = { ...input, sourceType: "pdf" } as const;
  await expect(runStage(readTranslated(), pdf, fakes())).rejects.toBeInstanceOf(FatalError);
});
