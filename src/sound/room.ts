import { SAMPLE_RATE, type Track } from "./track.ts";

/** Echoes, in samples: without common divisors, so that they do not add up to a tone. */
const ECHOES = { left: [1_687, 1_931, 2_213, 2_467], right: [1_733, 1_987, 2_161, 2_539] } as const;
const SPREADS = [331, 113] as const;
/** Seconds in which an echo falls by 60 dB. */
const DECAY = 1.3;
/** Share of the treble that each echo loses. */
const DAMPING = 0.35;

/**
 * What a room answers to a track, without the track itself. After M. R. Schroeder: echoes side by
 * side, which are then spread in time.
 */
export function room({ left, right }: Track): Track {
  // Both sides are heard on both: that is what a room does.
  const middle = left.map((sample, index) => (sample + (right[index] as number)) / 2);
  return { left: answer(middle, ECHOES.left), right: answer(middle, ECHOES.right) };
}

function answer(samples: Float32Array, echoes: readonly number[]): Float32Array {
  const result = new Float32Array(samples.length);
  for (const delay of echoes) {
    const feedback = 10 ** ((-3 * delay) / (DECAY * SAMPLE_RATE));
    const line = new Float32Array(delay);
    let damped = 0;
    for (let index = 0, position = 0; index < samples.length; index++) {
      const output = line[position] as number;
      damped = output + DAMPING * (damped - output);
      line[position] = (samples[index] as number) + feedback * damped;
      result[index] = (result[index] as number) + output / echoes.length;
      if (++position === delay) position = 0;
    }
  }
  for (const delay of SPREADS) spread(result, delay);
  return result;
}

function spread(samples: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  for (let index = 0, position = 0; index < samples.length; index++) {
    const delayed = line[position] as number;
    const entered = (samples[index] as number) + 0.7 * delayed;
    line[position] = entered;
    samples[index] = delayed - 0.7 * entered;
    if (++position === delay) position = 0;
  }
}
