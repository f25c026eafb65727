import type { PictureContent } from "./layer_plan.ts";

/** What a picture is put together from, by their indices in the plan. */
export interface PictureParts {
  plates: Set<number>;
  places: Set<number>;
}

/** All plates and places of a picture. */
export function partsOf(content: PictureContent): PictureParts {
  const parts: PictureParts = { plates: new Set(), places: new Set() };
  function add(items: PictureContent): void {
    for (const item of items) {
      if (typeof item === "number") {
        parts.plates.add(item);
        continue;
      }
      parts.places.add(item.place);
      add(item.content);
    }
  }
  add(content);
  return parts;
}
