import sharp from "sharp";
import type { Rest } from "../../../remotion/engine/plates.ts";
import { loadKernels } from "./kernels/mod.ts";
import type { PictureContent } from "./layer_plan.ts";
import { multiply, translation } from "./matrix.ts";
import { createPainter } from "./painter.ts";
import { changes, type KnownPlate, type PaintedPlate, type Step, stepsOf } from "./picture.ts";
import { covers, intersection, overlap, quad, type Rect } from "./polygon.ts";
import { type Sheet, sheetsOf } from "./sheets.ts";
import type { CapturedPlate, MeasuredPlace, PlatePicture } from "./shot.ts";
import { BORDER, createSurfaces, type Surface } from "./surface.ts";

/** Puts pictures together. */
export interface Composer {
  /** Makes plates and places known. Plates of one file become known at once. */
  learn(plates: readonly CapturedPlate[], places: readonly MeasuredPlace[]): void;
  /** Reads plates from their files, unless it has them. */
  load(plates: Iterable<number>): Promise<void>;
  /** Forgets the pictures of plates, until they are made known again. */
  drop(plates: Iterable<number>): void;
  /**
   * Paints what has changed since the last picture. Its plates must be loaded.
   *
   * @returns the whole picture in YUV 4:2:0, which the next call changes. It is to be asked for anew
   *   after each wait, as to load plates may move it.
   */
  compose(content: PictureContent): () => Uint8Array<ArrayBuffer>;
}

interface LoadedPlate extends KnownPlate {
  surface: Surface;
}

/** A surface where a step paints it. */
interface Stamp extends Omit<PaintedPlate, "plate"> {
  surface: Surface;
}

/** What is painted: a surface, or several that fade as one. */
type Painted = Stamp | { items: Painted[]; opacity: number; bounds: Rect };

/** A sheet that is kept from picture to picture. */
interface KeptSheet {
  surface: Surface;
  steps: readonly PaintedPlate[];
}

/** So many bytes of pictures are thrown away at a time: the collector does not see how large they are, and lets them pile up. */
const MAX_SPENT = 24e6;

