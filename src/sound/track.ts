import { resample } from "./resample.ts";
import type { Sound } from "./sound.ts";
import { encodeWav } from "./wav.ts";

/** Samples per second of every track: what platforms play. */
export const SAMPLE_RATE = 48_000;

/** Stereo sound of 48,000 samples per second and side, from -1 to 1. */
export interface Track {
  left: Float32Array;
  right: Float32Array;
}

/** Where and how loud something is in a track. */
export interface Placing {
  /** Start in seconds; what is before the start or behind the end of the track is left out. */
  at: number;
  /** Factor. */
  gain: number;
  /** From -1, the left, to 1; 0, the middle, is the default. */
  pan?: number;
}

/** Creates a silent track. */
export function createTrack(seconds: number): Track {
  const length = Math.round(seconds * SAMPLE_RATE);
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** Adds samples of one channel to a track, with the same power wherever they stand. */
export function addTo(track: Track, samples: Float32Array, { at, gain, pan = 0 }: Placing): void {
  const { left, right } = track;
  const start = Math.round(at * SAMPLE_RATE);
  const angle = ((pan + 1) * Math.PI) / 4;
  const [toLeft, toRight] = [
    gain * Math.SQRT2 * Math.cos(angle),
    gain * Math.SQRT2 * Math.sin(angle),
  ];
  const end = Math.min(samples.length, left.length - start);
  for (let index = Math.max(0, -start); index < end; index++) {
    const sample = samples[index] as number;
    const position = start + index;
    left[position] = (left[position] as number) + toLeft * sample;
    right[position] = (right[position] as number) + toRight * sample;
  }
}

/** Adds a track to another, each sample with a gain of its own. */
export function addTrack(track: Track, added: Track, gainAt: (index: number) => number): void {
  for (const side of ["left", "right"] as const) {
    const [to, from] = [track[side], added[side]];
    for (let index = 0; index < to.length; index++) {
      to[index] = (to[index] as number) + gainAt(index) * (from[index] ?? 0);
    }
  }
}

/** The samples of a mono sound at a track's rate. */
export function samplesOf(sound: Sound): Float32Array {
  const { samples } = resample(sound, SAMPLE_RATE);
  const result = new Float32Array(samples.length);
  for (let index = 0; index < result.length; index++)
    result[index] = (samples[index] as number) / 32768;
  return result;
}

/** Encodes a track as 16-bit stereo WAV. What is louder than a file can hold is cut off. */
export function encodeTrack({ left, right }: Track): Uint8Array<ArrayBuffer> {
  const samples = new Int16Array(2 * left.length);
  for (let index = 0; index < left.length; index++) {
    samples[2 * index] = toInteger(left[index] as number);
    samples[2 * index + 1] = toInteger(right[index] as number);
  }
  return encodeWav({ samples, sampleRate: SAMPLE_RATE }, 2);
}

function toInteger(sample: number): number {
  return Math.max(-32768, Math.min(32767, Math.round(sample * 32768)));
}
