import type { Run } from "../frame_plan.ts";
import type { LayerPlan } from "./layer_plan.ts";
import { partsOf } from "./parts.ts";
import type { CapturedPlate, CapturedShot, MeasuredPlace } from "./shot.ts";

/** Tells what has been captured of a reel, as it arrives. */
export interface Arrivals {
  add(shot: CapturedShot): void;
  /** Waits until all is there for a run, and tells up to which run all is. Rejects on {@linkcode fail}. */
  until(run: number): Promise<number>;
  /** Plates and places that the runs until one need, and those before `from` do not. */
  firstNeeded(from: number, until: number): Omit<CapturedShot, "frame">;
  fail(reason: unknown): void;
}

/** Starts with nothing captured. */
export function createArrivals(runs: readonly Run[], { pictures }: LayerPlan): Arrivals {
  const needs = runs.map(({ picture }) => partsOf(pictures.get(picture) ?? []));
  const plates = new Map<number, CapturedPlate>();
  const places = new Map<number, MeasuredPlace>();
  let ready = 0;
  let news = Promise.withResolvers<void>();
  // Nobody may be waiting when it fails.
  news.promise.catch(() => {});

  function isThere(run: number): boolean {
    const need = needs[run];
    return (
      need !== undefined &&
      [...need.plates].every((plate) => plates.has(plate)) &&
      [...need.places].every((place) => places.has(place))
    );
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
    firstNeeded(from, until) {
      const known = { plates: new Set<number>(), places: new Set<number>() };
      for (const need of needs.slice(0, from)) {
        for (const plate of need.plates) known.plates.add(plate);
        for (const place of need.places) known.places.add(place);
      }
      const fresh = needs.slice(from, until);
      const pick = <T>(of: "plates" | "places", there: Map<number, T>): T[] => {
        const wanted = new Set(fresh.flatMap((need) => [...need[of]]));
        return [...wanted].flatMap((index) => {
          const item = known[of].has(index) ? undefined : there.get(index);
          return item === undefined ? [] : [item];
        });
      };
      return { plates: pick("plates", plates), places: pick("places", places) };
    },
    fail: (reason) => news.reject(reason),
  };
}
