import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Rest } from "../../../remotion/engine/plates.ts";
import type { CaptureNews } from "../capture_protocol.ts";
import type { PostPage } from "../post_page.ts";
import { contactSheets } from "./contact_sheets.ts";
import type { CapturedPlate, PlatePicture, Shot } from "./shot.ts";

/** High enough that the encoder limits the quality. Other plates are transparent, which JPEG cannot be. */
const GROUND = { type: "jpeg", quality: 92 } as const;
/** Largest picture, in pixels; more is captured smaller. */
const MAX_PIXELS = 12e6;

/** Options of {@linkcode shootFrames}. */
export interface ShootOptions {
  /** Folder of the pictures. */
  folder: string;
  /** Of the page. */
  size: { width: number; height: number };
  tell(news: CaptureNews): void;
}

/** Captures what is to be captured of some frames, one after the other. */
export async function shootFrames(
  shots: readonly Shot[],
  page: PostPage,
  options: ShootOptions,
): Promise<void> {
  for (const shot of shots) options.tell(await shoot(shot, page, options));
}

async function shoot(shot: Shot, page: PostPage, options: ShootOptions): Promise<CaptureNews> {
  const { frame, apart } = shot;
  const layers = new Set([...shot.places, ...shot.plates].flatMap(({ layer }) => layer ?? []));
  const measured = [...layers];
  const rests = await page.seek(frame, apart, measured);
  const restOf = (layer: number | null): Rest | null => {
    const index = layer === null ? -1 : measured.indexOf(layer);
    return rests[index] ?? null;
  };
  const pictures = await takePlates(shot, page, options);
  const plates = shot.plates.map(({ index, layer }): CapturedPlate => {
    const picture = pictures.get(index);
    return { index, picture: picture ? { ...picture, rest: restOf(layer) } : null };
  });
  const places = shot.places.flatMap(({ index, layer }) => {
    const rest = restOf(layer);
    return rest === null ? [] : [{ index, rest }];
  });
  return { kind: "shot", frame, plates, places };
}

/** Captures all plates of a shot, by their indices: those of which there is something to see. */
async function takePlates(
  { frame, plates }: Shot,
  page: PostPage,
  { folder, size }: ShootOptions,
): Promise<Map<number, Omit<PlatePicture, "rest">>> {
  const inks = await page.measure(
    plates.map(({ layer, part, reach, within }) => ({ layer, part, seen: { reach, within } })),
  );
  const subjects = plates.flatMap((plate, i) => {
    const ink = inks[i];
    if (!ink) return [];
    const most = Math.sqrt(MAX_PIXELS / (ink.width * ink.height));
    return [{ ...plate, ink, scale: Math.min(plate.scale, most) }];
  });
  const pictures = new Map<number, Omit<PlatePicture, "rest">>();
  for (const [i, { plates, scale, ...sheet }] of contactSheets(subjects, size).entries()) {
    const path = join(folder, `plates-${frame}-${i}`);
    await page.show(plates);
    const isGround = plates.some(({ layer, part }) => layer === null && part === 0);
    await writeFile(path, await page.capture(sheet, scale, isGround ? GROUND : { type: "png" }));
    for (const { index, ink, x, y } of plates) {
      const [left, top] = [Math.round(x * scale), Math.round(y * scale)];
      const [width, height] = [Math.ceil(ink.width * scale), Math.ceil(ink.height * scale)];
      pictures.set(index, { path, part: { left, top, width, height }, ink, scale });
    }
  }
  return pictures;
}
