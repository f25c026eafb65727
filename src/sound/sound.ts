/** Mono sound. */
export interface Sound {
  samples: Int16Array;
  /** Samples per second. */
  sampleRate: number;
}

/** A span of time in a sound. */
export interface Span {
  startMs: number;
  endMs: number;
}

const FRAME_MS = 10;
// Relative to the loudest frame: -38 dB, which is below speech and above breath and hiss.
const LOUDNESS_FLOOR = 0.0125;
const PADDING_BEFORE_MS = 30;
const PADDING_AFTER_MS = 90;
const MAX_PEAK = 0.89;
// Samples above this are compressed towards MAX_PEAK, those below left alone.
const KNEE = 0.6;
const MAX_OVERDRIVE = 2;
const TARGET_RMS = 0.15;
const MAX_GAIN = 8;

/** Creates silence. */
export function silence(durationMs: number, sampleRate: number): Sound {
  return { samples: new Int16Array(Math.round((durationMs * sampleRate) / 1000)), sampleRate };
}

/** Duration of a sound in milliseconds. */
export function durationOf({ samples, sampleRate }: Sound): number {
  return (samples.length * 1000) / sampleRate;
}

/** Finds the spans that are not silent, ignoring gaps of up to `joinGapMs`. */
export function loudSpans(sound: Sound, joinGapMs: number): Span[] {
  const levels = frameLevels(sound);
  const floor = Math.max(1, LOUDNESS_FLOOR * levels.reduce((a, b) => Math.max(a, b), 0));
  const spans: Span[] = [];
  for (const [index, level] of levels.entries()) {
    if (level < floor) continue;
    const startMs = index * FRAME_MS;
    const endMs = Math.min(startMs + FRAME_MS, durationOf(sound));
    const last = spans.at(-1);
    if (last !== undefined && startMs - last.endMs <= joinGapMs) last.endMs = endMs;
    else spans.push({ startMs, endMs });
  }
  return spans;
}

/** Trims the silence at both ends to a short pause; `startMs` is how much was cut from the start. */
export function trimSilence(sound: Sound): { sound: Sound; startMs: number } {
  const spans = loudSpans(sound, 0);
  const first = spans[0];
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return { sound, startMs: 0 };
  const startMs = Math.max(0, first.startMs - PADDING_BEFORE_MS);
  const from = Math.round((startMs * sound.sampleRate) / 1000);
  const to = Math.round(((last.endMs + PADDING_AFTER_MS) * sound.sampleRate) / 1000);
  return { sound: { ...sound, samples: sound.samples.slice(from, to) }, startMs };
}

/**
 * Normalises the loudness of speech, so that lines of different voices match. Peaks that become too
 * high are soft-clipped.
 */
export function levelSound(sound: Sound): Sound {
  const peak = sound.samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0) / 32768;
  const levels = frameLevels(sound).filter((level) => level > LOUDNESS_FLOOR * peak * 32768);
  if (peak === 0 || levels.length === 0) return sound;
  const mean = levels.reduce((sum, level) => sum + level * level, 0) / levels.length;
  const targetGain = TARGET_RMS / (Math.sqrt(mean) / 32768);
  const gain = Math.min(MAX_GAIN, (MAX_OVERDRIVE * MAX_PEAK) / peak, targetGain);
  const level = (sample: number) => Math.round(softClip((sample * gain) / 32768) * 32768);
  return { ...sound, samples: sound.samples.map(level) };
}

function softClip(value: number): number {
  const size = Math.abs(value);
  if (size <= KNEE) return value;
  return (
    Math.sign(value) * (KNEE + (MAX_PEAK - KNEE) * Math.tanh((size - KNEE) / (MAX_PEAK - KNEE)))
  );
}

/** Root mean square of each frame. */
function frameLevels({ samples, sampleRate }: Sound): number[] {
  // Not rounded: rounding errors would add up along the sound.
  const length = Math.max(1, (sampleRate * FRAME_MS) / 1000);
  const levels: number[] = [];
  for (let index = 0; index * length < samples.length; index++) {
    const frame = samples.subarray(Math.round(index * length), Math.round((index + 1) * length));
    const sum = frame.reduce((squares, sample) => squares + sample * sample, 0);
    levels.push(Math.sqrt(sum / Math.max(1, frame.length)));
  }
  return levels;
}
