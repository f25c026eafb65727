import { durationOf, type Sound, type Span, silence } from "./sound.ts";
import { spokenForm, spokenWeight } from "./spoken_form.ts";
import type { Speech } from "./voice.ts";
import { encodeWav } from "./wav.ts";
import { fillTimes } from "./word_times.ts";
import { splitWords, type WrittenWord } from "./written_words.ts";

const NOTHING_TO_SAY_MS = 300;

/** A line as a voice takes it: its words, and for each what is said and how long it takes beside others. */
export interface Line {
  words: WrittenWord[];
  /** "" where nothing is said. */
  forms: string[];
  /** 0 where nothing is said. */
  weights: number[];
  /** False if there is nothing to say at all. */
  isSpoken: boolean;
}

/** Reads a text as a line to speak. */
export function readLine(text: string, language: string): Line {
  const words = splitWords(text, language);
  const forms = words.map((word) => spokenForm(word.text));
  const weights = forms.map(spokenWeight);
  return { words, forms, weights, isSpoken: weights.some((weight) => weight > 0) };
}

/** A line's text with what stands before each of its words. */
export function joinForms({ words, forms }: Line): string {
  return forms
    .map((form, index) => (words[index]?.joined ? form : ` ${form}`))
    .join("")
    .trim();
}

/** Puts sound and times together; words whose time is not known get theirs from their neighbours. */
export function composeSpeech(
  line: Line,
  known: readonly (Span | undefined)[],
  sound: Sound,
): Speech {
  const durationMs = durationOf(sound);
  const times = fillTimes(
    line.weights,
    line.words.map((_, index) => known[index]),
    durationMs,
  );
  return {
    wav: encodeWav(sound),
    sampleRate: sound.sampleRate,
    durationMs,
    words: line.words.map(({ text, joined }, index) => ({
      text,
      ...(joined ? { joined } : {}),
      ...(times[index] ?? { startMs: 0, endMs: durationMs }),
    })),
  };
}

/** What is heard of a line that has nothing to say: a short pause. */
export function composeSilence(line: Line, sampleRate: number): Speech {
  return composeSpeech(line, [], silence(NOTHING_TO_SAY_MS, sampleRate));
}
