import { pagesOf, type StoredDraft, withPages } from "../drafts/stored_draft.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { pictureName } from "../storage/picture_name.ts";
import { pictureFolder } from "./job_files.ts";

/**
 * Copies the pictures that a draft shows to where they stay as long as their job has its source, and
 * names them there: the same picture is called the same in every revision.
 *
 * @returns The draft with these. One whose picture is gone already still names it.
 */
export async function adoptPictures(
  stored: StoredDraft,
  { jobId, store }: { jobId: string; store: Pick<ObjectStore, "get" | "put"> },
): Promise<StoredDraft> {
  const pages = pagesOf(stored);
  const folder = pictureFolder(jobId);
  const keys = new Set(pages.flatMap(({ slide }) => slide.picture?.key ?? []));
  const adopted = new Map<string, string>();
  for (const key of keys) {
    const object = await store.get(key);
    if (object === undefined) continue;
    const bytes = await new Response(object.body).bytes();
    const ownKey = `${folder}/${pictureName(bytes, object.contentType)}`;
    if (ownKey !== key) await store.put(ownKey, bytes, object.contentType);
    adopted.set(key, ownKey);
  }
  if (adopted.size === 0) return stored;
  return withPages(
    stored,
    pages.map((page) => {
      const { picture } = page.slide;
      const key = picture && adopted.get(picture.key);
      return picture === undefined || key === undefined
        ? page
        : { ...page, slide: { ...page.slide, picture: { ...picture, key } } };
    }),
  );
}
