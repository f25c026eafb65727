import { type ObjectStore, StorageError } from "./object_store.ts";

/** A store that somebody may write to until it is closed. */
export interface ClosableStore {
  store: ObjectStore;
  /** Refuses writes from now on, and waits for those under way. Reading goes on. */
  close(): Promise<void>;
}

/** Lends a store to somebody who must not write to it for ever, such as one attempt of a stage. */
export function closableStore(lent: ObjectStore): ClosableStore {
  const writes = new Set<Promise<void>>();
  let isClosed = false;

  async function write(key: string, begin: () => Promise<void>): Promise<void> {
    if (isClosed) {
      throw new StorageError(
        `Cannot change "${key}" as the attempt that was given this store has ended`,
      );
    }
    const writing = begin();
    writes.add(writing);
    try {
      await writing;
    } finally {
      writes.delete(writing);
    }
  }

  return {
    store: {
      name: lent.name,
      put: (key, ...rest) => write(key, () => lent.put(key, ...rest)),
      get: (key, range) => lent.get(key, range),
      head: (key) => lent.head(key),
      list: (prefix) => lent.list(prefix),
      delete: (key) => write(key, () => lent.delete(key)),
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(writes);
    },
  };
}
