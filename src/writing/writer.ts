import { UserError } from "../common/user_error.ts";
import type { Document } from "../posts/document.ts";
import type { Medium } from "../posts/medium.ts";
import type { Platform } from "../posts/platform.ts";
import type { Script } from "../posts/script.ts";

/** Requirements for a script. */
export interface Brief {
  /** Medium of the post, which determines its call to action. */
  medium: Medium;
  platform: Platform;
  /** Maximum number of points. There are fewer if the source does not support more. */
  maxPoints: number;
  /** Points more where there is no call to action, as one may have its slide. Defaults to none. */
  pointsForCall?: number;
  /** Target length of the narration, in milliseconds; null for a post without speech. */
  narrationMs: number | null;
  /** The client's instructions; null if there are none. */
  customPrompt: string | null;
}

/** Thrown when a document has nothing to write about; the message is for the client. */
export class UnwritableDocumentError extends UserError {
  override readonly name = "UnwritableDocumentError";

  constructor(message = "Cannot write a post as the source has no words: send a text") {
    super(message);
  }
}

/** Thrown when a writer fails to produce a usable script; another writer may succeed. */
export class WriterError extends Error {
  override readonly name = "WriterError";
}

/** Writes the scripts of posts. Drivers: `local_writer.ts`, `openai_writer.ts`. */
export interface Writer {
  readonly name: string;
  /**
   * Writes a script for a document.
   *
   * @throws {UnwritableDocumentError} if the document has nothing to write about.
   * @throws {WriterError} if writing fails for another reason.
   * @throws the signal's reason as soon as it aborts.
   */
  write(document: Document, brief: Brief, options: { signal: AbortSignal }): Promise<Script>;
}
