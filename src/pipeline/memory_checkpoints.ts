import type { Json } from "../common/json.ts";
import type { CheckpointStore } from "./checkpoints.ts";

/** Creates an in-memory checkpoint store, for tests and for runs that are never resumed. */
export function memoryCheckpoints(): CheckpointStore {
  // Stored as text, because callers get a copy from any other store too.
  const entries = new Map<string, string>();
  return {
    async get(key) {
      const text = entries.get(key);
      return text === undefined ? undefined : (JSON.parse(text) as Json);
    },
    async set(key, _stage, value) {
      entries.set(key, JSON.stringify(value));
    },
  };
}
