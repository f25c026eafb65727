import type { SourceType } from "../posts/content.ts";
import type { Document } from "../posts/document.ts";
import { decodeText } from "./decode_text.ts";
import { type ReadPdfOptions, readPdf, UnreadableDocumentError } from "./pdf/mod.ts";
import { readText } from "./text.ts";

/** What has no text and fewer lines is markup alone. */
const MIN_MENU = 20;

/** Reads sources into documents. */
export interface DocumentReader {
  /**
   * Reads a text, in UTF-8, UTF-16 or Windows-1252, or a PDF.
   *
   * @throws {UnreadableDocumentError} if the PDF cannot be read, or the text is none or a page of menus.
   * @throws {TooComplexError} if it takes too much time or memory, where that is watched.
   * @throws the signal's reason if that aborts.
   */
  read(bytes: Uint8Array, type: SourceType, options: ReadOptions): Promise<Document>;
}

/** Options of {@linkcode DocumentReader.read}. */
interface ReadOptions extends Pick<ReadPdfOptions, "keepPicture"> {
  signal: AbortSignal;
}

/** Creates a reader that works in this process, which a source can keep busy. */
export function createLocalReader({
  recognise,
}: Pick<ReadPdfOptions, "recognise"> = {}): DocumentReader {
  return {
    async read(bytes, type, { signal, keepPicture }) {
      signal.throwIfAborted();
      if (type === "pdf") return await readPdf(bytes, { recognise, keepPicture });
      const text = decodeText(bytes);
      if (text === null) {
        throw new UnreadableDocumentError(
          "Cannot read the text as it is not one: send plain text, Markdown or HTML, or upload a PDF",
        );
      }
      const document = readText(text);
      if (document.blocks.length === 0 && countLines(text) >= MIN_MENU) {
        throw new UnreadableDocumentError(
          "Cannot find an article on the page as it has only menus and links: send the text of the article itself",
        );
      }
      return document;
    },
  };
}

/** Lines that have words. */
function countLines(text: string): number {
  return text.split("\n").filter((line) => /\p{L}{2}/u.test(line)).length;
}
