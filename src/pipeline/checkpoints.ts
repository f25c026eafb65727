import type { Json } from "../common/json.ts";

/** Remembers what finished, so that a run that was interrupted goes on where it stopped. */
export interface CheckpointStore {
  /** Undefined if nothing is kept under the key. */
  get(key: string): Promise<Json | undefined>;
  /** Keeps a value; the same key again replaces it. */
  set(key: string, stage: string, value: Json): Promise<void>;
}
