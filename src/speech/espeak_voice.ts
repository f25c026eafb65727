import type { Log } from "../log.ts";
import { createESpeakClient } from "./espeak_client.ts";
import type { ESpeakSound } from "./espeak_protocol.ts";
import {
  durationOf,
  levelSound,
  loudSpans,
  type Sound,
  type Span,
  silence,
  trimSilence,
} from "./sound.ts";
import { spokenForm, spokenWeight } from "./spoken_form.ts";
import type { Speech, Voice } from "./voice.ts";
import { encodeWav } from "./wav.ts";
import { fillTimes } from "./word_times.ts";
import { splitWords, type WrittenWord } from "./words.ts";

const WORDS_PER_MINUTE = 170;
const NOTHING_TO_SAY_MS = 300;
const ONSET_MS = 25;
const SAMPLE_RATE = 22_050;

/**
 * The voice that needs no key and no network: eSpeak NG in a process of its own, with a time for
 * every word.
 */
export function createEspeakVoice({ log }: { log?: Log } = {}): Voice {
  const client = createESpeakClient(log);
  return {
    name: "espeak",

    async speak(text, { language, rate = 1, signal }) {
      signal.throwIfAborted();
      const words = splitWords(text, language);
      const forms = words.map((word) => spokenForm(word.text));
      const weights = forms.map(spokenWeight);
      if (weights.every((weight) => weight === 0)) {
        return toSpeech(words, weights, [], silence(NOTHING_TO_SAY_MS, SAMPLE_RATE));
      }
      const line = compose(words, forms);
      const wordsPerMinute = Math.round(WORDS_PER_MINUTE * rate);
      const spoken = await client.synthesize({ text: line.ssml, language, wordsPerMinute }, signal);
      const { sound, startMs } = trimSilence(levelSound(spoken));
      return toSpeech(words, weights, knownTimes(line.starts, spoken, sound, startMs), sound);
    },

    close: () => client.close(),
  };
}

/** The line for eSpeak NG, and where in it each word starts, in code points. */
function compose(words: readonly WrittenWord[], forms: readonly string[]) {
  let ssml = "";
  const starts = words.map(({ joined }, index) => {
    if (!joined && ssml !== "") ssml += " ";
    const start = [...ssml].length;
    ssml += (forms[index] ?? "").replaceAll("&", "&amp;");
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
  const known: (Span | undefined)[] = starts.map(() => undefined);
  for (const { position, startMs } of spoken.words) {
    const index = starts.findLastIndex((start) => start <= position);
    const time = Math.max(0, startMs - trimmedMs);
    if (index >= 0) known[index] ??= { startMs: time, endMs: time };
  }
  const spans = loudSpans(sound, 0);
  return known.map((span, index) => {
    if (span === undefined) return undefined;
    const nextMs = known.slice(index + 1).find((next) => next !== undefined)?.startMs;
    const untilMs = nextMs ?? durationOf(sound);
    const last = spans.findLast(
      // A span that begins just before the next word is that word's.
      (loud) => loud.startMs < untilMs - ONSET_MS && loud.endMs > span.startMs,
    );
    return { startMs: span.startMs, endMs: Math.min(untilMs, last?.endMs ?? untilMs) };
  });
}

function toSpeech(
  words: readonly WrittenWord[],
  weights: readonly number[],
  known: readonly (Span | undefined)[],
  sound: Sound,
): Speech {
  const durationMs = durationOf(sound);
  const times = fillTimes(
    weights,
    words.map((_, index) => known[index]),
    durationMs,
  );
  return {
    wav: encodeWav(sound),
    sampleRate: sound.sampleRate,
    durationMs,
    words: words.flatMap(({ text, joined }, index) => {
      const span = times[index];
      return span === undefined ? [] : [{ text, ...(joined ? { joined } : {}), ...span }];
    }),
  };
}
