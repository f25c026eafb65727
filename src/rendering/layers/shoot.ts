import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Rest } from "../../../remotion/engine/plates.ts";
import type { CaptureNews } from "../capture_protocol.ts";
import type { PostPage } from "../post_page.ts";
import type { CapturedPlate, PlatePicture, Shot } from "./shot.ts";

/** High enough that the encoder limits the quality. Other plates are transparent, which JPEG cannot be. */
const GROUND = { type: "jpeg", quality: 92 } as const;
/** Largest picture, in pixels; more is captured smaller. */
const MAX_PIXELS = 12e6;

/** Captures what is to be captured of some frames, one after the other. */
export async function shootFrames(
  shots: readonly Shot[],
  page: PostPage,
  options: { folder: string; tell(news: CaptureNews): void },
): Promise<void> {
  for (const shot of shots) options.tell(await shoot(shot, page, options.folder));
}

async function shoot(shot: Shot, page: PostPage, folder: string): Promise<CaptureNews> {
  const { frame, apart } = shot;
  const layers = new Set([...shot.places, ...shot.plates].flatMap(({ layer }) => layer ?? []));
  const measured = [...layers];
  const rests = await page.seek(frame, apart, measured);
  const restOf = (layer: number | null): Rest | null => {
    const index = layer === null ? -1 : measured.indexOf(layer);
    return rests[index] ?? null;
  };
  const plates: CapturedPlate[] = [];
  for (const plate of shot.plates) {
    const path = join(folder, `plate-${plate.index}`);
    const picture = await take(plate, page, path);
    const rest = restOf(plate.layer);
    plates.push({ index: plate.index, picture: picture && { ...picture, rest } });
  }
  const places = shot.places.flatMap(({ index, layer }) => {
    const rest = restOf(layer);
    return rest === null ? [] : [{ index, rest }];
  });
  return { kind: "shot", frame, plates, places };
}

async function take(
  { layer, part, scale: wanted, reach, within }: Shot["plates"][number],
  page: PostPage,
  path: string,
): Promise<Omit<PlatePicture, "rest"> | null> {
  const ink = await page.show(layer, part, { reach, within });
  if (ink === null) return null;
  const scale = Math.min(wanted, Math.sqrt(MAX_PIXELS / (ink.width * ink.height)));
  const isGround = layer === null && part === 0;
  await writeFile(path, await page.capture(ink, scale, isGround ? GROUND : { type: "png" }));
  return { path, ink, scale };
}
