import { getDocumentProxy, getMeta } from "unpdf";
import { UserError } from "../common/user_error.ts";
import type { Block, Document } from "../posts/document.ts";
import { cleanText, hasContent, MAX_TITLE_LENGTH } from "./clean_text.ts";
import { detectLanguage } from "./language.ts";
import { linesToBlocks } from "./pdf_blocks.ts";
import { dropFurniture } from "./pdf_furniture.ts";
import { readLines } from "./pdf_lines.ts";
import { type Pdf, readPages } from "./pdf_pages.ts";
import { OversizedStreamError, withoutPictures } from "./pdf_streams.ts";

/** Like other PDF readers, accepts a header anywhere in this many bytes. */
const HEADER_SEARCH_BYTES = 1024;
const FILE_NAME =
  /\.(?:docx?|odt|indd|tex|dvi|pdf|pptx?|rtf|qxp|txt|pages)\b|^(?:microsoft word|untitled|slide \d)/i;

/** Thrown when a source cannot be read; the message is for the client. */
export class UnreadableDocumentError extends UserError {
  override readonly name = "UnreadableDocumentError";
}

/**
 * Reads the text of a PDF as blocks in reading order.
 *
 * @throws {UnreadableDocumentError} if it is not a PDF, is encrypted or damaged, or has no text.
 */
export async function readPdf(bytes: Uint8Array): Promise<Document> {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, HEADER_SEARCH_BYTES));
  if (!start.includes("%PDF-")) {
    throw new UnreadableDocumentError("Cannot read the file as it is not a PDF: upload a PDF");
  }
  const pdf = await openPdf(bytes);
  try {
    const blocks = await readBlocks(pdf);
    if (!blocks.some((block) => hasContent(block.text))) {
      throw new UnreadableDocumentError(
        "Cannot read the PDF as it holds no text, only pictures: upload one with selectable text",
      );
    }
    const language = detectLanguage(blocks.map((block) => block.text).join("\n"));
    return { title: titleOf(blocks) ?? (await metadataTitle(pdf)), blocks, ...language };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    // A copy, because the reader detaches the buffer.
    return await getDocumentProxy(withoutPictures(bytes), { verbosity: 0 });
  } catch (cause) {
    if (cause instanceof OversizedStreamError) {
      throw new UnreadableDocumentError(
        "Cannot read the PDF as it unpacks to far more than text takes: export it again and upload the new file",
        { cause },
      );
    }
    throw cause instanceof Error && cause.name === "PasswordException"
      ? new UnreadableDocumentError(
          "Cannot read the PDF as it is encrypted: upload an unprotected copy",
          { cause },
        )
      : damagedError(cause);
  }
}

async function readBlocks(pdf: Pdf): Promise<Block[]> {
  const pages = await readPages(pdf).catch((cause: unknown) => {
    throw damagedError(cause);
  });
  return linesToBlocks(dropFurniture(pages.map(readLines)));
}

function damagedError(cause: unknown): UnreadableDocumentError {
  return new UnreadableDocumentError(
    "Cannot read the PDF as it is damaged: export it again and upload the new file",
    { cause },
  );
}

function titleOf(blocks: readonly Block[]): string | null {
  const early = blocks.slice(0, 4).filter((block) => block.kind === "heading");
  return early.sort((a, b) => a.level - b.level)[0]?.text ?? null;
}

async function metadataTitle(pdf: Pdf): Promise<string | null> {
  const title: unknown = (await getMeta(pdf)).info.Title;
  if (typeof title !== "string" || FILE_NAME.test(title.trim())) return null;
  const clean = title.length > MAX_TITLE_LENGTH ? "" : cleanText(title);
  return clean.length > 3 ? clean : null;
}
