import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { UserError } from "../common/user_error.ts";

const UNFINISHED = ".unfinished-";
/** An unfinished folder older than this was left behind by a process that died. */
const ABANDONED_MS = 60 * 60 * 1000;

/** Every user of a folder touches it more often than this. */
const IN_USE_MS = 15 * 60 * 1000;

/** Options of {@linkcode cachedFolder}. */
export interface CachedFolderOptions {
  /** Folders to look in, in order. A new folder is made in the first one that is writable. */
  roots: readonly string[];
  /** Fills the folder. Called only if no root has it yet. */
  make(folder: string): Promise<void>;
}

/**
 * Folders for what can be rebuilt: one beside the installed packages, which all data folders share
 * and a new installation clears, and one in the data folder, in case the first is not writable.
 */
export function cacheRoots(dataDir: string): string[] {
  const packages = fileURLToPath(new URL("../../node_modules/.cache/postloom", import.meta.url));
  return [packages, join(dataDir, "cache")];
}

/**
 * Returns the absolute path of a cached folder, making it if it does not exist. It appears atomically, even
 * if several processes make it at once; its modification time is when it was last requested.
 *
 * @throws {UserError} if no root is writable.
 * @throws what `make` throws.
 */
export async function cachedFolder(name: string, options: CachedFolderOptions): Promise<string> {
  for (const root of options.roots) {
    const folder = resolve(root, name);
    if (await exists(folder)) {
      await touch(folder);
      return folder;
    }
  }
  const root = await firstWritable(options.roots);
  await removeAbandoned(root);
  const unfinished = await mkdtemp(join(root, `${name}${UNFINISHED}`));
  try {
    await options.make(unfinished);
    return await finish(unfinished, join(root, name));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Evicts folders whose names start with `prefix`, except the `keep` most recently used and any used
 * in the last 15 minutes: another process may be working with those.
 */
export async function pruneCache(root: string, prefix: string, keep: number): Promise<void> {
  const names = (await readdir(root)).filter(
    (name) => name.startsWith(prefix) && !name.includes(UNFINISHED),
  );
  const aged = await Promise.all(
    names.map(async (name) => ({ name, usedMs: await modifiedMs(join(root, name)) })),
  );
  aged.sort((a, b) => b.usedMs - a.usedMs);
  await Promise.all(
    aged
      .slice(keep)
      .filter(({ usedMs }) => Date.now() - usedMs > IN_USE_MS)
      .map(({ name }) => rm(join(root, name), { recursive: true, force: true })),
  );
}

/** Marks a folder as in use, which protects it from {@linkcode pruneCache}. False if it is gone. */
export async function touch(folder: string): Promise<boolean> {
  const now = new Date();
  // A folder that another user installed may be read-only; then nobody can prune it either.
  await utimes(folder, now, now).catch(() => undefined);
  return await exists(folder);
}

async function finish(unfinished: string, folder: string): Promise<string> {
  // mkdtemp() makes folders private, but other users may run the service too.
  await chmod(unfinished, 0o755);
  try {
    await rename(unfinished, folder);
  } catch (error) {
    if (!(await exists(folder))) throw error;
    // Another process was faster and made the same folder.
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

async function firstWritable(roots: readonly string[]): Promise<string> {
  const reasons: string[] = [];
  for (const root of roots) {
    try {
      await mkdir(root, { recursive: true });
      await rm(await mkdtemp(join(root, UNFINISHED)), { recursive: true });
      return root;
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new UserError(
    `Cannot keep files as no folder for them can be written (${reasons.join("; ")}): set DATA_DIR to one that can`,
  );
}

async function removeAbandoned(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.includes(UNFINISHED)) continue;
    const path = join(root, name);
    if (Date.now() - (await modifiedMs(path)) > ABANDONED_MS) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

async function modifiedMs(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.mtimeMs ?? 0;
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
