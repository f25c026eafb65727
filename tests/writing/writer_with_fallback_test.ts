import { describe, expect, test } from "bun:test";
import { sampleBrief, testWriter } from "postloom/testing";
import { readText } from "../../src/documents/text.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { createLocalWriter } from "../../src/writing/local_writer.ts";
import { type Writer, WriterError } from "../../src/writing/writer.ts";
import { writerWithFallback } from "../../src/writing/writer_with_fallback.ts";

const local = createLocalWriter();

/** A writer that finds out what is not to be written, and fails at everything else. */
const failing: Writer = {
  name: "failing",
  async write(document, brief, options) {
    await local.write(document, brief, options);
    throw new WriterError("Cannot write just now");
  },
};

function open(writer: Writer) {
  const warnings: string[] = [];
  const log = { ...silentLog, warn: (message: string) => warnings.push(message) };
  const both = writerWithFallback(writer, local, { log });
  const write = (text: string, signal = AbortSignal.timeout(60_000)) =>
    both.write(readText(text), sampleBrief(), { signal });
  return { both, write, warnings };
}

testWriter(test, { name: "one that works, with a fallback", open: () => open(local).both });
testWriter(test, { name: "one that fails, with a fallback", open: () => open(failing).both });

describe("writerWithFallback()", () => {
  const TEXT = "Coffee was first grown in Ethiopia. Today it is drunk everywhere.";

  test("lets the fallback write each text that failed, with a warning", async () => {
    const { write, warnings } = open(failing);
    const script = await local.write(readText(TEXT), sampleBrief(), {
      signal: AbortSignal.timeout(60_000),
    });
    expect(await write(TEXT)).toEqual(script);
    expect(await write(TEXT)).toEqual(script);
    const warning = '"failing" failed, so "local" takes over';
    expect(warnings).toEqual([warning, warning]);
  });

  test("has nothing to warn of where there is nothing to write about", async () => {
    const { write, warnings } = open(failing);
    await expect(write("---")).rejects.toThrow("the source has no words");
    expect(warnings).toEqual([]);
  });

  test("does not let the fallback write what was aborted", async () => {
    const controller = new AbortController();
    const reason = new Error("stop");
    const { write, warnings } = open({
      name: "aborted",
      async write() {
        controller.abort(reason);
        throw new WriterError("Cannot write just now");
      },
    });
    await expect(write(TEXT, controller.signal)).rejects.toBe(reason);
    expect(warnings).toEqual([]);
  });
});
