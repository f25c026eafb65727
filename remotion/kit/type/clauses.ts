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

/** Where a sentence may be parted, and how well. */
interface Seam {
  /** Index of the first letter behind it. */
  at: number;
  worth: number;
}

/**
 * Finds what is to be read first of a long sentence: the clause, or as much of it as is read at a glance,
 * that has its emphasised phrase; its beginning if none is. It is known by punctuation, and within a clause
 * by short words, which open phrases in most languages and close them in those whose verb comes last.
 *
 * @returns Null if the sentence is short, or cannot be parted well.
 */
export function weigh(text: string, emphasis: string | null, language: string): Weighed | null {
  if (widthOf(text) < LONG) return null;
  const from = emphasis ? text.indexOf(emphasis) : -1;
  const [start, end] = from === -1 ? [0, 0] : [from, from + (emphasis ?? "").length];
  const seams = seamsOf(text, language);
  const [starts, ends] = [
    seams.filter(({ at }) => at <= start),
    seams.filter(({ at }) => at >= Math.max(end, 1)),
  ];
  let [best, most]: [Weighed | null, number] = [null, 0];
  for (const first of starts) {
    for (const last of ends) {
      // The space behind it counts for nothing, and no letter is narrower than one.
      if (last.at - first.at > MAIN.most + 1) continue;
      const parts = {
        before: text.slice(0, first.at),
        main: text.slice(first.at, last.at),
        after: text.slice(last.at),
      };
      const worth = first.worth + last.worth - faultsOf(parts);
      if (worth > most) [best, most] = [parts, worth];
    }
  }
  return best;
}

function faultsOf({ before, main, after }: Weighed): number {
  const width = widthOf(main.trim());
  if (width < MAIN.least || width > MAIN.most || before + after === "") return Infinity;
  const scraps = [before, after].filter((one) => one !== "" && widthOf(one) < LEAST_AROUND);
  return Math.abs(width - MAIN.best) / PER_FAULT + 2 * scraps.length;
}

/** Words of so few letters open or close a phrase; behind those of fewer, or before, it has none of its own. */
const SHORT = 5;
const SCRAP = 3;
const EDGE = 4;
const CLAUSE = 4;
const PHRASE = 2.2;
const WORD = 0.8;
/** Languages with postpositions, whose phrases end with a short word. */
const CLOSES_PHRASES = /^(?:hi|bn|mr|ne|pa|gu|ur|ta|te|kn|ml|si|ko|tr|az|hu|fi|et)\b/i;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Between letters of Chinese and Japanese, where a clause or a phrase ends. */
const CLAUSE_END = /(?<=[、，；：。！？])(?![、，；：。！？」』）”])/gu;
const PHRASE_END = /(?<=\p{Script=Hiragana})(?=[\p{Script=Han}\p{Script=Katakana}])/gu;

function seamsOf(text: string, language: string): Seam[] {
  const edges = [0, text.length].map((at) => ({ at, worth: EDGE }));
  const inner = SPACELESS.test(text) ? unspacedSeams(text) : spacedSeams(text, language);
  const isEnclosed = enclosedIn(text);
  return [...edges, ...inner.filter(({ at }) => !isEnclosed(at))];
}

function unspacedSeams(text: string): Seam[] {
  return [
    ...[...text.matchAll(CLAUSE_END)].map(({ index }) => ({ at: index, worth: CLAUSE })),
    ...[...text.matchAll(PHRASE_END)].map(({ index }) => ({ at: index, worth: WORD })),
  ].filter(({ at }) => at > 0 && at < text.length);
}

function spacedSeams(text: string, language: string): Seam[] {
  const words = [...text.matchAll(/\S+/gu)];
  return words.slice(1).map((word, i) => ({
    at: word.index,
    worth: worthBetween(words[i]?.[0] ?? "", word[0], language),
  }));
}

/** How well a sentence is parted between two of its words. */
function worthBetween(one: string, other: string, language: string): number {
  // A dash stays with the words before it.
  if (/(?:[,;:!?…،؛؟।]["'”“»)\]]*|[–—]|^-)$/u.test(one) || /^\(/u.test(other)) return CLAUSE;
  if (/^[–—-]$/u.test(other)) return -2;
  // Somebody's name, and a number with what it counts.
  if (/^\p{Lu}/u.test(one) && /^\p{Lu}/u.test(other) && one.length > 1) return -2;
  if (/\p{Nd}$/u.test(one)) return -2;
  const [short, long] = CLOSES_PHRASES.test(language) ? [one, other] : [other, one];
  const isShort = lettersIn(short) <= SHORT && !/[\p{Lu}\p{Nd}]/u.test(short);
  if (lettersIn(long) <= SCRAP) return -1;
  return isShort ? PHRASE : WORD;
}

function lettersIn(word: string): number {
  return word.match(/\p{L}/gu)?.length ?? 0;
}

/** What stays whole: brackets, and quoted words that are not most of the sentence. */
const ENCLOSED =
  /[([（][^)\]）]*[)\]）]|„[^“”]*[“”]|“[^”]*”|"[^"]*"|«[^»]*»|「[^」]*」|『[^』]*』/gu;
const MOST_ENCLOSED = 60;

function enclosedIn(text: string): (at: number) => boolean {
  const runs = [...text.matchAll(ENCLOSED)]
    .map(({ 0: run, index }) => ({ from: index, to: index + run.length }))
    .filter(({ from, to }) => to - from <= MOST_ENCLOSED);
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
