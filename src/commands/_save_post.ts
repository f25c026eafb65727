import { join } from "node:path";
import { plainNames } from "../jobs/job_files.ts";
import type { Content } from "../posts/content.ts";
import { toContentData } from "../server/retrieval/data.ts";
import type { ObjectStore } from "../storage/object_store.ts";

/**
 * Writes the files of a post into an existing folder, under plain names, with `post.json`, the content
 * object with these names as URLs.
 *
 * @returns The paths written.
 */
export async function savePost(post: Content, store: ObjectStore, dir: string): Promise<string[]> {
  const names = plainNames(post);
  const paths: string[] = [];
  for (const [key, name] of names) {
    const object = await store.get(key);
    if (object === undefined) throw new Error(`Cannot find the file "${key}" of the post`);
    const path = join(dir, name);
    await Bun.write(path, new Response(object.body));
    paths.push(path);
  }
  const content = toContentData(post, (key) => names.get(key) ?? key);
  const path = join(dir, "post.json");
  await Bun.write(path, `${JSON.stringify(content, null, 2)}\n`);
  return [...paths, path];
}
