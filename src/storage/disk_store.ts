import {
  constants,
  copyFile,
  type FileHandle,
  mkdir,
  open,
  readdir,
  realpath,
  rename,
  rm,
  stat,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ByteRange, checkByteRange, rangeBehindEnd } from "./byte_range.ts";
import { checkContentType, type DiskFooter, encodeFooter, readFooter } from "./disk_footer.ts";
import { checkObjectKey } from "./object_key.ts";
import type { ObjectStore } from "./object_store.ts";
import { StorageError } from "./storage_error.ts";

const CHUNK_BYTES = 256 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;
// Another call may delete the folder between its making and the rename into it.
const PLACE_ATTEMPTS = 5;

/**
 * Keeps objects as files. The folder of a segment "a" is named "a+", so that the objects "a" and
 * "a/b" can both exist, and a file ends with its content type, so that both change in one rename.
 *
 * @param options `dir` is the absolute path of the folder, which is made when it is first needed.
 */
export function createDiskStore({ dir }: { dir: string }): ObjectStore {
  const uploads = join(dir, "+uploads");
  let swept: Promise<void> | undefined;

  function locate(key: string) {
    checkObjectKey(key);
    const segments = key.split("/");
    const folder = segments.slice(0, -1).map((segment) => `${segment}+`);
    const name = segments.at(-1) ?? "";
    return { folder, parent: join(dir, ...folder), path: join(dir, ...folder, name) };
  }

  /** A link inside the store would lead reads and writes out of it. */
  async function refuseLinks(folder: string[]): Promise<void> {
    const expected = join(await realpath(dir), ...folder);
    if ((await realpath(join(dir, ...folder))) === expected) return;
    throw new StorageError(
      `Cannot use "${expected}" as a symbolic link leads out of the store: remove the link`,
    );
  }

  async function openObject(key: string): Promise<(DiskFooter & { file: FileHandle }) | undefined> {
    const { folder, path } = locate(key);
    return await unlessMissing(async () => {
      await refuseLinks(folder);
      const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(
        notALink(path),
      );
      try {
        return { file, ...(await readFooter(file, path)) };
      } catch (error) {
        await file.close();
        throw error;
      }
    });
  }

  return {
    name: "disk",

    async put(key, body, contentType) {
      const { folder, parent, path } = locate(key);
      checkContentType(contentType);
      await mkdir(uploads, { recursive: true });
      swept ??= sweep(uploads);
      await swept;
      const upload = join(uploads, crypto.randomUUID());
      try {
        if (!(body instanceof Uint8Array)) await copyFile(body.path, upload);
        await append(upload, body instanceof Uint8Array ? body : new Uint8Array(), contentType);
        for (let attempt = 1; ; attempt++) {
          const made = await mkdir(parent, { recursive: true });
          const placed = await unlessMissing(async () => {
            await refuseLinks(folder);
            await rename(upload, path);
            await syncFolders(parent, made);
            return true;
          });
          if (placed) return;
          if (attempt === PLACE_ATTEMPTS) {
            throw new StorageError(
              `Cannot write "${key}" as its folder is deleted again and again`,
            );
          }
        }
      } finally {
        await rm(upload, { force: true });
      }
    },

    async get(key, range) {
      checkByteRange(range);
      const object = await openObject(key);
      if (object === undefined) return undefined;
      const { file, size, contentType } = object;
      if (range !== undefined && range.start >= size) {
        await file.close();
        throw rangeBehindEnd(key, range);
      }
      return { body: streamOf(file, size, range), size, contentType };
    },

    async head(key) {
      const object = await openObject(key);
      if (object === undefined) return undefined;
      await object.file.close();
      return { size: object.size, contentType: object.contentType };
    },

    async delete(key) {
      const { folder, path } = locate(key);
      await unlessMissing(() => refuseLinks(folder));
      await rm(path, { force: true });
      await rm(`${path}+`, { recursive: true, force: true });
    },
  };
}

/** Removes the unfinished uploads that a killed process left a day ago or earlier. */
async function sweep(uploads: string): Promise<void> {
  for (const name of await readdir(uploads)) {
    const path = join(uploads, name);
    const file = await unlessMissing(() => stat(path));
    if (file !== undefined && Date.now() - file.mtimeMs > DAY_MS) await rm(path, { force: true });
  }
}

async function append(path: string, bytes: Uint8Array, contentType: string): Promise<void> {
  const file = await open(path, "a");
  try {
    await file.appendFile(bytes);
    await file.appendFile(encodeFooter(contentType));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** What was made or renamed lasts through a power cut only once the folder it is in is on disk too. */
async function syncFolders(parent: string, firstMade: string | undefined): Promise<void> {
  const top = firstMade === undefined ? parent : dirname(firstMade);
  for (let path = parent; ; path = dirname(path)) {
    const folder = await open(path, "r");
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
    if (path === top || path === dirname(path)) return;
  }
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

function notALink(path: string): (error: unknown) => never {
  return (error) => {
    if (codeOf(error) !== "ELOOP") throw error;
    throw new StorageError(`Cannot use "${path}" as it is a symbolic link: remove the link`);
  };
}

async function unlessMissing<T>(use: () => Promise<T>): Promise<T | undefined> {
  try {
    return await use();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
