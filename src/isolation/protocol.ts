import type { PictureType } from "../documents/pdf/pictures/files.ts";
import type { SourceType } from "../posts/content.ts";
import type { Document } from "../posts/document.ts";
import type { OpenAIWriterOptions } from "../writing/model/openai_writer.ts";
import type { Brief } from "../writing/writer.ts";

/** Asks a document process to read a source. */
export interface ReadRequest {
  kind: "read";
  bytes: Uint8Array;
  type: SourceType;
  /** Languages to read scans in, by tesseract's names; null to refuse scans. */
  scanLanguages: string | null;
  /** Whether to read pictures, too. */
  withPictures: boolean;
}

/** What reading a source gives. */
export interface ReadResult {
  /** The key of each picture is its place among the files. */
  document: Document;
  files: readonly PictureFile[];
}

/** A picture of a document. */
export interface PictureFile {
  bytes: Uint8Array;
  type: PictureType;
}

/** Asks a document process to write a script. */
interface WriteRequest {
  kind: "write";
  document: Document;
  brief: Brief;
  /** Null to write without a model. */
  model: OpenAIWriterOptions | null;
}

/** What a document process is asked for. It does one thing at a time. */
export type DocumentRequest = ReadRequest | WriteRequest;

/** What a picture process is asked for: to prepare a picture. */
export interface PictureRequest {
  bytes: Uint8Array;
  /** What it is called in error messages. */
  what: string;
}

/** What a font process is asked for: to read a font. */
export interface FontRequest {
  bytes: Uint8Array;
}
