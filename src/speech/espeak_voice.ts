import type { Log } from "../log.ts";
import { composeSilence, composeSpeech, type Line, readLine } from "./compose_speech.ts";
import { createESpeakClient } from "./espeak_client.ts";
import type { ESpeakSound } from "./espeak_protocol.ts";
import { durationOf, levelSound, loudSpans, type Sound, type Span, trimSilence } from "./sound.ts";
import type { Voice } from "./voice.ts";

const WORDS_PER_MINUTE = 170;
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
    const index = starts.findLastIndex((start) => start <= position);
    if (index >= 0) known[index] ??= Math.max(0, startMs - trimmedMs);
  }
  const spans = loudSpans(sound, 0);
  return known.map((startMs, index) => {
    if (startMs === undefined) return undefined;
    const nextMs = known.find((time, other) => other > index && time !== undefined);
    const untilMs = nextMs ?? durationOf(sound);
    const last = spans.findLast(
      // A span that begins just before the next word is that word's.
      (loud) => loud.startMs < untilMs - ONSET_MS && loud.endMs > startMs,
    );
    return { startMs, endMs: Math.min(untilMs, last?.endMs ?? untilMs) };
  });
}
