import { SAMPLE_RATE } from "./track.ts";

/** A second-order filter: `a` without its first coefficient, which is 1. */
export interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** Lets pass what is above a frequency. After R. Bristow-Johnson, "Audio EQ Cookbook". */
export function highPass(frequency: number, q = Math.SQRT1_2): Biquad {
  const { cosine, alpha } = angleOf(frequency, q);
  const edge = (1 + cosine) / 2;
  return normalised([edge, -(1 + cosine), edge], [1 + alpha, -2 * cosine, 1 - alpha]);
}

/** Lets pass what is below a frequency. After the "Audio EQ Cookbook". */
export function lowPass(frequency: number, q = Math.SQRT1_2): Biquad {
  const { cosine, alpha } = angleOf(frequency, q);
  const edge = (1 - cosine) / 2;
  return normalised([edge, 1 - cosine, edge], [1 + alpha, -2 * cosine, 1 - alpha]);
}

/** Raises what is around a frequency by so many decibels, or lowers it. After the "Audio EQ Cookbook". */
export function peak(frequency: number, decibels: number, q = 1): Biquad {
  const { cosine, alpha } = angleOf(frequency, q);
  const gain = 10 ** (decibels / 40);
  return normalised(
    [1 + alpha * gain, -2 * cosine, 1 - alpha * gain],
    [1 + alpha / gain, -2 * cosine, 1 - alpha / gain],
  );
}

function angleOf(frequency: number, q: number): { cosine: number; alpha: number } {
  const angle = (2 * Math.PI * frequency) / SAMPLE_RATE;
  return { cosine: Math.cos(angle), alpha: Math.sin(angle) / (2 * q) };
}

type Three = readonly [number, number, number];

function normalised([b0, b1, b2]: Three, [a0, a1, a2]: Three): Biquad {
  return { b: [b0 / a0, b1 / a0, b2 / a0], a: [a1 / a0, a2 / a0] };
}

/** A filter that is given one sample after the other, and gives each as it is behind it. */
export function filterBy({ b: [b0, b1, b2], a: [a1, a2] }: Biquad): (sample: number) => number {
  let first = 0;
  let second = 0;
  return (input) => {
    const output = b0 * input + first;
    first = b1 * input - a1 * output + second;
    second = b2 * input - a2 * output;
    return output;
  };
}

/** The samples behind filters, one after the other. */
export function filtered(samples: Float32Array, ...filters: readonly Biquad[]): Float32Array {
  const result = samples.slice();
  for (const filter of filters.map(filterBy))
    for (let index = 0; index < result.length; index++)
      result[index] = filter(result[index] as number);
  return result;
}
