import sharp from "sharp";
import type { Content } from "../posts/content.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { firstPictureOf } from "./job_files.ts";

/** Twice the width of a thumbnail on a page, in pixels. */
const WIDTH = 360;
const QUALITY = 74;
/** Its media type. */
export const THUMBNAIL_TYPE = "image/webp";

/**
 * A small copy of a post's first picture, or of a video's cover. It is made once, and kept among the
 * post's files, with which it is deleted.
 *
 * @returns undefined if the post has no picture.
 */
export async function thumbnailOf(
  content: Content,
  store: ObjectStore,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const key = `media/${content.id}/thumbnail.webp`;
  const made = await store.get(key);
  if (made !== undefined) return await new Response(made.body).bytes();
  const pictureKey = firstPictureOf(content);
  const picture = pictureKey === undefined ? undefined : await store.get(pictureKey);
  if (picture === undefined) return undefined;
  const small = await sharp(await new Response(picture.body).bytes())
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
  const bytes = new Uint8Array(small);
  await store.put(key, bytes, THUMBNAIL_TYPE);
  return bytes;
}
