import { UserError } from "../common/user_error.ts";
import type { Document } from "../posts/document.ts";
import type { Medium } from "../posts/medium.ts";
import type { Platform } from "../posts/platform.ts";
import type { Script } from "../posts/script.ts";

/** What a post is written for. */
export interface Brief {
  /** What the post is made of, which decides what it may ask of its readers. */
  medium: Medium;
  platform: Platform;
  /** Points wanted, at most. A writer gives fewer when the source does not carry more. */
  maxPoints: number;
  /** Length of the spoken text aimed at, in milliseconds; null where nothing is spoken. */
  narrationMs: number | null;
  /** The client's own instructions; null when there are none. */
  customPrompt: string | null;
}

/** Thrown when a document has nothing to write about; the message is for the client. */
export class UnwritableDocumentError extends UserError {
  override readonly name = "UnwritableDocumentError";

  constructor() {
    super("Cannot write a post as the source has no words: send a text");
  }
}

/** Thrown when a writer gave no script that can be used, though another one may. */
export class WriterError extends Error {
  override readonly name = "WriterError";
}

/** Writes what a post says. Drivers: `local_writer.ts`, `openai_writer.ts`. */
export interface Writer {
  readonly name: string;
  /**
   * Turns a document into a script.
   *
   * @throws {UnwritableDocumentError} if the document has nothing to write about.
   * @throws {WriterError} if no script can be had for another reason.
   * @throws the signal's reason as soon as it aborts.
   */
  write(document: Document, brief: Brief, options: { signal: AbortSignal }): Promise<Script>;
}
