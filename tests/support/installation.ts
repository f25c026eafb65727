import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install } from "../../src/app/install.ts";
import { openDrivers } from "../../src/app/open_drivers.ts";
import { readConfig } from "../../src/config/mod.ts";
import type { Services } from "../../src/pipeline/services.ts";
import type { Content } from "../../src/posts/content.ts";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { atEnd } from "./at_end.ts";

/** What is in `pipelines/` and `templates/`. */
export const installation = await install({});

/**
 * Every service that stages can use, real ones all: the local writer and voice, Chrome, files in a
 * folder of its own. What is published is kept in `published`.
 */
export async function openServices(): Promise<Services & { published: Content[]; dir: string }> {
  const dir = await mkdtemp(join(tmpdir(), "postloom-services-"));
  const options = { config: readConfig({ DATA_DIR: dir }), log: silentLog, drivers: {} };
  const drivers = openDrivers(options, installation);
  atEnd(async () => {
    await drivers[Symbol.asyncDispose]();
    await rm(dir, { recursive: true, force: true });
  });
  const published: Content[] = [];
  return {
    ...drivers,
    dir,
    store: createDiskStore({ dir: join(dir, "objects") }),
    templates: installation.templates,
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
