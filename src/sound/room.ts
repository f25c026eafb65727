import { SAMPLE_RATE, type Track } from "./track.ts";

/** Echoes, in samples: without common divisors, so that they do not add up to a tone. */
const ECHOES = { left: [1_687, 1_931, 2_213, 2_467], right: [1_733, 1_987, 2_161, 2_539] } as const;
const SPREADS = [331, 113] as const;
/** Seconds in which an echo falls by 60 dB. */
const DECAY = 1.3;
/** Share of the treble that each echo loses. */
const DAMPING = 0.35;

/**
 * Adds what a room answers to a track, multiplied by a gain. After M. R. Schroeder: echoes side by side,
 * which are then spread in time.
 */
export function addRoom({ left, right }: Track, gain: number): void {
  const [toLeft, toRight] = [answerOf(ECHOES.left), answerOf(ECHOES.right)];
  for (let index = 0; index < left.length; index++) {
    const ofLeft = left[index] as number;
    const ofRight = right[index] as number;
    // Both sides are heard on both: that is what a room does.
    const middle = (ofLeft + ofRight) / 2;
    left[index] = ofLeft + gain * toLeft(middle);
    right[index] = ofRight + gain * toRight(middle);
  }
}

/** Gives the answer to one sample after the other. */
function answerOf(delays: readonly number[]): (sample: number) => number {
  const echoes = delays.map(echo);
  const spreads = SPREADS.map(spread);
  return (sample) => {
    let sum = 0;
    for (let index = 0; index < echoes.length; index++) sum += echoes[index]?.(sample) ?? 0;
    sum /= echoes.length;
    for (let index = 0; index < spreads.length; index++) sum = spreads[index]?.(sum) ?? 0;
    return sum;
  };
}

function echo(delay: number): (sample: number) => number {
  const feedback = 10 ** ((-3 * delay) / (DECAY * SAMPLE_RATE));
  const line = new Float32Array(delay);
  let [damped, position] = [0, 0];
  return (sample) => {
    const output = line[position] as number;
    damped = output + DAMPING * (damped - output);
    line[position] = sample + feedback * damped;
    if (++position === delay) position = 0;
    return output;
  };
}

function spread(delay: number): (sample: number) => number {
  const line = new Float32Array(delay);
  let position = 0;
  return (sample) => {
    const delayed = line[position] as number;
    const entered = sample + 0.7 * delayed;
    line[position] = entered;
    if (++position === delay) position = 0;
    return delayed - 0.7 * entered;
  };
}
