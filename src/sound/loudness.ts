import { type Biquad, filterBy } from "./filters.ts";
import { SAMPLE_RATE, type Track } from "./track.ts";

/** The two filters that stand for the head and the ear, at 48 kHz: ITU-R BS.1770-4, tables 1 and 2. */
const HEAD: Biquad = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
};
const EAR: Biquad = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };
/** Loudness is looked at in blocks of 0.4 s, of which each begins 0.1 s after the one before. */
const STEP = 0.1 * SAMPLE_RATE;
const STEPS = 4;
const OFFSET = -0.691;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/**
 * Integrated loudness by ITU-R BS.1770-4, in LUFS: of what is not silent, and not much quieter than
 * the rest. -Infinity for silence, and for less than 0.4 s.
 */
export function loudnessOf({ left, right }: Track): number {
  const [ofLeft, ofRight] = [stepPowers(left), stepPowers(right)];
  const powers: number[] = [];
  for (let start = 0; start + STEPS <= ofLeft.length; start++) {
    let power = 0;
    for (let step = start; step < start + STEPS; step++) {
      power += ((ofLeft[step] as number) + (ofRight[step] as number)) / STEPS;
    }
    powers.push(power);
  }
  const heard = powers.filter((power) => loudness(power) > ABSOLUTE_GATE);
  const gate = loudness(meanOf(heard)) + RELATIVE_GATE;
  return loudness(meanOf(heard.filter((power) => loudness(power) > gate)));
}

/** Mean power of each whole tenth of a second, as the ear weighs it. */
function stepPowers(samples: Float32Array): Float64Array {
  const powers = new Float64Array(Math.floor(samples.length / STEP));
  const [head, ear] = [filterBy(HEAD), filterBy(EAR)];
  for (let step = 0; step < powers.length; step++) {
    let sum = 0;
    for (let index = step * STEP; index < (step + 1) * STEP; index++) {
      sum += ear(head(samples[index] as number)) ** 2;
    }
    powers[step] = sum / STEP;
  }
  return powers;
}

function meanOf(powers: readonly number[]): number {
  return powers.reduce((sum, power) => sum + power, 0) / powers.length;
}

function loudness(power: number): number {
  return power > 0 ? OFFSET + 10 * Math.log10(power) : Number.NEGATIVE_INFINITY;
}

/** Positions between two samples that are looked at, and samples to each side that tell what is there. */
const PHASES = 4;
const REACH = 6;

/** For each position between two samples, by how much each sample around counts: a windowed sinc. */
const WEIGHTS: readonly (readonly number[])[] = Array.from({ length: PHASES - 1 }, (_, phase) => {
  const part = (phase + 1) / PHASES;
  return Array.from({ length: 2 * REACH }, (_, index) => {
    const distance = index - REACH + 1 - part;
    const window = Math.cos((Math.PI * distance) / (2 * (REACH + 1))) ** 2;
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  });
});

/**
 * The highest that a track gets, between its samples too, as in ITU-R BS.1770-4, annex 2; 1 is as high
 * as a sample can be.
 */
export function truePeakOf(track: Track): number {
  return Math.max(peakOf(track.left), peakOf(track.right));
}

function peakOf(samples: Float32Array): number {
  let highest = 0;
  // Not for-of, which takes longer: there are millions.
  for (let index = 0; index < samples.length; index++) {
    highest = Math.max(highest, Math.abs(samples[index] as number));
  }
  // Between two samples it gets but little higher than these, as there is next to nothing so fast.
  const worthALook = highest / 2;
  for (let index = REACH; index + REACH < samples.length; index++) {
    if (Math.abs(samples[index] as number) < worthALook) continue;
    for (const weights of WEIGHTS) {
      let sum = 0;
      for (let tap = 0; tap < weights.length; tap++) {
        sum += (weights[tap] as number) * (samples[index - REACH + 1 + tap] as number);
      }
      highest = Math.max(highest, Math.abs(sum));
    }
  }
  return highest;
}
