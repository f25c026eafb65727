import { fileURLToPath } from "node:url";
import type { Log } from "../common/log.ts";
import { NETWORK_VARIABLES } from "../common/network_variables.ts";
import { type Environment, pickVariables } from "../common/pick_variables.ts";
import type { ErrorMakers } from "../common/wire_error.ts";
import { UnreadableDocumentError } from "../documents/pdf/mod.ts";
import type { DocumentReader } from "../documents/reader.ts";
import type { Script } from "../posts/script.ts";
import type { OpenAIWriterOptions } from "../writing/model/openai_writer.ts";
import { UnwritableDocumentError, type Writer, WriterError } from "../writing/writer.ts";
import { createProcessPool } from "./process_pool.ts";
import type { DocumentRequest, ReadResult } from "./protocol.ts";

/** Sources take seconds at most, and a job that does not end is to be told so within a minute. */
const DEADLINE_MS = 20_000;
/** A process takes some 130 MB, and twice as much with a large PDF. */
const MEMORY_BYTES = 700e6;
/** Errors that somebody catches by their class. */
const ERRORS: ErrorMakers = {
  UnreadableDocumentError: (message, options) => new UnreadableDocumentError(message, options),
  UnwritableDocumentError: (message) => new UnwritableDocumentError(message),
  WriterError: (message, options) => new WriterError(message, options),
};

/** Options of {@linkcode createIsolatedDocuments}. */
export interface IsolatedDocumentsOptions {
  /** The model that writes, with the local writer as its fallback; null for the local writer alone. */
  model: OpenAIWriterOptions | null;
  /** Languages to read scans in, by tesseract's names. Scans are refused without. */
  scanLanguages?: string | null;
  /** The service's environment, of which a process gets what it needs to reach the model. */
  env: Environment;
  log: Log;
  /** Longest time to read or write, in milliseconds, not counting the model's and scans'. Defaults to 20,000. */
  deadlineMs?: number;
  /** Memory of a process beyond which it is killed. Defaults to 700 MB. */
  memoryBytes?: number;
}

/** A reader and a writer that work in processes of their own. */
export interface IsolatedDocuments {
  reader: DocumentReader;
  writer: Writer;
  /** The local writer alone, whatever writes posts. */
  localWriter: Writer;
  /** Starts processes for this many jobs, which saves the first ones the wait. */
  warmUp(jobs: number): void;
  close(): Promise<void>;
}

/**
 * Creates a reader and a writer whose work cannot hold up or end this process: what takes too much
 * time or memory is killed with the process that does it, and a `TooComplexError` is thrown.
 */
export function createIsolatedDocuments(options: IsolatedDocumentsOptions): IsolatedDocuments {
  const { model, scanLanguages = null, env, log } = options;
  const { deadlineMs = DEADLINE_MS, memoryBytes = MEMORY_BYTES } = options;
  const pool = createProcessPool({
    program: fileURLToPath(import.meta.resolve("./document_process.ts")),
    env: model === null ? {} : pickVariables(env, NETWORK_VARIABLES),
    deadlineMs,
    memoryBytes,
    errors: ERRORS,
    log,
  });

  async function call<Result>(
    request: DocumentRequest,
    tooComplex: string,
    signal: AbortSignal,
  ): Promise<Result> {
    // The program is our own, and the stages check what it gives.
    return (await pool.call(request, { signal, tooComplex })) as Result;
  }

  function writerWith(model: OpenAIWriterOptions | null): Writer {
    return {
      name: model === null ? "local" : `openai ${model.model}`,
      write: (document, brief, { signal }) =>
        call<Script>(
          { kind: "write", document, brief, model },
          "Cannot write a post as the source is too complex: send a shorter or simpler one",
          signal,
        ),
    };
  }

  return {
    reader: {
      async read(bytes, type, { signal, keepPicture }) {
        const withPictures = keepPicture !== undefined;
        const { document, files } = await call<ReadResult>(
          { kind: "read", bytes, type, scanLanguages, withPictures },
          type === "pdf"
            ? "Cannot read the PDF as it is too complex: export it again in a simpler form, or send its text"
            : "Cannot read the text as it is too complex: send a shorter or simpler one",
          signal,
        );
        for (const picture of document.pictures ?? []) {
          const file = files[Number(picture.key)];
          if (keepPicture && file) picture.key = await keepPicture(file.bytes, file.type);
        }
        return document;
      },
    },
    writer: writerWith(model),
    localWriter: writerWith(null),
    warmUp: (jobs) => pool.warmUp(jobs),
    close: () => pool.close(),
  };
}
