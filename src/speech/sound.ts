/** Mono sound. */
export interface Sound {
  samples: Int16Array;
  /** Samples per second. */
  sampleRate: number;
}

/** A stretch of time in a sound. */
export interface Span {
  startMs: number;
  endMs: number;
}

const FRAME_MS = 10;
// Relative to the loudest frame: -38 dB is below speech and above the breath and hiss around it.
const LOUDNESS_FLOOR = 0.0125;
const KEPT_BEFORE_MS = 30;
const KEPT_AFTER_MS = 90;
const PEAK = 0.89;
// Up to here a sample is left as it is; above, it nears the peak without reaching it.
const KNEE = 0.6;
const MAX_OVERDRIVE = 2;
const SPEECH_LEVEL = 0.15;
const MAX_GAIN = 8;

/** Silence of a length. */
export function silence(durationMs: number, sampleRate: number): Sound {
  return { samples: new Int16Array(Math.round((durationMs * sampleRate) / 1000)), sampleRate };
}

/** Length of a sound in milliseconds. */
export function durationOf({ samples, sampleRate }: Sound): number {
  return (samples.length * 1000) / sampleRate;
}

/** The stretches in which something is heard; gaps of up to `joinGapMs` do not part them. */
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

/** Cuts the silence at both ends down to a breath; `startMs` tells what was cut off in front. */
export function trimSilence(sound: Sound): { sound: Sound; startMs: number } {
  const spans = loudSpans(sound, 0);
  const first = spans[0];
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return { sound, startMs: 0 };
  const startMs = Math.max(0, first.startMs - KEPT_BEFORE_MS);
  const from = Math.round((startMs * sound.sampleRate) / 1000);
  const to = Math.round(((last.endMs + KEPT_AFTER_MS) * sound.sampleRate) / 1000);
  return { sound: { ...sound, samples: sound.samples.slice(from, to) }, startMs };
}

/**
 * Brings speech to one loudness, so that lines of different voices sit side by side. The few peaks
 * that this lifts too high are rounded off rather than clipped.
 */
export function levelSound(sound: Sound): Sound {
  const peak = sound.samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0) / 32768;
  const levels = frameLevels(sound).filter((level) => level > LOUDNESS_FLOOR * peak * 32768);
  if (peak === 0 || levels.length === 0) return sound;
  const mean = levels.reduce((sum, level) => sum + level * level, 0) / levels.length;
  const wanted = SPEECH_LEVEL / (Math.sqrt(mean) / 32768);
  const gain = Math.min(MAX_GAIN, (MAX_OVERDRIVE * PEAK) / peak, wanted);
  const level = (sample: number) => Math.round(roundOff((sample * gain) / 32768) * 32768);
  return { ...sound, samples: sound.samples.map(level) };
}

function roundOff(value: number): number {
  const size = Math.abs(value);
  if (size <= KNEE) return value;
  return Math.sign(value) * (KNEE + (PEAK - KNEE) * Math.tanh((size - KNEE) / (PEAK - KNEE)));
}

/** Root mean square of each frame. */
function frameLevels({ samples, sampleRate }: Sound): number[] {
  // Not rounded, or the frames would drift away from the clock.
  const length = Math.max(1, (sampleRate * FRAME_MS) / 1000);
  const levels: number[] = [];
  for (let index = 0; index * length < samples.length; index++) {
    const frame = samples.subarray(Math.round(index * length), Math.round((index + 1) * length));
    const sum = frame.reduce((squares, sample) => squares + sample * sample, 0);
    levels.push(Math.sqrt(sum / Math.max(1, frame.length)));
  }
  return levels;
}
