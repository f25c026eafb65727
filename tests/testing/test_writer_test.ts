import { expect, test } from "bun:test";
import { writerChecks } from "postloom/testing";
import type { Script } from "../../src/posts/script.ts";
import { createLocalWriter } from "../../src/writing/local_writer.ts";
import type { Writer } from "../../src/writing/writer.ts";
import { brokenRules } from "./_broken_rules.ts";

function writerThat(change: (script: Script) => Script): Writer {
  const local = createLocalWriter();
  return { ...local, write: async (...args) => change(await local.write(...args)) };
}

async function brokenBy(change: (script: Script) => Script): Promise<string[]> {
  return await brokenRules(writerChecks({ name: "broken", open: () => writerThat(change) }));
}

const WHOLE = "writes a whole script of every sample text for every format and platform";

test("testWriter() finds a writer of more hashtags than a platform takes", async () => {
  const hashtags = [..."abcdefghi"].map((letter) => `#${letter}`);
  expect(await brokenBy((script) => ({ ...script, hashtags }))).toEqual([WHOLE]);
});

test("testWriter() finds a writer that writes Markdown", async () => {
  const broken = await brokenBy((script) => ({ ...script, callToAction: "**Save** this" }));
  expect(broken).toEqual(["leaves no markup in what it writes"]);
});
