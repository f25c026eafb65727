import type { Run } from "../frame_plan.ts";
import type { Portion } from "./compositor_protocol.ts";
import type { LayerPart, PictureContent } from "./layer_plan.ts";
import { partsOf } from "./parts.ts";
import type { CapturedPlate, CapturedShot, MeasuredPlace } from "./shot.ts";

/** Tells what has been planned and captured of a reel, as it arrives. */
export interface Arrivals {
  /** Adds the next part of the plan. */
  plan(runs: readonly Run[], layers: LayerPart): void;
  /** To be called when there is no other part. */
  endPlan(): void;
  add(shot: CapturedShot): void;
  /** For how many frames, from the first on, all is there. */
  readonly frames: number;
  /**
   * Waits until all is there for a run, and tells up to which run all is: up to the same where the reel
   * ends before it. Rejects on {@linkcode fail}.
   */
  until(run: number): Promise<number>;
  /**
   * The runs until one, with the plates and places that the compositor has not. Portions follow each other,
   * unless one begins again at 0.
   */
  portion(from: number, until: number): Portion;
  fail(reason: unknown): void;
}

/** How many runs in which a plate is not seen must be known before it is let go of. */
const HORIZON = 60;

interface ArrivingRun {
  content: PictureContent;
  durationInFrames: number;
}

/** Starts with nothing. */
export function createArrivals(): Arrivals {
  const runs: ArrivingRun[] = [];
  const pictures = new Map<number, PictureContent>();
  const plates = new Map<number, CapturedPlate>();
  const places = new Map<number, MeasuredPlace>();
  /** The last run that shows each plate, of all that are known. */
  const lastRuns = new Map<number, number>();
  /** What the compositor has. */
  const held = { plates: new Set<number>(), places: new Set<number>() };
  let isWhole = false;
  let ready = 0;
  let frames = 0;
  let news = announcement();
  let hasFailed = false;

  function announce(): void {
    if (hasFailed) return;
    for (let run = runs[ready]; run !== undefined && isThere(run); run = runs[ready]) {
      ready++;
      frames += run.durationInFrames;
    }
    news.resolve();
    news = announcement();
  }

  function isThere({ content }: ArrivingRun): boolean {
    const needed = partsOf(content);
    const arePlates = needed.plates.values().every((plate) => plates.has(plate));
    return arePlates && needed.places.values().every((place) => places.has(place));
  }

  /** Lets go of what is not seen after a run. What turns out to be is read from its file once more. */
  function spentWith(run: number): number[] {
    if (!isWhole && runs.length <= run + HORIZON) return [];
    const spent = [...held.plates].filter((plate) => (lastRuns.get(plate) ?? 0) <= run);
    for (const plate of spent) held.plates.delete(plate);
    return spent;
  }

  return {
    get frames() {
      return frames;
    },
    plan(next, layers) {
      for (const [picture, content] of layers.pictures) pictures.set(picture, content);
      for (const { picture, durationInFrames } of next) {
        const content = pictures.get(picture) ?? [];
        for (const plate of partsOf(content).plates) lastRuns.set(plate, runs.length);
        runs.push({ content, durationInFrames });
      }
    },
    endPlan() {
      isWhole = true;
      announce();
    },
    add(shot) {
      for (const plate of shot.plates) plates.set(plate.index, plate);
      for (const place of shot.places) places.set(place.index, place);
      announce();
    },
    async until(run) {
      while (ready <= run && !(isWhole && run === runs.length)) await news.promise;
      return ready;
    },
    portion(from, until) {
      if (from === 0) for (const set of [held.plates, held.places]) set.clear();
      const portion: Portion = { runs: [], plates: [], places: [] };
      for (const [i, { content, durationInFrames }] of runs.slice(from, until).entries()) {
        const needed = partsOf(content);
        portion.plates.push(...sentOf(needed.plates, { held: held.plates, known: plates }));
        portion.places.push(...sentOf(needed.places, { held: held.places, known: places }));
        portion.runs.push({ content, durationInFrames, spent: spentWith(from + i) });
      }
      return portion;
    },
    fail(reason) {
      hasFailed = true;
      news.reject(reason);
    },
  };
}

/** Of what is needed, that which the compositor does not have, and has now. */
function sentOf<T>(
  needed: ReadonlySet<number>,
  { held, known }: { held: Set<number>; known: ReadonlyMap<number, T> },
): T[] {
  const sent = [...needed].filter((index) => !held.has(index));
  for (const index of sent) held.add(index);
  return sent.flatMap((index) => known.get(index) ?? []);
}

function announcement() {
  const news = Promise.withResolvers<void>();
  // Nobody may be waiting when it fails.
  news.promise.catch(() => {});
  return news;
}
