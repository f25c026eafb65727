import type { Log } from "postloom";
import type { ObjectStore } from "postloom/drivers";
import type { PictureUrls, Slide } from "postloom/posts";
import { dataUrlOf } from "./_data_url.ts";
import { fileNameOf, shownBy } from "./_kept_files.ts";

/** Slides with the files of the pictures that they show. */
interface LoadedSlides {
  slides: Slide[];
  /** Left out if no slide shows a picture. */
  pictures?: PictureUrls;
}

/**
 * Loads the pictures of slides as data URLs, as the page that draws has no access to the store. A slide
 * whose picture is gone is shown without; the others name theirs by the file's name, which is the same in
 * every revision of a post.
 */
export async function loadPictures(
  slides: readonly Slide[],
  { store, log }: { store: Pick<ObjectStore, "get">; log: Log },
): Promise<LoadedSlides> {
  const pictures: Record<string, string> = {};
  for (const key of new Set(slides.flatMap(({ picture }) => picture?.key ?? []))) {
    const object = await store.get(key);
    if (object === undefined) {
      log.warn("Cannot find a picture", { objectKey: key });
      continue;
    }
    pictures[fileNameOf(key)] = await dataUrlOf(object);
  }
  const loaded = slides.map(shownBy).map((slide) => {
    const { picture, ...words } = slide;
    return picture !== undefined && picture.key in pictures ? slide : words;
  });
  return Object.keys(pictures).length === 0 ? { slides: loaded } : { slides: loaded, pictures };
}
