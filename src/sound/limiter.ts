import { SAMPLE_RATE, type Track } from "./track.ts";

/** How long before a peak it is turned down: fast enough not to be heard as a change. */
const AHEAD = 0.005 * SAMPLE_RATE;
/** Share of the way back to full level that is made with each sample: most of it in 80 ms. */
const RELEASE = 1 - Math.exp(-1 / (0.08 * SAMPLE_RATE));

/** Options of {@linkcode limit}. */
interface LimitOptions {
  /** What all of it is multiplied by first. */
  gain: number;
  /** No sample is above it. */
  ceiling: number;
}

/** Amplifies a track into another of the same length, and turns it down around its peaks alone. */
export function limit(track: Track, into: Track, { gain, ceiling }: LimitOptions): void {
  // Where the right side goes in the end.
  const gains = into.right;
  allowGains(track, gains, ceiling / gain);
  lookAhead(gains);
  smooth(gains);
  for (let index = 0; index < gains.length; index++) {
    const allowed = gain * (gains[index] as number);
    into.left[index] = allowed * (track.left[index] as number);
    into.right[index] = allowed * (track.right[index] as number);
  }
}

function allowGains({ left, right }: Track, gains: Float32Array, ceiling: number): void {
  for (let index = 0; index < gains.length; index++) {
    const height = Math.max(
      Math.abs(left[index] as number),
      Math.abs(right[index] as number),
      ceiling,
    );
    gains[index] = ceiling / height;
  }
}

/** Lowers every gain to the lowest of those ahead of it. */
function lookAhead(gains: Float32Array): void {
  // A queue of gains, from the latest to the nearest, of which each is lower than those behind it.
  const values = new Float32Array(AHEAD + 2);
  const places = new Int32Array(AHEAD + 2);
  let [first, count] = [0, 0];
  for (let index = gains.length - 1; index >= 0; index--) {
    const gain = gains[index] as number;
    while (count > 0 && (values[(first + count - 1) % values.length] as number) >= gain) count--;
    const next = (first + count) % values.length;
    values[next] = gain;
    places[next] = index;
    count++;
    if ((places[first] as number) > index + AHEAD) {
      first = (first + 1) % values.length;
      count--;
    }
    gains[index] = values[first] as number;
  }
}

/** Lets the gain go down in a line that ends at the peak, and back slowly. */
function smooth(gains: Float32Array): void {
  const latest = new Float32Array(AHEAD + 1).fill(1);
  let sum = latest.length;
  let level = 1;
  for (let index = 0, place = 0; index < gains.length; index++) {
    const gain = gains[index] as number;
    sum += gain - (latest[place] as number);
    latest[place] = gain;
    if (++place === latest.length) place = 0;
    const wanted = sum / latest.length;
    level = wanted < level ? wanted : level + (wanted - level) * RELEASE;
    gains[index] = level;
  }
}
