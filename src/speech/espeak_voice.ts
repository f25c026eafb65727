import type { Log } from "../log.ts";
import { composeSilence, composeSpeech, type Line, readLine } from "./compose_speech.ts";
import { createESpeakClient } from "./espeak_client.ts";
import type { ESpeakSound } from "./espeak_protocol.ts";
import { durationOf, levelSound, loudSpans, type Sound, type Span, trimSilence } from "./sound.ts";
import type { Voice } from "./voice.ts";

const WORDS_PER_MINUTE = 155;
const SAMPLE_RATE = 22_050;
const ONSET_MS = 25;

/**
 * The voice that needs no key and no network: eSpeak NG in a process of its own, with a measured
 * time for every word.
 */
export function createEspeakVoice({ log }: { log?: Log } = {}): Voice {
  const client = createESpeakClient(log);
  return {
    name: "espeak",

    async speak(text, { language, rate = 1, signal }) {
      signal.throwIfAborted();
      const line = readLine(text, language);
      if (!line.isSpoken) return composeSilence(line, SAMPLE_RATE);
      const { ssml, starts } = compose(line);
      const wordsPerMinute = Math.round(WORDS_PER_MINUTE * rate);
      const spoken = await client.synthesize({ text: ssml, language, wordsPerMinute }, signal);
      const { sound, startMs } = trimSilence(levelSound(spoken));
      return composeSpeech(line, knownTimes(starts, spoken, sound, startMs), sound);
    },

    close: () => client.close(),
  };
}

/** The line for eSpeak NG, and where in it each word starts, in code points. */
function compose({ words, forms }: Line): { ssml: string; starts: number[] } {
  let ssml = "";
  let length = 0;
  const starts = words.map(({ joined }, index) => {
    const form = (forms[index] ?? "").replaceAll("&", "&amp;");
    const space = joined ? "" : " ";
    const start = length + space.length;
    ssml += space + form;
    length = start + [...form].length;
    return start;
  });
  return { ssml, starts };
}

/** The words that eSpeak NG reported, each to the end of its sound, on the trimmed sound's clock. */
function knownTimes(
  starts: readonly number[],
  spoken: ESpeakSound,
  sound: Sound,
  trimmedMs: number,
): (Span | undefined)[] {
  const known: (number | undefined)[] = starts.map(() => undefined);
  for (const { position, startMs } of spoken.words) {
    const index = wordAt(position, starts);
    if (index >= 0) known[index] ??= Math.max(0, startMs - trimmedMs);
  }
  const spans = loudSpans(sound, 0);
  let untilMs = durationOf(sound);
  const times: (Span | undefined)[] = starts.map(() => undefined);
  for (let index = known.length - 1; index >= 0; index--) {
    const startMs = known[index];
    if (startMs === undefined) continue;
    // A span that begins just before the next word is that word's.
    while ((spans.at(-1)?.startMs ?? 0) >= untilMs - ONSET_MS && spans.length > 0) spans.pop();
    const lastMs = spans.at(-1)?.endMs ?? untilMs;
    times[index] = { startMs, endMs: lastMs > startMs ? Math.min(untilMs, lastMs) : untilMs };
    untilMs = startMs;
  }
  return times;
}

/** Index of the last word that starts at the position or before it; -1 if none does. */
function wordAt(position: number, starts: readonly number[]): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
