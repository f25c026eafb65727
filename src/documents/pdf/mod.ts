import { getDocumentProxy, getMeta } from "unpdf";
import { UserError } from "../../common/user_error.ts";
import type { Document, DocumentPicture } from "../../posts/document.ts";
import { hasContent } from "../clean_text.ts";
import { detectLanguageOf } from "../language.ts";
import { findSpeakers } from "../speakers.ts";
import type { TextRecognition } from "../text_recognition.ts";
import { withPartsAside } from "./around_formulas.ts";
import { isAside, withContents, withPlacedAsides } from "./aside.ts";
import { withTicksAside } from "./axis_ticks.ts";
import { linesToBlocks } from "./blocks.ts";
import { readBookmarks, withBookmarks } from "./bookmarks.ts";
import { withContactsAside } from "./contacts.ts";
import { withLabelsAside } from "./figure_labels.ts";
import { dropFurniture } from "./furniture.ts";
import type { PdfItem } from "./item.ts";
import { withBracketsTurned } from "./letters/brackets.ts";
import { withBullets } from "./letters/bullets.ts";
import { withNamedCodes } from "./letters/named_codes.ts";
import { withoutUndecodable } from "./letters/undecodable.ts";
import { readLines } from "./lines.ts";
import type { PdfMetadata } from "./metadata.ts";
import { type Pdf, type ReadPagesOptions, readPages } from "./pages.ts";
import { PDFJS_DATA } from "./pdfjs_data.ts";
import type { PictureType } from "./pictures/files.ts";
import { readPictures } from "./pictures/mod.ts";
import type { PictureStreams } from "./pictures/streams.ts";
import { placeholderReason } from "./placeholders.ts";
import { withRepeatedAside } from "./repeated_lists.ts";
import { readScans } from "./scans.ts";
import { OversizedStreamError, withoutPictures } from "./streams.ts";
import { readFront } from "./title.ts";
import { readLayers } from "./visibility.ts";

/** Like other PDF readers, accepts a header anywhere in this many bytes. */
const HEADER_SEARCH_BYTES = 1024;
/** Of pictures within a page's content, which are decoded with it. */
const MAX_INLINE_PIXELS = 4_000_000;

/** Thrown when a source cannot be read; the message is for the client. */
export class UnreadableDocumentError extends UserError {
  override readonly name = "UnreadableDocumentError";
}

/** Options of {@linkcode readPdf}. */
export interface ReadPdfOptions {
  /** Reads scans; without it, they are refused. */
  recognise?: TextRecognition | undefined;
  /** Keeps a picture and returns its key. Without it, pictures are left out. */
  keepPicture?: ((file: Uint8Array, type: PictureType) => Promise<string>) | undefined;
}

/**
 * Reads the text of a PDF as blocks in reading order.
 *
 * @throws {UnreadableDocumentError} if it is not a PDF, is encrypted or damaged, or has no text
 * of its own.
 */
export async function readPdf(
  bytes: Uint8Array,
  { recognise, keepPicture }: ReadPdfOptions = {},
): Promise<Document> {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, HEADER_SEARCH_BYTES));
  if (!start.includes("%PDF-")) {
    throw new UnreadableDocumentError("Cannot read the file as it is not a PDF: upload a PDF");
  }
  const { pdf, streams, ...traits } = await openPdf(bytes);
  try {
    // Layers that cannot be read are taken for shown.
    const isShown = await readLayers(pdf).catch(() => undefined);
    const pages = await readItems(pdf, { bytes, recognise, isShown, ...traits });
    const info: Record<string, unknown> = (await getMeta(pdf)).info;
    const reason = placeholderReason(info, pages);
    if (reason !== null) throw new UnreadableDocumentError(reason);
    if (!pages.flat().some((item) => hasContent(item.str))) {
      throw new UnreadableDocumentError(
        "Cannot read the PDF as it holds no text, only pictures: upload one with selectable text",
      );
    }
    const lines = withBookmarks(
      withBullets(withBracketsTurned(pages)).map(readLines),
      await readBookmarks(pdf),
    );
    const { pages: unframed, contents } = dropFurniture(lines);
    const placed = withContents(
      withRepeatedAside(withTicksAside(withLabelsAside(withPartsAside(linesToBlocks(unframed))))),
      contents,
    );
    const told = placed.filter(({ block }) => !isAside(block));
    const front = readFront(told, metadataOf(info));
    const own = findSpeakers(withContactsAside(front.blocks));
    const document = { ...front, blocks: withPlacedAsides(own, placed), ...detectLanguageOf(own) };
    if (keepPicture === undefined) return document;
    const pictures: DocumentPicture[] = [];
    for (const { picture, file } of await readPictures(pdf, { bytes, streams, pages, isShown })) {
      pictures.push({ ...picture, key: await keepPicture(file.bytes, file.type) });
    }
    return { ...document, ...(pictures.length > 0 && { pictures }) };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

interface OpenPdf {
  pdf: Pdf;
  streams: PictureStreams;
  mayHaveNotes: boolean;
  mayHaveUnseen: boolean;
}

async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  try {
    // A copy, because the reader detaches the buffer.
    const { file, pictures: streams, ...traits } = withoutPictures(bytes);
    const pdf = await getDocumentProxy(file, {
      ...PDFJS_DATA,
      verbosity: 0,
      maxImageSize: MAX_INLINE_PIXELS,
    });
    return { pdf, streams, ...traits };
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

interface ReadItemsOptions extends Pick<ReadPdfOptions, "recognise">, ReadPagesOptions {
  bytes: Uint8Array;
}

async function readItems(
  pdf: Pdf,
  { bytes, recognise, ...options }: ReadItemsOptions,
): Promise<PdfItem[][]> {
  const drawn = await readPages(pdf, options).catch((cause: unknown) => {
    throw damagedError(cause);
  });
  const { pages, isLost } = withoutUndecodable(withNamedCodes(drawn));
  const blank = isLost ? pages.map(() => []) : pages;
  const read = recognise === undefined ? blank : await readScans(blank, { pdf, bytes, recognise });
  if (isLost && read.every((items) => items.length === 0)) {
    throw new UnreadableDocumentError(
      "Cannot read the PDF as its fonts do not tell which letters they show: export it again in another way, or send its text",
    );
  }
  return read;
}

function damagedError(cause: unknown): UnreadableDocumentError {
  return new UnreadableDocumentError(
    "Cannot read the PDF as it is damaged: export it again and upload the new file",
    { cause },
  );
}

function metadataOf(info: Readonly<Record<string, unknown>>): PdfMetadata {
  const textOf = (value: unknown) => (typeof value === "string" ? value : null);
  return { title: textOf(info.Title), author: textOf(info.Author) };
}
