import { diskTroubleOf } from "../common/disk_trouble.ts";
import { UnavailableError } from "../common/unavailable_error.ts";
import type { ObjectStore } from "./object_store.ts";

/** What a folder answers whose permissions are wrong, for whichever object. */
const FORBIDDEN = ["EACCES", "EPERM"];

/** Has a store on disk throw an `UnavailableError` where the disk is at fault. */
export function withDiskErrors(store: ObjectStore): ObjectStore {
  return {
    ...store,
    put: (key, body, contentType) => translated(store.put(key, body, contentType)),
    get: (key, range) => translated(store.get(key, range)),
    head: (key) => translated(store.head(key)),
    delete: (key) => translated(store.delete(key)),
    async *list(prefix) {
      const objects = store.list(prefix)[Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await translated(objects.next());
        if (done) return;
        yield value;
      }
    },
  };
}

async function translated<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    const trouble = diskTroubleOf(error);
    if (trouble !== undefined) {
      throw new UnavailableError("store", trouble.message, { cause: error });
    }
    if (error instanceof Error && "code" in error && FORBIDDEN.includes(String(error.code))) {
      throw new UnavailableError(
        "store",
        `Cannot use the folder of objects (${error.code}): let the service read and write it`,
        { cause: error },
      );
    }
    throw error;
  }
}
