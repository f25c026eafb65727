import { durationOf, loudSpans, type Sound } from "../sound/sound.ts";
import { decodeWav } from "../sound/wav.ts";
import type { Line } from "./compose_speech.ts";

const PCM_SAMPLE_RATE = 24_000;
// Average of any voice; the bounds around it are wide.
const MS_PER_WEIGHT = 62;
const MIN_SHARE = 0.2;
const MAX_SHARE = 5;
const SLACK_MS = 1500;
const MIN_PEAK = 300;

/**
 * Decodes a speech service's response: WAV, or raw 16-bit PCM if the content type says so.
 *
 * @throws {Error} if it is not a sound, is silent, or has an implausible length for the line.
 */
export function readSpokenSound(bytes: Uint8Array, contentType: string, line: Line): Sound {
  const sound = /pcm|l16/i.test(contentType) ? readPcm(bytes, contentType) : decodeWav(bytes);
  return checkSpokenSound(sound, line);
}

/**
 * Returns a sound that can be that of a line.
 *
 * @throws {Error} if it is silent, or has an implausible length for the line.
 */
export function checkSpokenSound(sound: Sound, line: Line): Sound {
  const durationMs = durationOf(sound);
  const expectedMs = MS_PER_WEIGHT * line.weights.reduce((sum, weight) => sum + weight, 0);
  if (durationMs < expectedMs * MIN_SHARE || durationMs > expectedMs * MAX_SHARE + SLACK_MS) {
    const [actual, expected] = [durationMs, expectedMs].map((ms) => (ms / 1000).toFixed(1));
    throw new Error(
      `Cannot use the sound as it lasts ${actual} s where about ${expected} s were expected`,
    );
  }
  const peak = sound.samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
  if (peak < MIN_PEAK || loudSpans(sound, 0).length === 0) {
    throw new Error("Cannot use the sound as it is silent");
  }
  return sound;
}

function readPcm(bytes: Uint8Array, contentType: string): Sound {
  const rate = /rate=(\d{4,6})/i.exec(contentType)?.[1];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = Int16Array.from({ length: bytes.length >> 1 }, (_, index) =>
    view.getInt16(index * 2, true),
  );
  return { samples, sampleRate: rate === undefined ? PCM_SAMPLE_RATE : Number(rate) };
}
