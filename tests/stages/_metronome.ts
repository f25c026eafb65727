import type { Voice } from "postloom/drivers";
import { silentWav } from "../rendering/_sound.ts";

/** A voice whose every word takes a second at its own speed, without a sound. */
export interface Metronome extends Voice {
  /** What it has spoken, in order. */
  readonly spoken: string[];
}

/** Makes a {@linkcode Metronome}, which fails once, at the sentence that it stumbles over. */
export function createMetronome({ stumblesOver = "" } = {}): Metronome {
  const spoken: string[] = [];
  let hasStumbled = false;
  return {
    name: "metronome",
    spoken,
    async speak(text, { rate = 1 }) {
      if (text === stumblesOver && !hasStumbled) {
        hasStumbled = true;
        throw new Error("The metronome has stumbled");
      }
      spoken.push(text);
      const words = text.split(" ").map((word, index) => ({
        text: word,
        startMs: (index * 1000) / rate,
        endMs: ((index + 1) * 1000) / rate,
      }));
      const durationMs = (words.length * 1000) / rate;
      return { wav: silentWav(durationMs), sampleRate: 22_050, durationMs, words };
    },
    async close() {},
  };
}
