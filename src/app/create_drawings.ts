import { createDrawingPack, type DrawingPack } from "../drawings/drawing_pack.ts";
import type { Atlas } from "../maps/atlas.ts";

/** All drawings that posts may show: those of the pack, and the outlines of countries. */
export function createDrawings(atlas: Pick<Atlas, "outline">): DrawingPack {
  const pack = createDrawingPack();
  return {
    async find(name) {
      return (await atlas.outline(name)) ?? (await pack.find(name));
    },
  };
}
