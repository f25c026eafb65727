import { readFile, writeFile } from "node:fs/promises";
import { createIsolatedDocuments } from "../../../src/isolation/documents.ts";
import type { Document } from "../../../src/posts/document.ts";
import { silentLog } from "../../../src/testing/silent_log.ts";
import { createLocalWriter } from "../../../src/writing/local_writer.ts";
import { UnwritableDocumentError } from "../../../src/writing/writer.ts";
import { MEDIA, textsOf, writePost } from "../writing/_posts.ts";
import type { Specimen } from "./_corpus.ts";

/** What came of reading a document. */
export interface Reading {
  /** Null if it was refused. */
  document: Document | null;
  error: Error | null;
  /** All that the image, the carousel and the reel of it show and say; none if they cannot be written. */
  shown: string[];
  /** Its clean twin, read alone; null if there is none. */
  cleanAlone: Document | null;
  ms: number;
  /** Most memory of the process that read it, in bytes; null where Linux does not say so. */
  peakBytes: number | null;
}

/** Reads documents one after the other, as the service does: in a process with limits. */
export async function* readAll(
  specimens: readonly Specimen[],
): AsyncGenerator<readonly [Specimen, Reading]> {
  const { signal } = new AbortController();
  const documents = createIsolatedDocuments({ model: null, env: {}, log: silentLog });

  function read(bytes: Uint8Array, type: Specimen["type"]) {
    return documents.reader.read(bytes, type, { signal }).then(
      (document) => ({ document, error: null }),
      (error: unknown) => ({
        document: null,
        error: error instanceof Error ? error : new Error(String(error)),
      }),
    );
  }

  const writer = createLocalWriter();

  async function shownOf(document: Document): Promise<string[]> {
    try {
      const posts = await Promise.all(MEDIA.map((medium) => writePost(writer, document, medium)));
      return posts.flatMap(textsOf);
    } catch (error) {
      if (error instanceof UnwritableDocumentError) return [];
      throw error;
    }
  }

  try {
    // The first one would be charged with the start of the process.
    await read(new TextEncoder().encode("A line."), "text");
    for (const specimen of specimens) {
      await forgetPeaks();
      const startedAt = performance.now();
      const result = await read(specimen.bytes, specimen.type);
      const ms = performance.now() - startedAt;
      const peakBytes = await peakOfChildren();
      const { type, clean } = specimen;
      const alone =
        clean === null || type === "pdf" ? null : await read(new TextEncoder().encode(clean), type);
      const shown = result.document === null ? [] : await shownOf(result.document);
      yield [specimen, { ...result, shown, cleanAlone: alone?.document ?? null, ms, peakBytes }];
    }
  } finally {
    await documents.close();
  }
}

async function forgetPeaks(): Promise<void> {
  for (const pid of await childrenOf(process.pid)) {
    // 5 resets the peak; a process may be gone.
    await writeFile(`/proc/${pid}/clear_refs`, "5").catch(() => {});
  }
}

async function peakOfChildren(): Promise<number | null> {
  const statuses = await Promise.all(
    (await childrenOf(process.pid)).map((pid) => readOrNothing(`/proc/${pid}/status`)),
  );
  const peaks = statuses.map((status) => Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0));
  return peaks.length === 0 ? null : Math.max(...peaks) * 1024;
}

async function childrenOf(pid: number): Promise<string[]> {
  return (await readOrNothing(`/proc/${pid}/task/${pid}/children`)).match(/\d+/g) ?? [];
}

async function readOrNothing(path: string): Promise<string> {
  return await readFile(path, "utf8").catch(() => "");
}
