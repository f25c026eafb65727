import type { Run } from "../frame_plan.ts";
import type { Portion } from "./compositor_protocol.ts";
import type { LayerPlan } from "./layer_plan.ts";
import { partsOf } from "./parts.ts";
import type { CapturedPlate, CapturedShot, MeasuredPlace } from "./shot.ts";

/** Tells what has been captured of a reel, as it arrives. */
export interface Arrivals {
  add(shot: CapturedShot): void;
  /** Waits until all is there for a run, and tells up to which run all is. Rejects on {@linkcode fail}. */
  until(run: number): Promise<number>;
  /** The runs until one, with the plates and places that they need, and those before `from` do not. */
  portion(from: number, until: number): Portion;
  fail(reason: unknown): void;
}

/** Starts with nothing captured. */
export function createArrivals(runs: readonly Run[], { pictures }: LayerPlan): Arrivals {
  const contentOf = (run: number) => pictures.get(runs[run]?.picture ?? -1) ?? [];
  const { newPlates, newPlaces, spent } = usesOf(runs.length, (run) => partsOf(contentOf(run)));
  const plates = new Map<number, CapturedPlate>();
  const places = new Map<number, MeasuredPlace>();
  let ready = 0;
  let news = Promise.withResolvers<void>();
  // Nobody may be waiting when it fails.
  news.promise.catch(() => {});

  function isThere(run: number): boolean {
    const arePlates = newPlates[run]?.every((plate) => plates.has(plate)) ?? false;
    return arePlates && (newPlaces[run]?.every((place) => places.has(place)) ?? false);
  }

  return {
    add(shot) {
      for (const plate of shot.plates) plates.set(plate.index, plate);
      for (const place of shot.places) places.set(place.index, place);
      while (isThere(ready)) ready++;
      news.resolve();
      news = Promise.withResolvers();
      news.promise.catch(() => {});
    },
    async until(run) {
      while (ready <= run) await news.promise;
      return ready;
    },
    portion(from, until) {
      const there = <T>(needed: number[][], known: ReadonlyMap<number, T>): T[] =>
        needed.slice(from, until).flatMap((indices) => indices.flatMap((i) => known.get(i) ?? []));
      return {
        runs: runs.slice(from, until).map(({ durationInFrames }, i) => ({
          content: contentOf(from + i),
          durationInFrames,
          spent: spent[from + i] ?? [],
        })),
        plates: there(newPlates, plates),
        places: there(newPlaces, places),
      };
    },
    fail: (reason) => news.reject(reason),
  };
}

/** What each of so many runs is the first to need, and the last. */
interface Uses {
  newPlates: number[][];
  newPlaces: number[][];
  /** Plates. */
  spent: number[][];
}

function usesOf(count: number, partsAt: (run: number) => ReturnType<typeof partsOf>): Uses {
  const firstRuns = { plates: new Map<number, number>(), places: new Map<number, number>() };
  const lastRuns = new Map<number, number>();
  for (let run = 0; run < count; run++) {
    const { plates, places } = partsAt(run);
    for (const plate of plates) {
      lastRuns.set(plate, run);
      if (!firstRuns.plates.has(plate)) firstRuns.plates.set(plate, run);
    }
    for (const place of places) if (!firstRuns.places.has(place)) firstRuns.places.set(place, run);
  }
  const byRun = (runs: ReadonlyMap<number, number>): number[][] => {
    const lists = Array.from({ length: count }, (): number[] => []);
    for (const [index, run] of runs) lists[run]?.push(index);
    return lists;
  };
  return {
    newPlates: byRun(firstRuns.plates),
    newPlaces: byRun(firstRuns.places),
    spent: byRun(lastRuns),
  };
}
