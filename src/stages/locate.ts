import { defineStage, t } from "postloom";
import { type LocatorMap, LocatorMaps, Script } from "postloom/posts";

/** Draws maps of where the points of a post happen. */
export const locate = defineStage({
  name: "locate",
  title: "Drawing maps",
  version: 1,
  needs: t.Object({ script: t.Pick(Script, ["points"]) }),
  adds: t.Object({ maps: LocatorMaps }),
  options: t.Object({}),
  uses: ["atlas"],
  async run({ script }, { atlas, signal }) {
    const maps: Record<string, LocatorMap> = {};
    for (const place of script.points.flatMap((point) => point.place ?? [])) {
      signal.throwIfAborted();
      const map = Object.hasOwn(maps, place.country) ? null : await atlas.locate(place);
      if (map !== null) maps[place.country] = map;
    }
    return { maps };
  },
});
