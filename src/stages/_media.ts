import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { extensionOf, type ObjectStore } from "postloom/drivers";

/** Options of {@linkcode storeFile}. */
interface StoreFileOptions {
  store: ObjectStore;
  contentId: string;
  /** File name without extension, such as "slide-1"; the extension follows from the type. */
  name: string;
  contentType: string;
}

/**
 * Stores a public file of a post and returns its object key. The key contains a hash of the bytes: a
 * repeated run writes the same object, and the file behind a URL never changes.
 */
export async function storeFile(
  file: Uint8Array | { path: string },
  { store, contentId, name, contentType }: StoreFileOptions,
): Promise<string> {
  const digest = file instanceof Uint8Array ? digestOf(file) : await digestOfFile(file.path);
  const key = `media/${contentId}/${name}-${digest}${extensionOf(contentType)}`;
  await store.put(key, file, contentType);
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
