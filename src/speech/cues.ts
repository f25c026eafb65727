import type { CaptionSettings } from "../posts/captions.ts";
import type { Cue } from "../posts/cue.ts";
import type { SpokenWord } from "./voice.ts";

/** Options of {@linkcode cuesOf}. */
interface CueOptions {
  /** Added to every time: when the words' speech starts in the reel. Defaults to 0. */
  offsetMs?: number;
  /** Size of the captions: the larger it is, the fewer words fit into a cue. Defaults to "medium". */
  fontSize?: CaptionSettings["fontSize"] | undefined;
}

interface Limits {
  words: number;
  /** In Latin letters; a Chinese character counts as two. */
  width: number;
}

const LIMITS: Readonly<Record<CaptionSettings["fontSize"], Limits>> = {
  small: { words: 7, width: 36 },
  medium: { words: 5, width: 28 },
  large: { words: 4, width: 20 },
};
const SENTENCE_END = /[.!?…。！？؟।][\p{Pe}\p{Pf}"']*$/u;
const CLAUSE_END = /[,;:，、；：،؛—–][\p{Pe}\p{Pf}"']*$/u;
// Such as "Dr." or "U.S.": ends a sentence only if the voice pauses too.
const ABBREVIATION = /^(?:\p{Lu}\p{Ll}{0,2}\.|(?:\p{L}\.){2,})$/u;
const LONG_PAUSE_MS = 350;
const SHORT_PAUSE_MS = 120;
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/**
 * Groups spoken words into cues. Breaks at the ends of sentences, and preferably at the ends of
 * clauses and at pauses; favours cues of even length and avoids single words. Every word is in
 * exactly one cue, in order. Cues do not overlap; across a short pause, a cue is extended to the
 * next one to keep captions from flickering.
 */
export function cuesOf(words: readonly SpokenWord[], options: CueOptions = {}): Cue[] {
  const { offsetMs = 0, fontSize = "medium" } = options;
  const runs = group(words, LIMITS[fontSize]);
  return runs.map((run, index) => {
    const endMs = run.at(-1)?.endMs ?? 0;
    const nextMs = runs[index + 1]?.[0]?.startMs ?? Number.POSITIVE_INFINITY;
    return {
      startMs: (run[0]?.startMs ?? 0) + offsetMs,
      endMs: (nextMs - endMs < SHORT_PAUSE_MS ? nextMs : endMs) + offsetMs,
      words: run.map((word) => ({
        ...word,
        startMs: word.startMs + offsetMs,
        endMs: word.endMs + offsetMs,
      })),
    };
  });
}

/** Finds the breaks with the lowest total cost, by dynamic programming from the last word back. */
function group(words: readonly SpokenWord[], limits: Limits): SpokenWord[][] {
  const best: { cost: number; length: number }[] = [];
  best[words.length] = { cost: 0, length: 0 };
  for (let start = words.length - 1; start >= 0; start--) {
    let chosen = { cost: Number.POSITIVE_INFINITY, length: 1 };
    let width = 0;
    for (let end = start + 1; end <= words.length; end++) {
      const last = words[end - 1];
      if (last === undefined) break;
      width += widthOf(last) + (last.joined || end === start + 1 ? 0 : 1);
      const length = end - start;
      if (length > 1 && (width > limits.width || length > limits.words * (last.joined ? 2 : 1)))
        break;
      const cost =
        runCost(length, width, limits) +
        breakCost(last, words[end]) +
        (best[end]?.cost ?? Number.POSITIVE_INFINITY);
      if (cost < chosen.cost) chosen = { cost, length };
      if (mustBreak(last, words[end])) break;
    }
    best[start] = chosen;
  }
  const runs: SpokenWord[][] = [];
  for (let start = 0; start < words.length; ) {
    const length = best[start]?.length ?? 1;
    runs.push(words.slice(start, start + length));
    start += length;
  }
  return runs;
}

function mustBreak(last: SpokenWord, next: SpokenWord | undefined): boolean {
  if (next === undefined) return true;
  const pauseMs = next.startMs - last.endMs;
  if (pauseMs >= LONG_PAUSE_MS) return true;
  return (
    SENTENCE_END.test(last.text) && (pauseMs >= SHORT_PAUSE_MS || !ABBREVIATION.test(last.text))
  );
}

function runCost(length: number, width: number, limits: Limits): number {
  const empty = Math.max(0, 1 - width / limits.width);
  return 1 + empty * empty * 2 + (length === 1 && width < limits.width / 2 ? 1.5 : 0);
}

function breakCost(last: SpokenWord, next: SpokenWord | undefined): number {
  if (mustBreak(last, next)) return 0;
  if (CLAUSE_END.test(last.text)) return 0.1;
  if (next !== undefined && next.startMs - last.endMs >= SHORT_PAUSE_MS) return 0.4;
  // Short words without punctuation are mostly articles and prepositions, which belong to what follows.
  return !last.joined && last.text.length <= 3 ? 1.6 : 1;
}

function widthOf({ text }: SpokenWord): number {
  let width = 0;
  for (const character of text) {
    if (!/\p{M}/u.test(character)) width += WIDE.test(character) ? 2 : 1;
  }
  return width;
}
