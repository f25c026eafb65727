// A separate program, for a source that takes too long or too much memory to hurt nobody else:
// `documents.ts` starts it, sends it one request at a time, and kills it. It is started so that it
// ends with its parent, however busy it is.
import { writeFile } from "node:fs/promises";
import { getResolvedPDFJS } from "unpdf";
import type { Log } from "../common/log.ts";
import type { PoolMessage } from "../common/pool_message.ts";
import { toWire } from "../common/wire_error.ts";
import type { PictureType } from "../documents/pdf/pictures/files.ts";
import { createLocalReader } from "../documents/reader.ts";
import { createTextRecognition } from "../documents/text_recognition.ts";
import { createLocalWriter } from "../writing/local_writer.ts";
import type { OpenAIWriterOptions } from "../writing/model/openai_writer.ts";
import type { Writer } from "../writing/writer.ts";
import { writerWithFallback } from "../writing/writer_with_fallback.ts";
import type { DocumentRequest, PictureFile, ReadRequest, ReadResult } from "./protocol.ts";

/** How often it says that it only waits, for the model or what reads scans. */
const WAITING_EVERY_MS = 1_000;

// Whoever asks for something kills this process to cancel it.
const { signal } = new AbortController();
const local = createLocalWriter();

// A terminal and systemd send these to all processes of a service; the parent decides.
for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => {});
process.on("message", async (request: DocumentRequest) => {
  try {
    send({ kind: "result", value: await respond(request) });
  } catch (error) {
    send({ kind: "error", error: toWire(error) });
  }
});
// Where memory runs out, Linux ends this process and not the service. Other systems have no such file.
await writeFile("/proc/self/oom_score_adj", "1000").catch(() => {});
// Loaded on first use otherwise, which takes as long as reading ten PDFs.
await getResolvedPDFJS();

async function respond(request: DocumentRequest): Promise<unknown> {
  if (request.kind === "read") {
    return await read(request);
  }
  const { document, brief, model } = request;
  if (model === null) return await local.write(document, brief, { signal });
  return await waiting(async () => (await modelWriter(model)).write(document, brief, { signal }));
}

async function read(request: ReadRequest): Promise<ReadResult> {
  const { bytes, type, scanLanguages, withPictures } = request;
  const files: PictureFile[] = [];
  const keepPicture = withPictures
    ? async (bytes: Uint8Array, type: PictureType) => String(files.push({ bytes, type }) - 1)
    : undefined;
  const recognise = scanLanguages === null ? undefined : createTextRecognition(scanLanguages);
  const reader = createLocalReader({
    recognise: recognise && ((pdf, page) => waiting(() => recognise(pdf, page))),
  });
  return { document: await reader.read(bytes, type, { signal, keepPicture }), files };
}

/** Does what others do for it, saying that it waits. */
async function waiting<Result>(work: () => Promise<Result>): Promise<Result> {
  const timer = setInterval(() => send({ kind: "waiting" }), WAITING_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

async function modelWriter(options: OpenAIWriterOptions): Promise<Writer> {
  // Most services have no model, and its client would double the time to start.
  const { createOpenAIWriter } = await import("../writing/model/openai_writer.ts");
  const warn = (message: string, fields: object = {}) => send({ kind: "warning", message, fields });
  const log: Log = { debug() {}, info() {}, warn, error: warn, child: () => log };
  return writerWithFallback(createOpenAIWriter(options), local, { log });
}

function send(message: PoolMessage): void {
  process.send?.(message);
}
