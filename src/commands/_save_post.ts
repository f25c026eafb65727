import { mkdir } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Content } from "../jobs/job.ts";
import { presentContent } from "../server/content_presenter.ts";
import type { ObjectStore } from "../storage/object_store.ts";

/**
 * Writes the files of a post into a folder under plain names, with `post.json`, the content object
 * in which URLs are these names.
 *
 * @returns The paths written.
 */
export async function savePost(post: Content, store: ObjectStore, dir: string): Promise<string[]> {
  await mkdir(dir, { recursive: true });
  const names = namesOf(post);
  const paths: string[] = [];
  for (const [key, name] of names) {
    const object = await store.get(key);
    if (object === undefined) throw new Error(`Cannot find the file "${key}" of the post`);
    const path = join(dir, name);
    await Bun.write(path, new Response(object.body));
    paths.push(path);
  }
  const content = presentContent(post, (key) => names.get(key) ?? key);
  const path = join(dir, "post.json");
  await Bun.write(path, `${JSON.stringify(content, null, 2)}\n`);
  return [...paths, path];
}

/** Plain file names by object key. */
function namesOf({ format, images, videos, audioKey, files }: Content): Map<string, string> {
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
