/** A text around a phrase of it. */
export interface Divided {
  before: string;
  phrase: string;
  after: string;
}

/** What typesetting adds, or replaces with something of another length. */
const UNSTABLE = /[\s\p{Cf}\p{Pd}"'‚‘’“”„«»]/u;

/**
 * Divides a text that was set, with its quotation marks, spaces and hyphens changed, around a phrase
 * of the original. Null if the original does not have the phrase as whole words.
 */
export function divide(original: string, set: string, phrase: string): Divided | null {
  const at = placeOf(phrase, original);
  if (at === null) return null;
  const skipped = stableLength(original.slice(0, at));
  const start = placeAfter(skipped, set);
  const end = endOf(skipped + stableLength(phrase), set);
  return { before: set.slice(0, start), phrase: set.slice(start, end), after: set.slice(end) };
}

/**
 * The first place with no letter beside it; in scripts without spaces, and before endings, just the first.
 * None within a number.
 */
function placeOf(phrase: string, text: string): number | null {
  if (stableLength(phrase) === 0) return null;
  let place: number | null = null;
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + phrase.length)];
    if (/^[\p{M}\u200c\u200d]/u.test(after) || cutsNumber(before, phrase, after)) continue;
    place ??= at;
    if (!/[\p{L}\p{M}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) return at;
  }
  return place;
}

/** True for a part of a longer number, a date or a score. */
function cutsNumber(before: string, phrase: string, after: string): boolean {
  return (
    (/^\p{Nd}/u.test(phrase) && /\p{Nd}[.,:·/–-]?$/u.test(before)) ||
    (/\p{Nd}$/u.test(phrase) && /^[.,:·/–-]?\p{Nd}/u.test(after))
  );
}

function stableLength(text: string): number {
  return [...text].filter((character) => !UNSTABLE.test(character)).length;
}

/** The index of the stable character with this number. */
function placeAfter(count: number, text: string): number {
  const first = endOf(count, text);
  const rest = [...text.slice(first)];
  const unstable = rest.findIndex((character) => !UNSTABLE.test(character));
  return first + rest.slice(0, Math.max(0, unstable)).join("").length;
}

/** The index behind this many stable characters. */
function endOf(count: number, text: string): number {
  let index = 0;
  let left = count;
  for (const character of text) {
    if (left === 0) break;
    if (!UNSTABLE.test(character)) left -= 1;
    index += character.length;
  }
  return index;
}
