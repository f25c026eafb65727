import type { SourceType } from "../posts/content.ts";
import type { Document } from "../posts/document.ts";
import { readPdf } from "./pdf.ts";
import { readText } from "./text.ts";

/** Reads sources into documents. */
export interface DocumentReader {
  /**
   * Reads a text in UTF-8 or a PDF.
   *
   * @throws {UnreadableDocumentError} if the PDF cannot be read.
   * @throws {TooComplexError} if it takes too much time or memory, where that is watched.
   * @throws the signal's reason if that aborts.
   */
  read(bytes: Uint8Array, type: SourceType, options: { signal: AbortSignal }): Promise<Document>;
}

/** Creates a reader that works in this process, which a source can keep busy. */
export function createLocalReader(): DocumentReader {
  return {
    async read(bytes, type, { signal }) {
      signal.throwIfAborted();
      return type === "pdf" ? await readPdf(bytes) : readText(new TextDecoder().decode(bytes));
    },
  };
}
