import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { UserError } from "../common/user_error.ts";

const UNFINISHED = ".unfinished-";
/** Older than this, an unfinished folder has nobody who is still filling it. */
const ABANDONED_MS = 60 * 60 * 1000;

/** Nothing that works with a folder takes this long without asking for it again. */
const IN_USE_MS = 15 * 60 * 1000;

/** Options of {@linkcode cachedFolder}. */
export interface CachedFolderOptions {
  /** Folders to keep it in, the first that can be written wins; what any of them has is used. */
  roots: readonly string[];
  /** Fills the folder. Runs only if no root has it yet. */
  make(folder: string): Promise<void>;
}

/**
 * Where what can be made again is kept: beside the installed packages, so that every data folder
 * shares it and a new installation starts afresh; or with the data, where that is not writable.
 */
export function cacheRoots(dataDir: string): string[] {
  const packages = fileURLToPath(new URL("../../node_modules/.cache/postloom", import.meta.url));
  return [packages, join(dataDir, "cache")];
}

/**
 * Path of a folder that is made once and kept. It appears whole or not at all, however many
 * processes make it at the same time, and its modification time is when it was last asked for.
 *
 * @throws {UserError} if no root can be written.
 * @throws what `make` throws.
 */
export async function cachedFolder(name: string, options: CachedFolderOptions): Promise<string> {
  for (const root of options.roots) {
    const folder = join(root, name);
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
 * Removes all but the `keep` folders of one kind that were asked for last, and none that was asked
 * for in the last quarter of an hour: another process may be at work with it.
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

/** Marks a folder as in use, which keeps it from being pruned. False if it is gone. */
export async function touch(folder: string): Promise<boolean> {
  const now = new Date();
  // A folder that somebody else installed may be read only, and then nobody prunes it either.
  await utimes(folder, now, now).catch(() => undefined);
  return await exists(folder);
}

async function finish(unfinished: string, folder: string): Promise<string> {
  // Other users may run the service too; a temporary folder starts out closed to them.
  await chmod(unfinished, 0o755);
  try {
    await rename(unfinished, folder);
  } catch (error) {
    if (!(await exists(folder))) throw error;
    // Another process was faster, and what it made is the same.
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
