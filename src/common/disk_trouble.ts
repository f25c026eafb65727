import { statfs } from "node:fs/promises";
import { UnavailableError } from "./unavailable_error.ts";
import { withCauses } from "./with_causes.ts";

/** Less than this counts as full: a few frames or a short video do not fit in it. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;
/** Codes of a file system that is full, broken, read-only, away, or out of file handles. */
const CODES = new Set(["ENOSPC", "EDQUOT", "EIO", "EROFS", "EMFILE", "ENFILE", "ENOMEM", "ESTALE"]);
/** The same as programs write it, such as ffmpeg. */
const MESSAGE =
  /No space left on device|Disk quota exceeded|Read-only file system|Too many open files|Stale file handle/;

/** The disk's trouble that an error tells of, itself or by its causes; undefined for any other. */
export function diskTroubleOf(error: unknown): UnavailableError | undefined {
  for (const one of withCauses(error)) {
    const code = "code" in one ? String(one.code) : "";
    const reason = CODES.has(code) ? code : MESSAGE.exec(one.message)?.[0];
    if (reason === undefined) continue;
    return new UnavailableError(
      "disk",
      `Cannot write files (${reason}): make room on the disk, and check that it can be written`,
      { cause: error },
    );
  }
  return undefined;
}

/**
 * Checks that a folder's disk has room.
 *
 * @throws {UnavailableError} if it is full.
 */
export async function requireRoom(dir: string): Promise<void> {
  const stats = await statfs(dir).catch(() => undefined);
  // A folder that cannot be looked at says nothing of its disk.
  if (stats === undefined) return;
  const { bavail, bsize, files, ffree } = stats;
  // Some file systems count no files at all.
  if (bavail * bsize >= MIN_FREE_BYTES && (files === 0 || ffree > 0)) return;
  throw new UnavailableError(
    "disk",
    `Cannot write to "${dir}" as the disk is full: make room, or set DATA_DIR`,
  );
}
