import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { contentPdf } from "../jobs/content_pdf.ts";
import { plainNames } from "../jobs/job_files.ts";
import type { Content } from "../posts/content.ts";
import { toContentData } from "../server/retrieval/data.ts";
import type { ObjectStore } from "../storage/object_store.ts";

const PDF_FILE = "slides.pdf";

/**
 * Writes the files of a post into an existing folder, under plain names, with `post.json`, the content
 * object with these names as URLs, and `slides.pdf` where that is wanted of a post with pictures. What the folder has of an earlier post, by its `post.json`, goes.
 *
 * @returns The paths written.
 */
export async function savePost(
  post: Content,
  store: ObjectStore,
  dir: string,
  { pdf = false, language }: { pdf?: boolean; language?: string | undefined } = {},
): Promise<string[]> {
  const names = plainNames(post);
  const path = join(dir, "post.json");
  const earlier = await filesOf(path);
  const paths: string[] = [];
  for (const [key, name] of names) {
    const object = await store.get(key);
    if (object === undefined) throw new Error(`Cannot find the file "${key}" of the post`);
    const file = join(dir, name);
    await Bun.write(file, new Response(object.body));
    paths.push(file);
  }
  const content = toContentData(post, (key) => names.get(key) ?? key);
  await Bun.write(path, `${JSON.stringify(content, null, 2)}\n`);
  const book = join(dir, PDF_FILE);
  const hasBook = pdf && post.images.length > 0;
  if (hasBook) {
    await Bun.write(book, await contentPdf(post, store, language));
    paths.push(book);
  } else if (earlier.length > 0) {
    await rm(book, { force: true });
  }
  const kept = new Set(names.values());
  for (const name of earlier) if (!kept.has(name)) await rm(join(dir, name), { force: true });
  return [...paths, path];
}

/** The names of the files of a post that was saved; empty if there is none. */
async function filesOf(path: string): Promise<string[]> {
  const post: unknown = await Bun.file(path)
    .json()
    .catch(() => null);
  const { images, videos, audioUrl, metadata } = Object(post) as Record<string, unknown>;
  const urls = [images, videos].flatMap((each) => (Array.isArray(each) ? each : []));
  // A reel's cover and captions: coverUrl, captionsSrtUrl.
  const others = Object.entries(Object(metadata)).filter(([key]) => key.endsWith("Url"));
  const names = [
    ...urls.map((each) => Object(each).url),
    audioUrl,
    ...others.map(([, url]) => url),
  ];
  // Whatever a file says, nothing outside of the folder is touched.
  return names.filter((name) => typeof name === "string" && name !== "" && basename(name) === name);
}
