import { widthOf } from "./width_of.ts";

/** A long sentence around what is to be read first of it; what is around may be empty. */
export interface Weighed {
  before: string;
  main: string;
  after: string;
}

/** A sentence of fewer letters is read at a glance as it is. */
const LONG = 88;
/** Letters of what is read first, and how many would be best. */
const MAIN = { least: 20, best: 46, most: 80 } as const;
/** Letters of what is around it: fewer look left over. */
const LEAST_AROUND = 14;
/** Letters by which what is read first is worse by one. */
const PER_FAULT = 16;

/**
 * Finds what is to be read first of a long sentence: the clause, or clauses, with its emphasised phrase;
 * its beginning if none is. Sentences are parted at punctuation alone, and not at what may stand between
 * a subject and its verb: words do not tell where else a phrase ends.
 *
 * @returns Null if the sentence is short, or cannot be parted well.
 */
export function weigh(text: string, emphasis: string | null): Weighed | null {
  if (widthOf(text) < LONG) return null;
  const from = emphasis ? text.indexOf(emphasis) : -1;
  const [start, end] = from === -1 ? [0, 0] : [from, from + (emphasis ?? "").length];
  const seams = seamsOf(text);
  const starts = [0, ...seams].filter((at) => at <= start && !tellsWhoSpeaks(text.slice(0, at)));
  const ends = [...seams, text.length].filter((at) => at >= Math.max(end, 1));
  let [best, least]: [Weighed | null, number] = [null, MOST_FAULTS];
  for (const first of starts) {
    for (const last of ends) {
      // The space behind it counts for nothing, and no letter is narrower than one.
      if (last - first > MAIN.most + 1) continue;
      const parts = {
        before: text.slice(0, first),
        main: text.slice(first, last),
        after: text.slice(last),
      };
      const faults = faultsOf(parts);
      if (faults < least) [best, least] = [parts, faults];
    }
  }
  return best;
}

/** True behind a quotation, where it is said whose it is. */
function tellsWhoSpeaks(before: string): boolean {
  return /["”“»«」』]\s*[,，]?\s*[—–-]?\s*$/u.test(before);
}

/** More is worse than one size for all of it. */
const MOST_FAULTS = 5;

function faultsOf({ before, main, after }: Weighed): number {
  const width = widthOf(main.trim());
  if (width < MAIN.least || width > MAIN.most || before + after === "") return Infinity;
  const scraps = [before, after].filter((one) => one !== "" && widthOf(one) < LEAST_AROUND);
  return Math.abs(width - MAIN.best) / PER_FAULT + 2 * scraps.length;
}

/** What a clause ends with. A comma may also part an enumeration. */
const MARK =
  /(?<mark>[,،]["'”“»)\]]*|[;:!?…؛؟।]["'”“»)\]]*|(?<=\s)[–—])\s+|(?<comma>[，、])(?![」』）”])|[；：。！？](?![」』）”])/gu;
/** A part between commas of fewer words, or letters where there are no spaces, may be one of an enumeration. */
const WORDS_OF_CLAUSE = 4;
const LETTERS_OF_CLAUSE = 6;
/** An opening of so many words may be a subject, whose verb comes after what explains it. */
const WORDS_OF_SUBJECT = 4;

/** Where a sentence may be parted: the indices of the first letters behind its seams. */
export function seamsOf(text: string): number[] {
  const isEnclosed = enclosedIn(text);
  const marks = [...text.matchAll(MARK)]
    .map(({ 0: match, index, groups = {} }) => ({
      at: index + match.length,
      isComma: /^[,،]/u.test(groups.mark ?? "") || groups.comma !== undefined,
    }))
    .filter(({ at }) => at < text.length && !isEnclosed(at));
  const edges = [0, ...marks.map(({ at }) => at), text.length];
  const parts = edges.slice(1).map((edge, i) => text.slice(edges[i], edge));
  const [opening = ""] = parts;
  const mayExplain =
    marks[0]?.isComma === true &&
    marks[1]?.isComma === true &&
    !UNSPACED.test(opening) &&
    wordsIn(opening) <= WORDS_OF_SUBJECT;
  return marks
    .filter(({ isComma }, i) => {
      if (!isComma) return true;
      if (mayExplain && i < 2) return false;
      return [parts[i], parts[i + 1]].every(isClause);
    })
    .map(({ at }) => at);
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function isClause(part = ""): boolean {
  return UNSPACED.test(part)
    ? (part.match(/\p{L}/gu)?.length ?? 0) >= LETTERS_OF_CLAUSE
    : wordsIn(part) >= WORDS_OF_CLAUSE;
}

function wordsIn(part: string): number {
  return part.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** What stays whole: brackets, and quoted words that are not all of the sentence. */
const ENCLOSED =
  /[([（][^)\]）]*[)\]）]|„[^“”]*[“”]|“[^”]*”|"[^"]*"|«[^»]*»|「[^」]*」|『[^』]*』/gu;
const MOST_ENCLOSED = 0.9;

function enclosedIn(text: string): (at: number) => boolean {
  const runs = [...text.matchAll(ENCLOSED)]
    .map(({ 0: run, index }) => ({ from: index, to: index + run.length }))
    .filter(({ from, to }) => to - from <= MOST_ENCLOSED * text.length);
  return (at) => runs.some(({ from, to }) => at > from && at < to);
}

/** Marks that open what is behind them. */
const OPENING = /(?<=^|[\s\u00a0])[\p{Ps}\p{Pi}\p{Pf}"'\u00a0]+$/u;
/** Marks that close what is before them, and a dash behind it. */
const CLOSING = /^(?:[^\s\p{L}\p{M}\p{N}\u00ad]+|[\s\u00a0]*\p{Pd}+(?=\s))+/u;

/** The parts of a sentence that was set, with quotation marks and dashes where they belong. */
export function withMarks({ before, main, after }: Weighed): Weighed {
  const opening = OPENING.exec(before)?.[0] ?? "";
  const closing = CLOSING.exec(after)?.[0] ?? "";
  return {
    before: before.slice(0, before.length - opening.length),
    main: opening + main + closing,
    after: after.slice(closing.length),
  };
}
