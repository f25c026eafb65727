import { isRecord } from "./is_record.ts";
import type { WireError } from "./wire_error.ts";

/** What a process that responds to requests says. */
export type PoolMessage =
  | { kind: "result"; value: unknown }
  | { kind: "error"; error: WireError }
  /** It waits for somebody else, or goes on by itself, so its time starts again. */
  | { kind: "waiting" }
  /** What whoever asks wants to know before there is a result. */
  | { kind: "news"; value: unknown }
  | { kind: "warning"; message: string; fields: object };

const KINDS: readonly unknown[] = ["result", "error", "waiting", "news", "warning"];

/** True if a message is one of such a process. */
export function isPoolMessage(message: unknown): message is PoolMessage {
  return isRecord(message) && KINDS.includes(message.kind);
}
