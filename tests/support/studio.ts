import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadStudio, openMakers } from "../../src/app.ts";
import { readConfig } from "../../src/config/mod.ts";
import type { Services } from "../../src/pipeline/stage.ts";
import type { Content } from "../../src/posts/content.ts";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import { atEnd } from "./at_end.ts";
import { silentLog } from "./silent_log.ts";

/** What is in `pipelines/` and `templates/`. */
export const studio = await loadStudio();

/**
 * Every service that stages can use, real ones all: the local writer and voice, Chrome, files in a
 * folder of its own. What is published is kept in `published`.
 */
export async function openServices(): Promise<Services & { published: Content[]; dir: string }> {
  const dir = await mkdtemp(join(tmpdir(), "postloom-studio-"));
  const makers = openMakers(readConfig({ DATA_DIR: dir }), silentLog, studio);
  atEnd(async () => {
    await makers[Symbol.asyncDispose]();
    await rm(dir, { recursive: true, force: true });
  });
  const published: Content[] = [];
  return {
    ...makers,
    dir,
    store: createDiskStore({ dir: join(dir, "objects") }),
    templates: studio.templates,
    published,
    publisher: {
      async publish(content) {
        const kept = { ...content, createdAt: new Date() };
        published.push(kept);
        return kept;
      },
    },
  };
}
