import sharp from "sharp";
import type { Rest } from "../../../remotion/engine/plates.ts";
import { loadKernels } from "./kernels/mod.ts";
import type { PictureContent } from "./layer_plan.ts";
import { multiply, translation } from "./matrix.ts";
import { createPainter } from "./painter.ts";
import { changes, type KnownPlate, type Step, stepsOf } from "./picture.ts";
import { covers, intersection, overlap, quad, type Rect } from "./polygon.ts";
import type { CapturedPlate, MeasuredPlace, PlatePicture } from "./shot.ts";
import { BORDER, createSurfaces, type Surface } from "./surface.ts";

/** Puts pictures together. */
export interface Composer {
  /** Makes plates and places known. */
  learn(plates: readonly CapturedPlate[], places: readonly MeasuredPlace[]): void;
  /** Reads plates from their files, unless it has them. */
  load(plates: Iterable<number>): Promise<void>;
  /** Forgets the pictures of plates. */
  drop(plates: Iterable<number>): void;
  /**
   * Paints what has changed since the last picture. Its plates must be loaded.
   *
   * @returns the whole picture in YUV 4:2:0, which the next call changes.
   */
  compose(content: PictureContent): Uint8Array<ArrayBuffer>;
}

interface LoadedPlate extends KnownPlate {
  surface: Surface;
}

/** Creates a composer of pictures of even size. */
export function createComposer(width: number, height: number): Composer {
  const kernels = loadKernels();
  const surfaces = createSurfaces(kernels);
  const painter = createPainter(kernels, { surfaces, maxWidth: width + 2 * BORDER });
  const canvas: Rect = { left: 0, top: 0, right: width, bottom: height };
  const target = surfaces.make(width, height, false);
  const pictures = new Map<number, PlatePicture>();
  const loading = new Map<number, Promise<void>>();
  const loaded = new Map<number, LoadedPlate>();
  const rests = new Map<number, Rest>();
  const groups: Surface[] = [];
  const frame = new Uint8Array((width * height * 3) / 2);
  let shown: Step[] | null = null;

  async function read(index: number): Promise<void> {
    const picture = pictures.get(index);
    if (picture === undefined) return;
    const { path, ink, scale, rest } = picture;
    const { data, info } = await sharp(path)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isLarge = info.width >= width && info.height >= height;
    const surface = surfaces.convert(data, info, isLarge ? "unseen" : "seen");
    const { left, top } = ink;
    const size = { width: surface.width, height: surface.height };
    loaded.set(index, { ...size, left, top, scale, rest, surface });
  }

  /** Paints a part of a picture on a surface whose origin is `offset` pixels before the canvas's. */
  function paint(on: Surface, steps: readonly Step[], within: Rect, depth: number): void {
    const offset = depth === 0 ? 0 : BORDER;
    // What lies below is not seen.
    const lowest = steps.findLastIndex((step) => hides(step, within));
    for (const step of steps.slice(Math.max(0, lowest))) {
      const part = overlap(step.bounds, within);
      if (part === null) continue;
      if ("steps" in step) {
        const group = groupAt(depth);
        painter.clear(group, shifted(part, BORDER));
        paint(group, step.steps, part, depth + 1);
        painter.paint(on, group, {
          matrix: translation(offset - BORDER, offset - BORDER),
          clip: quad(shifted(canvas, offset), translation(0, 0)),
          opacity: step.opacity,
          within: shifted(part, offset),
        });
        continue;
      }
      const plate = loaded.get(step.plate);
      if (plate === undefined)
        throw new Error(`Cannot paint plate ${step.plate}: it was not loaded`);
      painter.paint(on, plate.surface, {
        matrix: multiply(translation(offset, offset), step.matrix),
        clip: step.clip.map(([x, y]) => [x + offset, y + offset] as const),
        opacity: step.opacity,
        within: shifted(part, offset),
      });
    }
  }

  /** Whether nothing below a step is seen there. */
  function hides(step: Step, within: Rect): boolean {
    if ("steps" in step || step.opacity < 1) return false;
    const surface = loaded.get(step.plate)?.surface;
    if (surface === undefined || surface.alpha !== null) return false;
    const sheet = {
      left: BORDER,
      top: BORDER,
      right: surface.width - BORDER,
      bottom: surface.height - BORDER,
    };
    return covers(intersection(quad(sheet, step.matrix), step.clip), within);
  }

  function groupAt(depth: number): Surface {
    groups[depth] ??= surfaces.make(width + 2 * BORDER, height + 2 * BORDER, true);
    return groups[depth];
  }

  /** Copies the planes of the target, which lie apart. */
  function copy(within: Rect): void {
    const bytes = new Uint8Array(kernels.memory.buffer);
    let start = 0;
    for (const [plane, step] of [
      [target.y, 1],
      [target.u, 2],
      [target.v, 2],
    ] as const) {
      const [left, right] = [within.left / step, within.right / step];
      for (let row = within.top / step; row < within.bottom / step; row++) {
        const from = plane.start + row * plane.stride;
        frame.set(bytes.subarray(from + left, from + right), start + row * plane.stride + left);
      }
      start += (width * height) / step ** 2;
    }
  }

  return {
    learn(plates, places) {
      for (const { index, picture } of plates) if (picture !== null) pictures.set(index, picture);
      for (const { index, rest } of places) rests.set(index, rest);
    },
    async load(plates) {
      await Promise.all(
        Array.from(plates, (index) => {
          const known = loading.get(index);
          if (known !== undefined) return known;
          const promise = read(index);
          loading.set(index, promise);
          return promise;
        }),
      );
    },
    drop(plates) {
      for (const index of plates) {
        const plate = loaded.get(index);
        if (plate !== undefined) surfaces.free(plate.surface);
        for (const map of [pictures, loading, loaded]) map.delete(index);
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
      for (const rect of shown === null ? [canvas] : changes(shown, steps)) {
        paint(target, steps, rect, 0);
        copy(rect);
      }
      shown = steps;
      return frame;
    },
  };
}

function shifted({ left, top, right, bottom }: Rect, by: number): Rect {
  return { left: left + by, top: top + by, right: right + by, bottom: bottom + by };
}
