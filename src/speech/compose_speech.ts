import { durationOf, type Sound, type Span, silence } from "../sound/sound.ts";
import { encodeWav } from "../sound/wav.ts";
import { normalise } from "./normalise.ts";
import { spokenForm, spokenWeight } from "./spoken_form.ts";
import type { Speech } from "./voice.ts";
import { fillTimes } from "./word_times.ts";
import { splitWords, type WrittenWord } from "./written_words.ts";

const UNSPOKEN_LINE_MS = 300;

/** A line of text prepared for a voice. `forms` and `weights` have one entry per word. */
export interface Line {
  words: WrittenWord[];
  /** What to pronounce; "" for a word that is not spoken. */
  forms: string[];
  /** Expected duration relative to the other words; 0 for a word that is not spoken. */
  weights: number[];
  /** False if no word is spoken. */
  isSpoken: boolean;
}

/** Prepares a text for a voice; for one that reads signs wrongly, with words in their place. */
export function readLine(
  text: string,
  language: string,
  { inWords = false }: { inWords?: boolean } = {},
): Line {
  const words = splitWords(text, language);
  const said = inWords ? normalise(words, language) : words.map((word) => word.text);
  const forms = said.map(spokenForm);
  const weights = forms.map(spokenWeight);
  return { words, forms, weights, isSpoken: weights.some((weight) => weight > 0) };
}

/** The text of a line to pronounce, with the line's own spacing. */
export function joinForms({ words, forms }: Line): string {
  return forms
    .map((form, index) => (words[index]?.joined ? form : ` ${form}`))
    .join("")
    .trim();
}

/** Combines a line's sound with its word times. Unknown times are filled in from the words around them. */
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

/** Speech for a line without spoken words: a short pause. */
export function composeSilence(line: Line, sampleRate: number): Speech {
  return composeSpeech(line, [], silence(UNSPOKEN_LINE_MS, sampleRate));
}
