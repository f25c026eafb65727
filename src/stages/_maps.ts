import type { LocatorMaps, Script, Slide } from "postloom/posts";

/** The slides of a script, with maps of where it happens on points that are nothing but words. */
export function withMaps(
  slides: readonly Slide[],
  { points }: Script,
  maps: LocatorMaps = {},
): Slide[] {
  return slides.map((slide, index) => {
    const country = points[index - 1]?.place?.country;
    const isPlain = slide.kind === "point" && slide.data === undefined;
    const map =
      isPlain && country !== undefined && Object.hasOwn(maps, country) ? maps[country] : undefined;
    return isPlain && map !== undefined ? { ...slide, data: map } : slide;
  });
}
