import { Type as t } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import type { Span } from "../sound/sound.ts";

/** A word of a transcription, with its time. */
export interface HeardWord extends Span {
  text: string;
}

/** The part of a transcription response that is used; times are in seconds. */
const Transcript = t.Object({
  words: t.Array(t.Object({ word: t.String(), start: t.Number(), end: t.Number() })),
});
const MAX_TABLE_CELLS = 16_000_000;
const MIN_MATCHED_SHARE = 0.5;

/**
 * Parses a transcription response.
 *
 * @throws {Error} if it does not contain words with times.
 */
export function parseTranscript(response: unknown): HeardWord[] {
  if (!Value.Check(Transcript, response)) {
    throw new Error("Cannot use the transcription as it has no words with times");
  }
  return response.words.map(({ word, start, end }) => ({
    text: word,
    startMs: start * 1000,
    endMs: end * 1000,
  }));
}

/**
 * Aligns the line's words with the transcription letter by letter, regardless of how either side
 * splits or punctuates words. A word that was transcribed differently, such as a number, stays
 * undefined.
 *
 * @param forms What each word should sound like.
 * @returns undefined if the transcription is of another text.
 */
export function timesFromTranscript(
  forms: readonly string[],
  heard: readonly HeardWord[],
): (Span | undefined)[] | undefined {
  const spoken = forms.flatMap((form, word) => lettersOf(form).map((letter) => ({ letter, word })));
  const letters = heard.flatMap((word) => lettersOf(word.text).map(spreadOver(word)));
  if (spoken.length === 0 || spoken.length * letters.length > MAX_TABLE_CELLS) return undefined;
  const times: (Span | undefined)[] = forms.map(() => undefined);
  const found = forms.map(() => 0);
  let matches = 0;
  for (const [from, to] of commonLetters(spoken, letters)) {
    const word = spoken[from]?.word ?? 0;
    const { startMs, endMs } = letters[to] ?? { startMs: 0, endMs: 0 };
    times[word] = { startMs: times[word]?.startMs ?? startMs, endMs };
    found[word] = (found[word] ?? 0) + 1;
    matches++;
  }
  if (matches < spoken.length * MIN_MATCHED_SHARE) return undefined;
  return times.map((time, word) => {
    const length = lettersOf(forms[word] ?? "").length;
    return (found[word] ?? 0) >= length * MIN_MATCHED_SHARE ? time : undefined;
  });
}

function lettersOf(text: string): string[] {
  return [...text.normalize("NFKD").toLowerCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
}

function spreadOver({ startMs, endMs }: HeardWord) {
  return (letter: string, index: number, all: readonly string[]) => ({
    letter,
    startMs: startMs + ((endMs - startMs) * index) / all.length,
    endMs: startMs + ((endMs - startMs) * (index + 1)) / all.length,
  });
}

/** Pairs of positions in the longest common subsequence, in order. */
function commonLetters(
  a: readonly { letter: string }[],
  b: readonly { letter: string }[],
): [number, number][] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const same = a[i]?.letter === b[j]?.letter;
      lengths[i * width + j] = same ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i]?.letter === b[j]?.letter) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
