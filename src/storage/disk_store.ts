import { constants, type Stats } from "node:fs";
import {
  chmod,
  copyFile,
  type FileHandle,
  mkdir,
  open,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { batched } from "../common/batched.ts";
import { type ByteRange, checkByteRange, rangeBehindEnd } from "./byte_range.ts";
import { checkContentType, contentTypeOf } from "./content_types.ts";
import { withDiskErrors } from "./disk_error.ts";
import { checkKeyPrefix, checkObjectKey, isObjectKey } from "./object_key.ts";
import { type ListedObject, type ObjectStore, StorageError } from "./object_store.ts";

/** Sources are for nobody but the service. */
const PRIVATE = 0o700;
const PRIVATE_FILE = 0o600;
const CHUNK_BYTES = 256 * 1024;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
// Another call may delete the folder after it was made and before the file is moved into it.
const MAX_MOVE_ATTEMPTS = 5;
const NOT_FOUND = ["ENOENT", "ENOTDIR"];

/**
 * Creates an object store on disk, with one file per object at the path given by its key.
 *
 * @param options `dir` is the absolute path of the folder, which is created on first use.
 */
export function createDiskStore({ dir }: { dir: string }): ObjectStore {
  // No key can contain "+", and a rename from here stays on the same file system.
  const uploads = join(dir, "+uploads");
  let tidying = Promise.resolve();
  let tidiedAtMs = 0;

  async function tidyUp(): Promise<void> {
    // Earlier releases let other users of the machine read the objects.
    await ignoring(["EPERM"], () => chmod(dir, PRIVATE));
    await removeStaleUploads(uploads);
  }

  /** Symbolic links would let reads and writes escape the store. */
  async function rejectLinks(path: string): Promise<void> {
    const expected = join(await realpath(dir), path);
    if ((await realpath(join(dir, path))) === expected) return;
    throw new StorageError(
      `Cannot use "${expected}" as a symbolic link leads away from there: remove the link`,
    );
  }

  async function makeFolder(path: string): Promise<void> {
    if (path === ".") return;
    await makeFolder(dirname(path));
    await ignoring(["EEXIST"], () => mkdir(join(dir, path), { mode: PRIVATE }));
    await rejectLinks(path);
  }

  async function moveToKey(tempFile: string, key: string): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await makeFolder(dirname(key));
        return await rename(tempFile, join(dir, key));
      } catch (error) {
        const code = codeOf(error);
        if (code === "ENOTDIR" || code === "EISDIR") {
          throw new StorageError(
            `Cannot write "${key}" as one key would be the folder of another: choose another key`,
          );
        }
        if (code !== "ENOENT" || attempt === MAX_MOVE_ATTEMPTS) throw error;
      }
    }
  }

  // Concurrent puts mostly go to the same folders.
  const syncTogether = batched(async (lists: string[][]) => {
    const folders = [...new Set(lists.flat())];
    await Promise.all(folders.map((folder) => ignoring(NOT_FOUND, () => sync(folder))));
  });

  /** A new file survives a power failure only once the folders above it are synced too. */
  async function syncFolders(key: string): Promise<void> {
    const folders = [dirname(dir)];
    for (let path = key; path !== "."; path = dirname(path)) folders.push(join(dir, dirname(path)));
    await syncTogether(folders);
  }

  async function openObject(key: string): Promise<{ file: FileHandle; size: number } | undefined> {
    checkObjectKey(key);
    return await ignoring(NOT_FOUND, async () => {
      await rejectLinks(key);
      const file = await open(join(dir, key), constants.O_RDONLY | constants.O_NOFOLLOW);
      const stats = await file.stat();
      if (stats.isFile()) return { file, size: stats.size };
      await file.close();
      return undefined;
    });
  }

  return withDiskErrors({
    name: "disk",

    async put(key, body, contentType) {
      checkObjectKey(key);
      checkContentType(key, contentType);
      await mkdir(uploads, { recursive: true, mode: PRIVATE });
      if (Date.now() - tidiedAtMs > HOUR_MS) {
        tidiedAtMs = Date.now();
        // Tried again in an hour: what was left behind is no reason to refuse an object.
        tidying = tidyUp().catch(() => undefined);
      }
      await tidying;
      const tempFile = join(uploads, crypto.randomUUID());
      try {
        if (body instanceof Uint8Array) await writeFile(tempFile, body);
        else await copyFile(body.path, tempFile);
        // A copy has the mode of what it is copied from.
        await chmod(tempFile, PRIVATE_FILE);
        await sync(tempFile);
        await moveToKey(tempFile, key);
      } finally {
        await rm(tempFile, { force: true });
      }
      await syncFolders(key);
    },

    async get(key, range) {
      checkByteRange(range);
      const object = await openObject(key);
      if (object === undefined) return undefined;
      const { file, size } = object;
      if (range !== undefined && range.start >= size) {
        await file.close();
        throw rangeBehindEnd(key, range);
      }
      return { body: streamOf(file, size, range), size, contentType: contentTypeOf(key) };
    },

    async file(key) {
      const object = await openObject(key);
      await object?.file.close();
      return object && Bun.file(join(dir, key));
    },

    async head(key) {
      const object = await openObject(key);
      await object?.file.close();
      return object && { size: object.size, contentType: contentTypeOf(key) };
    },

    async *list(prefix) {
      checkKeyPrefix(prefix);
      const folder = prefix.slice(0, prefix.lastIndexOf("/") + 1);
      const isThere = await ignoring(NOT_FOUND, async () => {
        if (folder !== "") await rejectLinks(folder.slice(0, -1));
        return true;
      });
      if (isThere) yield* listFolder(dir, folder, prefix);
    },

    async delete(key) {
      checkObjectKey(key);
      await ignoring(NOT_FOUND, async () => {
        await rejectLinks(dirname(key));
        await rm(join(dir, key), { recursive: true, force: true });
      });
    },
  });
}

