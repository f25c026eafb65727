import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Subject } from "./_corpus.ts";
import type { Writing } from "./_posts.ts";
import { showWriting } from "./_show.ts";

/** Where today's posts of our own documents are kept, a file each. */
export const SNAPSHOTS: string = fileURLToPath(new URL("./posts", import.meta.url));

/** Keeps posts in place of all that were kept before. */
export async function keepPosts(writings: readonly (readonly [Subject, Writing])[]): Promise<void> {
  await rm(SNAPSHOTS, { recursive: true, force: true });
  await mkdir(SNAPSHOTS);
  for (const [{ name }, writing] of writings) {
    await Bun.write(join(SNAPSHOTS, `${name}.txt`), showWriting(name, writing));
  }
}
