import { type ObjectStore, StorageError } from "./object_store.ts";

/** An object, and where it is found. */
export interface SingleObject {
  key: string;
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** Creates a store in memory of one object, which nobody can change or add to. */
export function singleObject({ key, body, contentType }: SingleObject): ObjectStore {
  const size = body.length;
  return {
    name: "memory",
    async put(other) {
      throw unchangeable(other);
    },
    async get(wanted, range) {
      if (wanted !== key) return undefined;
      const { start = 0, end = size - 1 } = range ?? {};
      if (range !== undefined && (start < 0 || start > end || start >= size)) {
        throw new RangeError(`Cannot read bytes ${start} to ${end} of ${size}`);
      }
      const stream = new Blob([body.subarray(start, end + 1)]).stream();
      return { body: stream, size, contentType };
    },
    head: async (wanted) => (wanted === key ? { size, contentType } : undefined),
    async *list(prefix) {
      if (key.startsWith(prefix)) yield { key, size, modifiedAt: new Date(0) };
    },
    async delete(other) {
      throw unchangeable(other);
    },
  };
}

function unchangeable(key: string): StorageError {
  return new StorageError(`Cannot change "${key}" as this store is for reading`);
}
