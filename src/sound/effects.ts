import type { Chance } from "./chance.ts";
import { SAMPLE_RATE, type Track } from "./track.ts";

/** How long before a cut its whoosh begins, in seconds; it ends as long after it. */
export const WHOOSH_LEAD = 0.34;

/** Something that flies past: noise whose pitch rises until the middle, and falls. */
export function whoosh(chance: Chance): Float32Array {
  const length = Math.round(2 * WHOOSH_LEAD * SAMPLE_RATE);
  const samples = new Float32Array(length);
  let [low, band] = [0, 0];
  for (let index = 0; index < length; index++) {
    // 1 in the middle, 0 at both ends.
    const nearness = 1 - Math.abs((2 * index) / length - 1);
    const frequency = 350 * 12 ** nearness;
    // A state-variable filter, after H. Chamberlin.
    const tuning = 2 * Math.sin((Math.PI * frequency) / SAMPLE_RATE);
    low += tuning * band;
    band += tuning * (2 * chance() - 1 - low - 0.9 * band);
    samples[index] = 0.5 * nearness ** 3 * band;
  }
  return samples;
}

/** A soft blow, under a figure that appears. */
export function hit(): Float32Array {
  const samples = new Float32Array(0.7 * SAMPLE_RATE);
  let phase = 0;
  for (let index = 0; index < samples.length; index++) {
    const time = index / SAMPLE_RATE;
    phase += (2 * Math.PI * (62 + 70 * Math.exp(-28 * time))) / SAMPLE_RATE;
    const edge = Math.min(1, time / 0.003);
    const knock = 0.25 * Math.exp(-60 * time) * Math.sin(phase * 9);
    samples[index] = edge * (0.8 * Math.exp(-6.5 * time) * Math.sin(phase) + knock);
  }
  return samples;
}

/** Adds what a quiet room sounds like, so that nothing is as silent as a file without sound. */
export function addRoomTone({ left, right }: Track, gain: number, chance: Chance): void {
  for (const side of [left, right]) {
    let level = 0;
    for (let index = 0; index < side.length; index++) {
      level += 0.12 * (2 * chance() - 1 - level);
      side[index] = (side[index] as number) + gain * level;
    }
  }
}
