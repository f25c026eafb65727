import { composeSilence, composeSpeech, readLine, type Span, type Voice } from "postloom/drivers";

const SAMPLE_RATE = 16_000;
/** Half of what 16 bits hold. */
const LOUDNESS = 16_000;
const LOWEST_HZ = 180;
const MS_PER_WEIGHT = 60;
const GAP_MS = 40;

/** Hums one note for each word: a voice for drafts, which is there at once and says nothing wrong. */
export function createHumVoice(): Voice {
  return {
    name: "hum",
    async speak(text, { language, rate = 1, signal }) {
      signal.throwIfAborted();
      const line = readLine(text, language);
      if (!line.isSpoken) return composeSilence(line, SAMPLE_RATE);
      const times = timesOf(line.weights, rate);
      const samples = new Int16Array(samplesIn(times.findLast(Boolean)?.endMs ?? 0));
      for (const [index, time] of times.entries()) {
        // Others get their turn between two words, and a caller that has enough is heard.
        await Bun.sleep(0);
        signal.throwIfAborted();
        if (time !== undefined) hum(samples, time, LOWEST_HZ * (1 + (index % 5) / 8));
      }
      return composeSpeech(line, times, { samples, sampleRate: SAMPLE_RATE });
    },
    async close() {},
  };
}

/** When each word is hummed; undefined for what is not spoken, such as a dash. */
function timesOf(weights: readonly number[], rate: number): (Span | undefined)[] {
  let startMs = 0;
  return weights.map((weight) => {
    if (weight === 0) return undefined;
    const endMs = startMs + (weight * MS_PER_WEIGHT) / rate;
    const time = { startMs, endMs };
    startMs = endMs + GAP_MS / rate;
    return time;
  });
}

function hum(samples: Int16Array, { startMs, endMs }: Span, hertz: number): void {
  const [start, end] = [samplesIn(startMs), samplesIn(endMs)];
  for (let at = start; at < end; at++) {
    samples[at] = LOUDNESS * Math.sin((2 * Math.PI * hertz * (at - start)) / SAMPLE_RATE);
  }
}

function samplesIn(ms: number): number {
  return Math.floor((ms * SAMPLE_RATE) / 1000);
}
