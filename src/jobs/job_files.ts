import type { ObjectStore } from "../storage/object_store.ts";
import { contentIdOf } from "./content_id.ts";
import type { Job } from "./job.ts";

/** Removes what a run has made: temporary objects, and the files of a post that is not to be. */
export async function clearMadeFiles(jobId: string, store: ObjectStore): Promise<void> {
  await Promise.all([store.delete(`work/${jobId}`), store.delete(`media/${contentIdOf(jobId)}`)]);
}

/** Removes every file of a job: its source, and what was made of it. */
export async function clearAllFiles(job: Job, store: ObjectStore): Promise<void> {
  await Promise.all([store.delete(job.sourceKey), clearMadeFiles(job.id, store)]);
}
