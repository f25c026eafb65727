import type { ObjectStore } from "postloom/drivers";
import type { Slide } from "postloom/posts";
import { storeFile } from "./_media.ts";

/**
 * Makes a file of an earlier revision one of this post's own, as that revision may be deleted.
 *
 * @returns Its object key; undefined if the file is gone.
 */
export async function adoptFile(
  objectKey: string,
  { store, contentId, name }: { store: ObjectStore; contentId: string; name: string },
): Promise<string | undefined> {
  const object = await store.get(objectKey);
  if (object === undefined) return undefined;
  const { contentType } = object;
  const bytes = await new Response(object.body).bytes();
  return await storeFile(bytes, { store, contentId, name, contentType });
}

/** What a slide shows, wherever its picture is kept: each post has the file in a folder of its own. */
export function shownBy(slide: Slide): Slide {
  const { picture } = slide;
  if (picture === undefined) return slide;
  return { ...slide, picture: { ...picture, key: fileNameOf(picture.key) } };
}

/** The name of a file, which follows from what is in it, without the folder of its post. */
export function fileNameOf(objectKey: string): string {
  return objectKey.split("/").at(-1) ?? "";
}
