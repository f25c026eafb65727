import { isRecord } from "../common/is_record.ts";
import type { SourceType } from "../posts/content.ts";
import type { Document } from "../posts/document.ts";
import type { OpenAIWriterOptions } from "../writing/openai_writer.ts";
import type { Brief } from "../writing/writer.ts";
import type { WireError } from "./wire_error.ts";

/** Asks a document process to read a source. */
interface ReadRequest {
  kind: "read";
  bytes: Uint8Array;
  type: SourceType;
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

/** What a process of a pool says. */
export type PoolMessage =
  | { kind: "result"; value: unknown }
  | { kind: "error"; error: WireError }
  /** It waits for somebody else, so its time starts again. */
  | { kind: "waiting" }
  | { kind: "warning"; message: string; fields: object };

const KINDS: readonly unknown[] = ["result", "error", "waiting", "warning"];

/** True if a message is one of a pool's process. */
export function isPoolMessage(message: unknown): message is PoolMessage {
  return isRecord(message) && KINDS.includes(message.kind);
}
