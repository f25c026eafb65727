import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { extensionOf, type ObjectStore } from "postloom/drivers";

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
  const key = `media/${contentId}/${name}-${digest}${extensionOf(contentType)}`;
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
