import type { Json } from "../common/json.ts";
import type { CheckpointStore } from "./checkpoints.ts";

/** Checkpoints that last as long as the process, for tests and for runs that need no resuming. */
export function memoryCheckpoints(): CheckpointStore {
  // Kept as text, so that what is handed out is a copy, as from any other store.
  const kept = new Map<string, string>();
  return {
    async get(key) {
      const text = kept.get(key);
      return text === undefined ? undefined : (JSON.parse(text) as Json);
    },
    async set(key, _stage, value) {
      kept.set(key, JSON.stringify(value));
    },
  };
}