/** Lists the objects in a folder, "" or one that ends with "/", and in those below it. */
async function* listFolder(
  dir: string,
  folder: string,
  prefix: string,
): AsyncGenerator<ListedObject> {
  const entries = await ignoring(NOT_FOUND, () =>
    readdir(join(dir, folder), { withFileTypes: true }),
  );
  for (const entry of entries ?? []) {
    const key = `${folder}${entry.name}`;
    if (!isObjectKey(key) || !`${key}/`.startsWith(prefix)) continue;
    // Links are neither, and lead nowhere.
    if (entry.isDirectory()) yield* listFolder(dir, `${key}/`, prefix);
    const stats = entry.isFile() && key.startsWith(prefix) && (await statOf(join(dir, key)));
    if (stats) yield { key, size: stats.size, modifiedAt: stats.mtime };
  }
}

function statOf(path: string): Promise<Stats | undefined> {
  return ignoring(NOT_FOUND, () => stat(path));
}

/** Removes uploads that a killed process left behind more than a day ago. */
async function removeStaleUploads(uploads: string): Promise<void> {
  for (const name of await readdir(uploads)) {
    const path = join(uploads, name);
    const file = await statOf(path);
    if (file !== undefined && Date.now() - file.mtimeMs > DAY_MS) await rm(path, { force: true });
  }
}

async function sync(path: string): Promise<void> {
  await using file = await open(path, "r");
  await file.sync();
}

function streamOf(file: FileHandle, size: number, range?: ByteRange): ReadableStream<Uint8Array> {
  let position = range?.start ?? 0;
  const end = Math.min(size, (range?.end ?? size) + 1);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = new Uint8Array(Math.min(CHUNK_BYTES, end - position));
      const { bytesRead } = await file.read(chunk, 0, chunk.length, position);
      position += bytesRead;
      if (bytesRead > 0) controller.enqueue(chunk.subarray(0, bytesRead));
      if (bytesRead > 0 && position < end) return;
      await file.close();
      controller.close();
    },
    async cancel() {
      await file.close();
    },
  });
}

/** Runs an action; undefined if it fails with one of these codes. */
async function ignoring<T>(
  codes: readonly string[],
  action: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await action();
  } catch (error) {
    if (codes.includes(codeOf(error))) return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
