import { Type as t } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import type { Span } from "./sound.ts";

/** A word that a transcription heard. */
export interface HeardWord extends Span {
  text: string;
}

/** The part of a transcription's answer that is used; times are in seconds. */
const Transcript = t.Object({
  words: t.Array(t.Object({ word: t.String(), start: t.Number(), end: t.Number() })),
});
const MAX_TABLE = 16_000_000;
const MIN_SHARE = 0.5;

/**
 * Reads the words of a transcription.
 *
 * @throws {Error} if the service did not answer with words and their times.
 */
export function readTranscript(answer: unknown): HeardWord[] {
  if (!Value.Check(Transcript, answer)) {
    throw new Error("Cannot use the transcription as it has no words with times");
  }
  return answer.words.map(({ word, start, end }) => ({
    text: word,
    startMs: start * 1000,
    endMs: end * 1000,
  }));
}

/**
 * Finds the input's words among those that were heard, letter by letter, so that it does not matter
 * how either side splits or punctuates them. A word that was heard as something else, such as a
 * number, stays undefined.
 *
 * @param forms what was to be said for each word.
 * @returns undefined if what was heard is another text.
 */
export function timesFromTranscript(
  forms: readonly string[],
  heard: readonly HeardWord[],
): (Span | undefined)[] | undefined {
  const said = forms.flatMap((form, word) => lettersOf(form).map((letter) => ({ letter, word })));
  const letters = heard.flatMap((word) => lettersOf(word.text).map(spreadOver(word)));
  if (said.length === 0 || said.length * letters.length > MAX_TABLE) return undefined;
  const times: (Span | undefined)[] = forms.map(() => undefined);
  const found = forms.map(() => 0);
  let matches = 0;
  for (const [from, to] of commonLetters(said, letters)) {
    const word = said[from]?.word ?? 0;
    const { startMs, endMs } = letters[to] ?? { startMs: 0, endMs: 0 };
    times[word] = { startMs: times[word]?.startMs ?? startMs, endMs };
    found[word] = (found[word] ?? 0) + 1;
    matches++;
  }
  if (matches < said.length * MIN_SHARE) return undefined;
  return times.map((time, word) => {
    const length = lettersOf(forms[word] ?? "").length;
    return (found[word] ?? 0) >= length * MIN_SHARE ? time : undefined;
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

/** Pairs of positions of the longest common subsequence, in order. */
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
