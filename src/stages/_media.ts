import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { ObjectStore } from "../storage/object_store.ts";

const EXTENSIONS: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "video/mp4": "mp4",
  "audio/wav": "wav",
  "application/x-subrip": "srt",
  "text/vtt": "vtt",
};

/**
 * Stores a file of a finished post where everybody may read it, and returns its key. The key
 * follows from the content and the bytes, so that a repeated run writes the same object, and a
 * URL once handed out never shows another picture.
 */
export async function storeFile(
  store: ObjectStore,
  contentId: string,
  name: string,
  file: string | Uint8Array,
  contentType: string,
): Promise<string> {
  const digest = typeof file === "string" ? await digestOfFile(file) : digestOf(file);
  const extension = EXTENSIONS[contentType];
  if (extension === undefined) throw new TypeError(`Cannot store a file of type "${contentType}"`);
  const key = `media/${contentId}/${name}-${digest}.${extension}`;
  await store.put(key, typeof file === "string" ? { path: file } : file, contentType);
  return key;
}

function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 12);
}

async function digestOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex").slice(0, 12);
}
