import { encodeWav } from "../../src/sound/wav.ts";

const SAMPLE_RATE = 22_050;

/** A WAV file with nothing to hear. */
export function silentWav(durationMs: number): Uint8Array {
  const samples = new Int16Array(Math.round((durationMs / 1000) * SAMPLE_RATE));
  return encodeWav({ samples, sampleRate: SAMPLE_RATE });
}