/** Creates a composer of pictures of even size. */
export function createComposer(width: number, height: number): Composer {
  const kernels = loadKernels();
  const surfaces = createSurfaces(kernels);
  const painter = createPainter(kernels, { surfaces, maxWidth: width + 2 * BORDER });
  const canvas: Rect = { left: 0, top: 0, right: width, bottom: height };
  const target = surfaces.makeWhole(width, height);
  const pictures = new Map<number, PlatePicture>();
  /** By the file. */
  const loading = new Map<string, Promise<void>>();
  const loaded = new Map<number, LoadedPlate>();
  const rests = new Map<number, Rest>();
  const groups: Surface[] = [];
  /** By the plate below, in the order in which they are met in a picture. */
  const sheets = new Map<number, KeptSheet[]>();
  let met = new Map<number, number>();
  let shown: Step[] | null = null;
  /** Bytes of pictures that were converted since the last collection. */
  let spent = 0;

  /** Reads all plates of a file that are known and were not read. */
  async function read(path: string): Promise<void> {
    const plates = [...pictures].filter(
      ([index, picture]) => picture.path === path && !loaded.has(index),
    );
    const { data, info } = await sharp(path)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    spent += data.length;
    for (const [index, { part, ink, scale, rest }] of plates) {
      const area = {
        ...part,
        width: Math.min(part.width, info.width - part.left),
        height: Math.min(part.height, info.height - part.top),
      };
      const isLarge = area.width >= width && area.height >= height;
      const pixels = { pixels: data, stride: info.width, area };
      const surface = surfaces.convert(pixels, isLarge ? "unseen" : "seen");
      const { left, top } = ink;
      loaded.set(index, { seen: surface.seen, left, top, scale, rest, surface });
    }
    if (spent < MAX_SPENT) return;
    spent = 0;
    Bun.gc(true);
  }

  /** Paints a part of a picture on a surface whose origin is `offset` pixels before the canvas's. */
  function paint(on: Surface, items: readonly Painted[], within: Rect, depth: number): void {
    const offset = depth === 0 ? 0 : BORDER;
    // What lies below is not seen.
    const lowest = items.findLastIndex((item) => hides(item, within));
    for (const item of items.slice(Math.max(0, lowest))) {
      const part = overlap(item.bounds, within);
      if (part === null) continue;
      if ("items" in item) {
        const group = groupAt(depth);
        painter.clear(group, shifted(part, BORDER));
        paint(group, item.items, part, depth + 1);
        painter.paint(on, group, {
          matrix: translation(offset - BORDER, offset - BORDER),
          clip: quad(shifted(canvas, offset), translation(0, 0)),
          opacity: item.opacity,
          within: shifted(part, offset),
        });
        continue;
      }
      painter.paint(on, item.surface, {
        matrix: multiply(translation(offset, offset), item.matrix),
        clip: item.clip.map(([x, y]) => [x + offset, y + offset] as const),
        opacity: item.opacity,
        within: shifted(part, offset),
      });
    }
  }

  /** Finds the surfaces of steps, and brings sheets up to date. */
  function paintedOf(steps: readonly Step[]): Painted[] {
    const plate = (index: number) => {
      const known = loaded.get(index);
      return known && { ...known, opaque: known.surface.alpha === null };
    };
    return sheetsOf(steps, { canvas, plate }).map((item) => {
      if ("base" in item) return { ...item.base, surface: sheetSurface(item) };
      if (!("steps" in item)) return stampOf(item);
      const { opacity, bounds } = item;
      return { items: paintedOf(item.steps), opacity, bounds };
    });
  }

  function stampOf(step: PaintedPlate): Stamp {
    const plate = loaded.get(step.plate);
    if (plate === undefined) throw new Error(`Cannot paint plate ${step.plate}: it was not loaded`);
    return { ...step, surface: plate.surface };
  }

  /** Paints what has changed on a sheet since the last picture. */
  function sheetSurface({ base, steps }: Sheet): Surface {
    const of = sheets.get(base.plate) ?? [];
    sheets.set(base.plate, of);
    const index = met.get(base.plate) ?? 0;
    met.set(base.plate, index + 1);
    const blank = stampOf(base).surface;
    const sheet = of[index] ?? { surface: surfaces.copy(blank), steps: steps.slice(0, 1) };
    of[index] = { surface: sheet.surface, steps };
    const stamps = steps.map(stampOf);
    for (const rect of changes(sheet.steps, steps)) paint(sheet.surface, stamps, rect, 0);
    return sheet.surface;
  }

  /** Whether nothing below is seen there. */
  function hides(item: Painted, within: Rect): boolean {
    if ("items" in item || item.opacity < 1 || item.surface.alpha !== null) return false;
    const { width, height } = item.surface;
    const inner = { left: BORDER, top: BORDER, right: width - BORDER, bottom: height - BORDER };
    return covers(intersection(quad(inner, item.matrix), item.clip), within);
  }

  function groupAt(depth: number): Surface {
    groups[depth] ??= surfaces.make(width + 2 * BORDER, height + 2 * BORDER, true);
    return groups[depth];
  }

  function picture(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(kernels.memory.buffer, target.y.start, (width * height * 3) / 2);
  }

  return {
    learn(plates, places) {
      for (const { index, picture } of plates) if (picture !== null) pictures.set(index, picture);
      for (const { index, rest } of places) rests.set(index, rest);
    },
    async load(plates) {
      // One after the other: a picture takes up to 50 MB while it is converted.
      for (const index of plates) {
        const path = pictures.get(index)?.path;
        if (path === undefined || loaded.has(index)) continue;
        const promise = loading.get(path) ?? read(path);
        loading.set(path, promise);
        await promise;
      }
    },
    drop(plates) {
      for (const index of plates) {
        const plate = loaded.get(index);
        if (plate !== undefined) surfaces.free(plate.surface);
        for (const { surface } of sheets.get(index) ?? []) surfaces.free(surface);
        loading.delete(pictures.get(index)?.path ?? "");
        for (const map of [pictures, loaded, sheets]) map.delete(index);
      }
    },
    compose(content) {
      const steps = stepsOf(content, {
        canvas,
        plate: (index) => loaded.get(index),
        place(index) {
          const rest = rests.get(index);
          if (rest === undefined)
            throw new Error(`Cannot place a layer: ${index} was not measured`);
          return rest;
        },
      });
      met = new Map();
      const painted = paintedOf(steps);
      for (const rect of shown === null ? [canvas] : changes(shown, steps))
        paint(target, painted, rect, 0);
      shown = steps;
      return picture;
    },
  };
}

function shifted({ left, top, right, bottom }: Rect, by: number): Rect {
  return { left: left + by, top: top + by, right: right + by, bottom: bottom + by };
}
