import { extname } from "node:path";
import type { Content, SourceType } from "../posts/content.ts";
import type { ObjectStore } from "../storage/object_store.ts";

/**
 * The id of a job's content. It is the same in every run, which keeps the names of its files stable,
 * and does not reveal the job's id.
 */
export function contentIdOf(jobId: string): string {
  const digest = new Bun.CryptoHasher("sha256").update(`content of ${jobId}`).digest("hex");
  return `post_${digest.slice(0, 32)}`;
}

/** Object key of a new job's source. */
export function sourceKeyOf(jobId: string, type: SourceType): string {
  return `sources/${jobId}.${type === "pdf" ? "pdf" : "txt"}`;
}

/** Folder of the pictures that were sent with a job, or that its draft shows. */
export function pictureFolder(jobId: string): string {
  return `sources/${jobId}`;
}

/** Deletes what a job was made of: its text or PDF, and its pictures. */
export async function clearSource(
  { jobId, sourceKey }: { jobId: string; sourceKey: string },
  store: ObjectStore,
): Promise<void> {
  await Promise.all([store.delete(sourceKey), store.delete(pictureFolder(jobId))]);
}

/** Plain names for the files of a post, by object key: "slide-1.png", "reel.mp4", "voice.wav". */
export function plainNames(content: Content): Map<string, string> {
  const { format, images, videos, audioKey, files } = content;
  const names = new Map<string, string>();
  for (const { objectKey, slideNumber } of images) {
    const name = images.length === 1 ? format : `slide-${slideNumber}`;
    names.set(objectKey, `${name}${extname(objectKey)}`);
  }
  for (const { objectKey } of videos) names.set(objectKey, `${format}${extname(objectKey)}`);
  if (audioKey !== null) names.set(audioKey, `voice${extname(audioKey)}`);
  for (const [name, key] of Object.entries(files)) names.set(key, name);
  return names;
}

/** Object key of a post's first picture or, as for reels, of its cover. */
export function firstPictureOf({ images, files }: Content): string | undefined {
  const [first] = images.toSorted((a, b) => a.slideNumber - b.slideNumber);
  const cover = Object.entries(files).find(([name]) => name.startsWith("cover."));
  return first?.objectKey ?? cover?.[1];
}

/** Size of a post's published files, and of what is kept for its revisions. */
export async function bytesOfPost(jobId: string, store: ObjectStore): Promise<number> {
  let bytes = 0;
  for (const folder of [`media/${contentIdOf(jobId)}`, keptFolder(jobId)]) {
    for await (const { size } of store.list(`${folder}/`)) bytes += size;
  }
  return bytes;
}

/** Keys below which a job's runs write: temporary objects and the files of the post. */
export function outputFolders(jobId: string): string[] {
  return [workFolder(jobId), keptFolder(jobId), `media/${contentIdOf(jobId)}`];
}

/** Deletes the temporary objects of a job's runs. */
export async function clearWorkFiles(jobId: string, store: ObjectStore): Promise<void> {
  await store.delete(workFolder(jobId));
}

/** Deletes the output of a job's runs: temporary objects and the files of the post. */
export async function clearOutputFiles(jobId: string, store: ObjectStore): Promise<void> {
  await Promise.all(outputFolders(jobId).map((folder) => store.delete(folder)));
}

/** Folder of what revisions of a post can do with, such as its spoken sentences. */
function keptFolder(jobId: string): string {
  return `kept/${jobId}`;
}

function workFolder(jobId: string): string {
  return `work/${jobId}`;
}
