import type { Sound } from "./sound.ts";

/**
 * Converts a sound to another sample rate by cubic interpolation. Meant for upsampling only:
 * downsampling would alias, as there is no low-pass filter.
 */
export function resample(sound: Sound, sampleRate: number): Sound {
  if (sound.sampleRate === sampleRate) return sound;
  const step = sound.sampleRate / sampleRate;
  const { samples } = sound;
  const at = (index: number) => samples[Math.max(0, Math.min(samples.length - 1, index))] ?? 0;
  const resampled = new Int16Array(Math.round(samples.length / step));
  for (let index = 0; index < resampled.length; index++) {
    const floor = Math.floor(index * step);
    const part = index * step - floor;
    const before = at(floor - 1);
    const from = at(floor);
    const to = at(floor + 1);
    const after = at(floor + 2);
    const value =
      from +
      0.5 *
        part *
        (to -
          before +
          part *
            (2 * before - 5 * from + 4 * to - after + part * (3 * (from - to) + after - before)));
    resampled[index] = Math.max(-32768, Math.min(32767, Math.round(value)));
  }
  return { samples: resampled, sampleRate };
}
