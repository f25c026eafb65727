import { join } from "node:path";
import { openRepositories } from "../../src/app/open_repositories.ts";
import { type Environment, readConfig } from "../../src/config/mod.ts";
import { newId } from "../../src/database/id.ts";
import { contentIdOf } from "../../src/jobs/job_files.ts";
import type { Content } from "../../src/posts/content.ts";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import type { ObjectStore } from "../../src/storage/object_store.ts";
import { silentLog } from "../../src/testing/silent_log.ts";

/** Copies a finished post of a service on this machine, files and all, until its account has this many. */
export async function fillLibrary(env: Environment, jobId: string, total: number): Promise<void> {
  const config = readConfig(env);
  const store = createDiskStore({ dir: join(config.dataDir, "objects") });
  await using repositories = await openRepositories(config, silentLog);
  const { jobs } = repositories;
  const [job, content] = await Promise.all([jobs.get(jobId), jobs.contentOfJob(jobId)]);
  if (job === undefined || content === undefined) throw new Error("There is no post to copy");
  const { accountId, type, filename, title, sourceKey, sourceBytes, pictures, request } = job;
  const { brand, lane } = job;
  const source = { accountId, type, filename, title, sourceKey, sourceBytes, pictures };
  for (let copy = 1; copy < total; copy++) {
    const id = newId("job");
    await jobs.create({ id, ...source, request, brand, lane });
    const run = await jobs.start(id);
    if (run === undefined) throw new Error("The copy cannot be started");
    await jobs.complete(run, await copyOf(content, contentIdOf(id), store));
  }
}

async function copyOf(content: Content, id: string, store: ObjectStore): Promise<Content> {
  const images = await Promise.all(
    content.images.map(async (image) => {
      const objectKey = image.objectKey.replace(content.id, id);
      const object = await store.get(image.objectKey);
      const bytes = await new Response(object?.body).bytes();
      await store.put(objectKey, bytes, object?.contentType ?? "image/png");
      return { ...image, id: newId("img"), objectKey };
    }),
  );
  return { ...content, id, images };
}
