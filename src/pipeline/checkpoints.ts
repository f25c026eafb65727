import type { Json } from "../common/json.ts";

/** Stores the results of finished stages, to let an interrupted run resume where it stopped. */
export interface CheckpointStore {
  /** Undefined if nothing is stored under the key. */
  get(key: string): Promise<Json | undefined>;
  /** Stores a value, replacing any earlier one under the same key. */
  set(key: string, stage: string, value: Json): Promise<void>;
}
