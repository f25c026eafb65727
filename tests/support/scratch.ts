import { mkdtemp, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY_DISK = "/dev/shm";
const ROOM_BYTES = 2e9;

/**
 * Makes a folder for a test's database: in memory where there is room, as a database syncs its files
 * and removing those takes a disk seconds. The caller removes it.
 */
export async function scratchFolder(name: string): Promise<string> {
  const room = await statfs(MEMORY_DISK).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return await mkdtemp(join(room > ROOM_BYTES ? MEMORY_DISK : tmpdir(), `postloom-${name}-`));
}
