import { fileURLToPath } from "node:url";
import type { Drawing } from "../posts/drawing.ts";
import { fillShares } from "./fill_shares.ts";
import { readShapes } from "./read_shapes.ts";

/** Drawings by name. */
export interface DrawingPack {
  /** The drawing of a name, such as "honeybee"; null if there is none, or none that a look can colour. */
  find(name: string): Promise<Drawing | null>;
}

interface IconSet {
  icons: Readonly<Record<string, { body: string }>>;
  width?: number;
}

/**
 * The flat drawings of Fluent Emoji (MIT), as its package has them. They are loaded when the first
 * one is asked for.
 */
export function createDrawingPack(): DrawingPack {
  let loaded: Promise<IconSet> | undefined;
  return {
    async find(name) {
      loaded ??= load();
      // Another attempt may read what this one could not, as where a disk was in trouble.
      loaded.catch(() => {
        loaded = undefined;
      });
      const { icons, width: size = 32 } = await loaded;
      const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
      const shapes = icon === undefined ? null : readShapes(icon.body);
      if (shapes === null) return null;
      const shares = await fillShares(shapes, size);
      const colours = [...shares.keys()];
      return {
        name,
        size,
        shapes: shapes.map(({ path, colour, evenOdd }) => ({
          path,
          fill: colours.indexOf(colour),
          evenOdd,
        })),
        fills: [...shares].map(([colour, share]) => ({ colour, share })),
      };
    },
  };
}

async function load(): Promise<IconSet> {
  const path = fileURLToPath(import.meta.resolve("@iconify-json/fluent-emoji-flat/icons.json"));
  return await Bun.file(path).json();
}
