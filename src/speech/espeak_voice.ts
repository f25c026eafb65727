import {
  durationOf,
  levelSound,
  loudSpans,
  type Sound,
  type Span,
  trimSilence,
} from "../sound/sound.ts";
import { composeSilence, composeSpeech, readLine } from "./compose_speech.ts";
import { createESpeakClient, type ESpeakOptions } from "./espeak_client.ts";
import { LOCAL_VOICE_FACTS, toneOf } from "./espeak_voices.ts";
import type { Voice } from "./voice.ts";

const WORDS_PER_MINUTE = 155;
const SAMPLE_RATE = 22_050;
const ONSET_MS = 25;

/**
 * Creates a voice that needs no key and no network: eSpeak NG in a separate process, which reports
 * the time of every word.
 */
export function createEspeakVoice(options: ESpeakOptions = {}): Voice {
  const client = createESpeakClient(options);
  return {
    name: "espeak",
    voices: LOCAL_VOICE_FACTS,

    async speak(text, { language, rate = 1, voice, signal }) {
      signal.throwIfAborted();
      const line = readLine(text, language, { inWords: true });
      if (!line.isSpoken) return composeSilence(line, SAMPLE_RATE);
      const words = line.words.map(({ joined }, index) => ({
        form: line.forms[index] ?? "",
        joined,
      }));
      const wordsPerMinute = Math.round(WORDS_PER_MINUTE * rate);
      const request = { words, language, wordsPerMinute, tone: toneOf(voice) };
      const spoken = await client.synthesize(request, signal);
      const { sound, startMs } = trimSilence(levelSound(spoken));
      return composeSpeech(line, knownTimes(spoken.starts, sound, startMs), sound);
    },

    close: () => client.close(),
  };
}

/** Word times in the trimmed sound: from the reported start to the end of the word's sound. */
function knownTimes(
  starts: readonly (number | undefined)[],
  sound: Sound,
  trimmedMs: number,
): (Span | undefined)[] {
  const spans = loudSpans(sound, 0);
  const times: (Span | undefined)[] = starts.map(() => undefined);
  let untilMs = durationOf(sound);
  for (let index = starts.length - 1; index >= 0; index--) {
    const reportedMs = starts[index];
    if (reportedMs === undefined) continue;
    const startMs = Math.max(0, reportedMs - trimmedMs);
    // A span that begins just before the next word belongs to that word.
    while ((spans.at(-1)?.startMs ?? 0) >= untilMs - ONSET_MS && spans.length > 0) spans.pop();
    const lastMs = spans.at(-1)?.endMs ?? untilMs;
    times[index] = { startMs, endMs: lastMs > startMs ? Math.min(untilMs, lastMs) : untilMs };
    untilMs = startMs;
  }
  return times;
}
