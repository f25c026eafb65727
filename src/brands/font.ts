import type { ReadFont } from "../fonts/font_file.ts";
import type { BrandFont } from "../posts/brand.ts";
import { extensionOf } from "../storage/content_types.ts";
import type { ObjectStore } from "../storage/object_store.ts";

/**
 * Stores a font that was read. It is not public, as its licence need not allow that, and stays until a
 * sweep finds that no account has it, and no job that may still be made.
 */
export async function storeFont(
  file: Uint8Array,
  { type, facts }: ReadFont,
  store: Pick<ObjectStore, "put">,
): Promise<BrandFont> {
  const hash = new Bun.CryptoHasher("sha256").update(file).digest("hex");
  const objectKey = `fonts/${hash}${extensionOf(type)}`;
  await store.put(objectKey, file, type);
  return { ...facts, objectKey };
}
