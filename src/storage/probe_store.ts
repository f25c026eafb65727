import type { ObjectStore } from "./object_store.ts";

const KEY = "probe/worker.txt";

/**
 * Checks that an object store takes and gives objects. Safe to call from any number of processes.
 *
 * @throws the store's error if it does not.
 */
export async function probeStore(store: ObjectStore): Promise<void> {
  await store.put(KEY, new TextEncoder().encode("ok"), "text/plain; charset=utf-8");
  await store.head(KEY);
}
