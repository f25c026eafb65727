import type { Line } from "./compose_speech.ts";
import { durationOf, loudSpans, type Sound } from "./sound.ts";
import { decodeWav } from "./wav.ts";

const PCM_SAMPLE_RATE = 24_000;
// A letter takes about this long in any voice; the bounds are far on either side of it.
const MS_PER_WEIGHT = 62;
const MIN_SHARE = 0.2;
const MAX_SHARE = 5;
const SLACK_MS = 1500;
const MIN_PEAK = 300;

/**
 * Reads what a speech service answered: WAV, or bare 16-bit PCM if it says so.
 *
 * @throws {Error} if it is no sound, or not one that can be the line's.
 */
export function readSpokenSound(bytes: Uint8Array, contentType: string, line: Line): Sound {
  const sound = /pcm|l16/i.test(contentType) ? readPcm(bytes, contentType) : decodeWav(bytes);
  const durationMs = durationOf(sound);
  const expectedMs = MS_PER_WEIGHT * line.weights.reduce((sum, weight) => sum + weight, 0);
  if (durationMs < expectedMs * MIN_SHARE || durationMs > expectedMs * MAX_SHARE + SLACK_MS) {
    const [is, wanted] = [durationMs, expectedMs].map((ms) => (ms / 1000).toFixed(1));
    throw new Error(
      `Cannot use the sound as it lasts ${is} s where about ${wanted} s were expected`,
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
