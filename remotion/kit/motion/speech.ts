import { remembering } from "../remember.ts";

/** A word that is said in a scene, in frames from the scene's start. */
export interface SaidWord {
  text: string;
  startFrame: number;
  endFrame: number;
}

/** When a text is said, in frames from the scene's start. */
export interface Said {
  startFrame: number;
  endFrame: number;
}

/** What the voice says in a scene, ready to be searched. */
export interface Speech {
  words: readonly SaidWord[];
  /** Letters and digits alone, without spaces. */
  letters: string;
  /** The index behind each word's last letter. */
  ends: readonly number[];
}

/** More of a text is not searched for. */
const MAX_LETTERS = 600;
/** Shorter words of a text say little of where it is said. */
const TELLING = 4;
/** Letters of a script without spaces that are looked for as if they were a word. */
const CHUNK = 4;
/** Share of a text's telling words that have to be said near each other. */
const MIN_FOUND = 0.5;

/** Letters that are written without spaces between words. */
export const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Letters, marks and digits alone, in one form. */
export function lettersOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** Prepares words for {@linkcode saidAt}. */
export const speechOf = remembering((words: readonly SaidWord[]): Speech => {
  let letters = "";
  const ends = words.map(({ text }) => {
    letters += lettersOf(text);
    return letters.length;
  });
  return { words, letters, ends };
});

/** Where in the speech's letters a text is said word for word, in any script; -1 where it is not. */
export function placeIn({ letters, ends }: Speech, text: string): number {
  const wanted = lettersOf(text);
  if (wanted === "" || wanted.length > letters.length) return -1;
  for (let at = letters.indexOf(wanted); at !== -1; at = letters.indexOf(wanted, at + 1)) {
    if (at === 0 || ends.includes(at) || SPACELESS.test(wanted)) return at;
  }
  return -1;
}

/** The frame at which the letter with this index is said; within a word, its share of the word's time. */
export function frameOfLetter({ words, ends }: Speech, letter: number): number {
  const index = ends.findIndex((end) => end > letter);
  const word = words[index];
  if (word === undefined) return words.at(-1)?.endFrame ?? 0;
  const start = ends[index - 1] ?? 0;
  const share = (letter - start) / Math.max(1, (ends[index] ?? start) - start);
  return Math.round(word.startFrame + share * (word.endFrame - word.startFrame));
}

/** When a text is said: word for word, or where most of its telling words are; null where it is not. */
export function saidAt(speech: Speech, text: string): Said | null {
  const whole = placeIn(speech, text);
  if (whole !== -1) return timeOf(speech, whole, lettersOf(text).length);
  const wanted = tellingWords(text.slice(0, MAX_LETTERS));
  const found = wanted
    .map((word) => ({ at: placeIn(speech, word), length: word.length }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at);
  // Words that are said far from the others belong to something else.
  const span = 2 * lettersOf(text).length;
  const near = found
    .map(({ at }, index) => found.slice(index).filter((other) => other.at <= at + span))
    .reduce((best, run) => (run.length > best.length ? run : best), []);
  const [first, last] = [near[0], near.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (near.length < Math.max(1, wanted.length * MIN_FOUND)) return null;
  return timeOf(speech, first.at, last.at + last.length - first.at);
}

function timeOf(speech: Speech, at: number, length: number): Said {
  const last = speech.words[speech.ends.findIndex((end) => end >= at + length)];
  const startFrame = frameOfLetter(speech, at);
  return { startFrame, endFrame: Math.max(startFrame + 1, last?.endFrame ?? 0) };
}

function tellingWords(text: string): string[] {
  const words = text
    .split(/[^\p{L}\p{M}\p{N}.,]+/u)
    .map(lettersOf)
    .filter((word) => word !== "")
    .flatMap((word) => (SPACELESS.test(word) ? chunksOf(word) : [word]));
  const telling = words.filter((word) => word.length >= TELLING || /\p{N}/u.test(word));
  return telling.length > 0 ? telling : words;
}

function chunksOf(run: string): string[] {
  const letters = [...run];
  return Array.from({ length: Math.ceil(letters.length / CHUNK) }, (_, index) =>
    letters.slice(index * CHUNK, (index + 1) * CHUNK).join(""),
  );
}
