import { constants } from "node:fs";
import {
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
import { checkObjectKey } from "./object_key.ts";
import { type ObjectStore, StorageError } from "./object_store.ts";

const CHUNK_BYTES = 256 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;
// Another call may delete the folder between its making and the rename into it.
const PLACE_ATTEMPTS = 5;
const MISSING = ["ENOENT", "ENOTDIR"];

/**
 * Keeps each object as a file of its bytes at the path that is its key.
 *
 * @param options `dir` is the absolute path of the folder, which is made when it is first needed.
 */
export function createDiskStore({ dir }: { dir: string }): ObjectStore {
  // No key can name it, and a rename from here never crosses to another disk.
  const uploads = join(dir, "+uploads");
  let swept: Promise<void> | undefined;

  /** A link inside the store would lead reads and writes out of it. */
  async function refuseLinks(path: string): Promise<void> {
    const expected = join(await realpath(dir), path);
    if ((await realpath(join(dir, path))) === expected) return;
    throw new StorageError(
      `Cannot use "${expected}" as a symbolic link leads away from there: remove the link`,
    );
  }

  async function makeFolder(path: string): Promise<void> {
    if (path === ".") return;
    await makeFolder(dirname(path));
    await unless(["EEXIST"], () => mkdir(join(dir, path)));
    await refuseLinks(path);
  }

  async function place(upload: string, key: string): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await makeFolder(dirname(key));
        return await rename(upload, join(dir, key));
      } catch (error) {
        const code = codeOf(error);
        if (code === "ENOTDIR" || code === "EISDIR") {
          throw new StorageError(
            `Cannot write "${key}" as one key would be the folder of another: choose another key`,
          );
        }
        if (code !== "ENOENT" || attempt === PLACE_ATTEMPTS) throw error;
      }
    }
  }

  // Many objects that are put at once are mostly put into the same folders.
  const syncTogether = batched(async (lists: string[][]) => {
    const folders = [...new Set(lists.flat())];
    await Promise.all(folders.map((folder) => unless(MISSING, () => sync(folder))));
  });

  /** A new name lasts through a power cut only once the folders above it are on disk too. */
  async function syncFolders(key: string): Promise<void> {
    const folders = [dirname(dir)];
    for (let path = key; path !== "."; path = dirname(path)) folders.push(join(dir, dirname(path)));
    await syncTogether(folders);
  }

  async function openObject(key: string): Promise<{ file: FileHandle; size: number } | undefined> {
    checkObjectKey(key);
    return await unless(MISSING, async () => {
      await refuseLinks(key);
      const file = await open(join(dir, key), constants.O_RDONLY | constants.O_NOFOLLOW);
      const stats = await file.stat();
      if (stats.isFile()) return { file, size: stats.size };
      await file.close();
      return undefined;
    });
  }

  return {
    name: "disk",

    async put(key, body, contentType) {
      checkObjectKey(key);
      checkContentType(key, contentType);
      await mkdir(uploads, { recursive: true });
      swept ??= sweep(uploads);
      await swept;
      const upload = join(uploads, crypto.randomUUID());
      try {
        if (body instanceof Uint8Array) await writeFile(upload, body);
        else await copyFile(body.path, upload);
        await sync(upload);
        await place(upload, key);
      } finally {
        await rm(upload, { force: true });
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

    async head(key) {
      const object = await openObject(key);
      await object?.file.close();
      return object && { size: object.size, contentType: contentTypeOf(key) };
    },

    async delete(key) {
      checkObjectKey(key);
      await unless(MISSING, async () => {
        await refuseLinks(dirname(key));
        await rm(join(dir, key), { recursive: true, force: true });
      });
    },
  };
}

/** Removes the unfinished uploads that a killed process left a day ago or earlier. */
async function sweep(uploads: string): Promise<void> {
  for (const name of await readdir(uploads)) {
    const path = join(uploads, name);
    const file = await unless(MISSING, () => stat(path));
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

/** Undefined where `use` fails with one of these codes. */
async function unless<T>(codes: readonly string[], use: () => Promise<T>): Promise<T | undefined> {
  try {
    return await use();
  } catch (error) {
    if (codes.includes(codeOf(error))) return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
