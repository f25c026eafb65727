import { SEAMS, type Seams } from "./seams.ts";

/** Where a hyphen may be. */
const SOFT = "\u00ad";
/** Letters before and after a hyphen, at least, so that both parts are words or look like it. */
const LEAST = 4;
/** Longer parts may still be too long for a line, and keep the other places. */
const MOST = 14;

/** Languages that write several nouns as one word. */
const COMPOUNDING = new Set(["da", "de", "fi", "hu", "nb", "nl", "sv"]);
/** From so many letters on a word is too long for lines of large type. */
const LONG = { compounding: 13, other: 17 } as const;

/** Letters from which on a word of a language may be broken before its text would be too small. */
export function longFrom(language: string): number {
  return COMPOUNDING.has(nameOf(language)) ? LONG.compounding : LONG.other;
}

/**
 * Leaves those soft hyphens of a text at which its long words are read well: none behind or before
 * a syllable or two, and none but where a compound is joined, if that is known of its language and its
 * parts are short enough.
 */
export function atSeams(text: string, language: string): string {
  if (!text.includes(SOFT)) return text;
  const known = SEAMS[nameOf(language)];
  return text.replaceAll(/[\p{L}\p{M}\u00ad]+/gu, (word) => {
    const parts = word.split(SOFT);
    if (parts.length === 1) return word;
    const places = parts
      .slice(1)
      .map((_, i) => ({ before: parts.slice(0, i + 1), after: parts.slice(i + 1) }));
    const readable = places.filter(
      ({ before, after }) => lengthOf(before) >= LEAST && lengthOf(after) >= LEAST,
    );
    const seams = known === undefined ? [] : readable.filter((place) => isSeam(place, known));
    const between = readable.filter((place) => isBetweenMorphemes(place, known));
    const chosen = seams.length > 0 ? withShortParts(word, seams, between) : readable;
    return joined(parts, chosen.length > 0 ? chosen : places);
  });
}

/** A word's syllables before and after a place. */
interface Place {
  before: string[];
  after: string[];
}

/** Adds the other places within what is too long between two seams. */
function withShortParts(word: string, seams: Place[], readable: Place[]): Place[] {
  const ends = [
    0,
    ...seams.map(({ before }) => lengthOf(before)),
    lengthOf([word.replaceAll(SOFT, "")]),
  ];
  return readable.filter((place) => {
    if (seams.includes(place)) return true;
    const at = lengthOf(place.before);
    const next = ends.findIndex((end) => end > at);
    const [from = 0, to = 0] = [ends[next - 1], ends[next]];
    return to - from > MOST && at - from >= LEAST && to - at >= LEAST;
  });
}

/** False behind a syllable that a word begins with, and before one that it ends with. */
function isBetweenMorphemes({ before, after }: Place, known: Seams | undefined): boolean {
  return !known?.prefix?.test(before.at(-1) ?? "") && !known?.ending?.test(after[0] ?? "");
}

/** True where a word ends within a longer one, or the next one begins. */
function isSeam(place: Place, known: Seams): boolean {
  const [first, rest] = [place.before.join(""), place.after.join("")];
  const isJoined =
    known.first.test(first) ||
    known.second.test(rest) ||
    known.prefix?.test(place.after[0] ?? "") === true ||
    known.joint.test(`${first}\u00ad${rest}`);
  return isJoined && isBetweenMorphemes(place, known);
}

function joined(parts: readonly string[], places: readonly Place[]): string {
  const indexes = new Set(places.map(({ before }) => before.length));
  return parts.map((part, i) => (i > 0 && indexes.has(i) ? SOFT : "") + part).join("");
}

function lengthOf(parts: readonly string[]): number {
  return [...parts.join("")].length;
}

function nameOf(language: string): string {
  return language.split("-")[0]?.toLowerCase() ?? "";
}
