import type { Log } from "postloom";
import type { ObjectStore } from "postloom/drivers";
import {
  type Brand,
  captionsOf,
  type KnownOptions,
  type ReelProps,
  type Script,
} from "postloom/posts";
import { brandProps } from "./_brand_props.ts";
import { loadPictures } from "./_picture_files.ts";

/** What a reel is drawn from. */
interface ReelParts extends Pick<ReelProps, "design" | "scenes" | "cues"> {
  brand: Brand | null;
  formatOptions: KnownOptions;
  script: Pick<Script, "language" | "direction" | "genre" | "tone">;
}

/** What a renderer is given of a reel, with the files that it shows. */
export async function reelProps(
  { brand, formatOptions, script, design, scenes, cues }: ReelParts,
  services: { store: Pick<ObjectStore, "get">; log: Log },
): Promise<ReelProps> {
  const { language, direction, genre, tone = "neutral" } = script;
  const [fromBrand, { slides, ...files }] = await Promise.all([
    brandProps(brand, services),
    loadPictures(
      scenes.map(({ slide }) => slide),
      services,
    ),
  ]);
  return {
    design,
    language,
    direction,
    genre,
    tone,
    scenes: scenes.map((scene, index) => ({ ...scene, slide: slides[index] ?? scene.slide })),
    cues,
    captions: captionsOf(formatOptions),
    ...fromBrand,
    ...files,
  };
}
