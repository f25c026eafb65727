import type { Log } from "postloom";
import type { ObjectStore } from "postloom/drivers";
import type { PictureUrls, Slide } from "postloom/posts";
import { dataUrlOf } from "./_data_url.ts";

/** Slides with the files of the pictures that they show. */
interface LoadedSlides {
  slides: Slide[];
  /** Left out if no slide shows a picture. */
  pictures?: PictureUrls;
}

/**
 * Loads the pictures of slides as data URLs, as the page that draws has no access to the store. A slide
 * whose picture is gone is shown without.
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
    pictures[key] = await dataUrlOf(object);
  }
  if (Object.keys(pictures).length === 0) return { slides: slides.map(withoutPicture) };
  const isLoaded = ({ picture }: Slide) => picture !== undefined && picture.key in pictures;
  return {
    slides: slides.map((slide) => (isLoaded(slide) ? slide : withoutPicture(slide))),
    pictures,
  };
}

function withoutPicture({ picture: _, ...slide }: Slide): Slide {
  return slide;
}
