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
   * The runs until one, with the plates and places that they need, and those before `from` do not. Portions
   * follow each other, unless one begins again at 0.
   */
  portion(from: number, until: number): Portion;
  fail(reason: unknown): void;
}

interface ArrivingRun {
  content: PictureContent;
  durationInFrames: number;
  /** What it is the first to need. */
  newPlates: number[];
  newPlaces: number[];
}

/** Starts with nothing. */
export function createArrivals(): Arrivals {
  const runs: ArrivingRun[] = [];
  const pictures = new Map<number, PictureContent>();
  /** Null until they are captured. */
  const plates = new Map<number, CapturedPlate | null>();
  const places = new Map<number, MeasuredPlace | null>();
  /** The last run that shows each plate: of all that are planned. */
  const lastRuns = new Map<number, number>();
  /** What no run after each shows, which is known with the whole plan. */
  let spent: number[][] | null = null;
  /** Up to which run it has been told. */
  let toldSpent = 0;
  let ready = 0;
  let frames = 0;
  let news = announcement();

  function announce(): void {
    for (let run = runs[ready]; run !== undefined && isThere(run); run = runs[ready]) {
      ready++;
      frames += run.durationInFrames;
    }
    news.resolve();
    news = announcement();
  }

  function isThere({ newPlates, newPlaces }: ArrivingRun): boolean {
    return newPlates.every((one) => plates.get(one)) && newPlaces.every((one) => places.get(one));
  }

  /** Plates that are spent with a run, or were with one before it when that was not known yet. */
  function spentWith(run: number): number[] {
    if (spent === null) return [];
    const told = spent.slice(toldSpent, run + 1).flat();
    toldSpent = run + 1;
    return told;
  }

  return {
    get frames() {
      return frames;
    },
    plan(next, layers) {
      for (const [picture, content] of layers.pictures) pictures.set(picture, content);
      for (const { picture, durationInFrames } of next) {
        const content = pictures.get(picture) ?? [];
        const needed = partsOf(content);
        const newPlates = [...needed.plates].filter((plate) => !plates.has(plate));
        const newPlaces = [...needed.places].filter((place) => !places.has(place));
        for (const plate of newPlates) plates.set(plate, null);
        for (const place of newPlaces) places.set(place, null);
        for (const plate of needed.plates) lastRuns.set(plate, runs.length);
        runs.push({ content, durationInFrames, newPlates, newPlaces });
      }
    },
    endPlan() {
      spent = runs.map(() => []);
      for (const [plate, run] of lastRuns) spent[run]?.push(plate);
      announce();
    },
    add(shot) {
      for (const plate of shot.plates) plates.set(plate.index, plate);
      for (const place of shot.places) places.set(place.index, place);
      announce();
    },
    async until(run) {
      while (ready <= run && (spent === null || run < runs.length)) await news.promise;
      return ready;
    },
    portion(from, until) {
      if (from === 0) toldSpent = 0;
      const portion = runs.slice(from, until);
      return {
        runs: portion.map(({ content, durationInFrames }, i) => ({
          ...{ content, durationInFrames, spent: spentWith(from + i) },
        })),
        plates: portion.flatMap(({ newPlates }) => newPlates.flatMap((i) => plates.get(i) ?? [])),
        places: portion.flatMap(({ newPlaces }) => newPlaces.flatMap((i) => places.get(i) ?? [])),
      };
    },
    fail: (reason) => news.reject(reason),
  };
}

function announcement() {
  const news = Promise.withResolvers<void>();
  // Nobody may be waiting when it fails.
  news.promise.catch(() => {});
  return news;
}
