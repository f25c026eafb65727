import { stopWords } from "../../documents/stop_words.ts";
import { wordsFor } from "../languages/mod.ts";
import { anyOf, perLanguage } from "./expressions.ts";
import { segmenter, widthOf } from "./words.ts";

/** Initials and what is abbreviated letter by letter: "J.", "i.e.". */
const INITIALS = /(?:^|[\s("'“„«[])(?:\p{Lu}|(?:\p{L}\.){1,4}\p{L})\.$/u;
/** Letters of one abbreviation set apart: "e. V.", "S. p. A.". */
const LAST_LETTER = /(?:^|[\s("'“„«[.])\p{L}\.$/u;
const NEXT_LETTER = /^\p{L}\.(?=\s|$)/u;
/** Company forms that stand behind "Co.". */
const COMPANY = /^(?:KG|KGaA|OHG|Ltd|Inc|LLC|LP|SA|SAS|SpA)(?!\p{L})/u;
/** Titles and company forms are written alike in most languages. */
const ABBREVIATIONS =
  "dr, prof, mr, mrs, ms, mx, st, sr, jr, gen, col, capt, inc, ltd, corp, bros, vs, cf, ca, eg, ie, approx";
const NUMBER_ABBREVIATIONS =
  "no, nos, nr, vol, fig, figs, p, pp, art, tel, max, min, jan, feb, apr, jun, jul, aug, sep, sept, oct, nov, dec";

const abbreviations = perLanguage((words) => {
  const ends = (...parts: string[]) => new RegExp(String.raw`${anyOf(...parts)}\.$`, "iu");
  return {
    always: ends(ABBREVIATIONS, words.abbreviations),
    beforeNumbers: ends(NUMBER_ABBREVIATIONS, words.numberAbbreviations),
    atEnds: ends(words.endingAbbreviations),
    afterQuotes: new RegExp(`^${anyOf(words.afterQuotes)}`, "u"),
    // In languages without full stops, a part that starts with one of these goes on.
    joints: new RegExp(String.raw`^(?:${anyOf(words.joins, words.adds)}|\p{Nd})`, "u"),
  };
});

const OPENERS = "“„«「『(（[";
const CLOSERS = "”“»」』)）]";
/** In many languages, a number up to this with a full stop is the day of a date. */
const MAX_DAY = 31;
const MAX_MERGE_LENGTH = 600;
/** No longer sentence is ever shown or spoken, so segments are not joined beyond this. */
const MAX_SENTENCE_LENGTH = 1_000;
/** Holds any abbreviation with what is before it. */
const TAIL_LENGTH = 64;
/** Thai separates sentences with spaces, but also has spaces within them. */
const MIN_THAI_LENGTH = 26;

/** Splits a paragraph into sentences, but not within abbreviations, initials, decimals or quotations. */
export function splitSentences(paragraph: string, language: string): string[] {
  const text = paragraph.trim();
  if (text === "") return [];
  if (wordsFor(language).fullStop === "") return splitAtSpaces(text, language);
  const sentences: string[] = [];
  let open = "";
  let marks = NO_MARKS;
  for (const segment of segmentsOf(text, language)) {
    if (open !== "" && endsBefore({ text: open, marks }, segment, language)) {
      sentences.push(open.trim());
      open = "";
      marks = NO_MARKS;
    }
    open += segment;
    marks = addMarks(marks, segment);
  }
  if (open.trim() !== "") sentences.push(open.trim());
  return sentences.map((sentence) => sentence.replace(/\s+/g, " "));
}

/** Unicode's rules do not split before a number followed by a lower-case letter: "It grew. 71 % like it." */
const BEFORE_NUMBER = /(?<=\p{Ll}{4}[.!?]\s{1,8})(?=\p{Nd})/u;

/** Splits by Unicode's rules, but keeps quotation marks and brackets with the text they enclose. */
function segmentsOf(text: string, language: string): string[] {
  const segments: string[] = [];
  let opener = "";
  const parts = [...segmenter(language, "sentence").segment(text)].flatMap(({ segment }) =>
    segment.split(BEFORE_NUMBER),
  );
  for (const part of parts) {
    const moved = opener + part;
    const closer = segments.length === 0 ? "" : (/^[”»」』)）]+\s*/u.exec(moved)?.[0] ?? "");
    const last = segments.pop();
    if (last !== undefined) segments.push(last + closer);
    const rest = moved.slice(closer.length);
    opener = /[“„«「『（(]\s*$/u.exec(rest)?.[0] ?? "";
    const kept = rest.slice(0, rest.length - opener.length);
    if (kept !== "") segments.push(kept);
  }
  if (opener !== "") segments.push(opener);
  return segments;
}

/** The beginning of a sentence. */
interface OpenSentence {
  text: string;
  marks: Marks;
}

function endsBefore({ text, marks }: OpenSentence, next: string, language: string): boolean {
  if (text.length > MAX_SENTENCE_LENGTH) return true;
  if (/^[\p{Ll},;:)\]]/u.test(next)) return false;
  const trimmed = text.trimEnd();
  if (trimmed.length < MAX_MERGE_LENGTH && isOpen(marks)) return false;
  const head = trimmed.slice(-TAIL_LENGTH);
  const { always, beforeNumbers, atEnds, afterQuotes } = abbreviations(language);
  if (/[」』”]$/u.test(head) && afterQuotes.test(next)) return false;
  if (!head.endsWith(".")) return true;
  if (/(?:^|\s)\p{Nd}{1,3}\.$/u.test(head)) {
    const number = Number(/(\d+)\.$/.exec(head)?.[1] ?? MAX_DAY + 1);
    if (wordsFor(language).ordinalStop) return !/^\p{L}/u.test(next) || number > MAX_DAY;
    // A number at the start numbers an item: "1. Wash it".
    if (/^\p{Nd}{1,3}\.$/u.test(head)) return false;
  }
  // "at 5 p.m. The train" ends, "J. Smith" and "Dr. Who" do not.
  if (atEnds.test(head)) {
    const [first = ""] = /^\p{Lu}[\p{L}\p{M}]*/u.exec(next) ?? [];
    return stopWords(language).has(first.toLowerCase());
  }
  if (LAST_LETTER.test(head) && NEXT_LETTER.test(next)) return false;
  if (/(?:^|\s)Co\.$/u.test(head) && COMPANY.test(next)) return false;
  if (INITIALS.test(head) || always.test(head)) return false;
  return !(/^\p{Nd}/u.test(next) && beforeNumbers.test(head));
}

/** How many quotation marks and brackets are open. */
interface Marks {
  depth: number;
  straight: number;
}

const NO_MARKS: Marks = { depth: 0, straight: 0 };

function addMarks({ depth, straight }: Marks, text: string): Marks {
  let open = depth;
  for (const character of text) {
    if (OPENERS.includes(character) && !(character === "“" && open > 0)) open += 1;
    else if (CLOSERS.includes(character)) open = Math.max(0, open - 1);
  }
  return { depth: open, straight: straight + (text.match(/(?<!\p{Nd})"/gu)?.length ?? 0) };
}

function isOpen({ depth, straight }: Marks): boolean {
  return depth > 0 || straight % 2 === 1;
}

function splitAtSpaces(text: string, language: string): string[] {
  const { joints } = abbreviations(language);
  const sentences: string[] = [];
  for (const part of text.split(/\s+/)) {
    const last = sentences.at(-1);
    const joins =
      last !== undefined &&
      last.length < MAX_SENTENCE_LENGTH &&
      (widthOf(part) < MIN_THAI_LENGTH / 2 ||
        widthOf(last) < MIN_THAI_LENGTH ||
        /\p{Nd}$/u.test(last) ||
        joints.test(part));
    if (joins) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/** Adds the language's full stop to a text that lacks one. */
export function closeSentence(text: string, language: string): string {
  const trimmed = text.trim().replace(/(?<![\s:;,，、：；—–-])[\s:;,，、：；—–-]+$/u, "");
  if (trimmed === "" || /[.!?…。！？।؟۔]["'”’»)\]」』]*$/u.test(trimmed)) return trimmed;
  return trimmed + wordsFor(language).fullStop;
}

/** Removes the full stop or ellipsis from a sentence, for a headline; "?" and "!" stay. */
export function openSentence(text: string): string {
  const trimmed = text.trim();
  const [dots = ""] = /(?<![\s.…])[\s.…]+$/u.exec(trimmed) ?? [];
  const closed = /…|\.\./u.test(dots) ? trimmed.slice(0, -dots.length) : trimmed;
  return closed.replace(/(?<![.\s]\p{L})[.。।۔]$/u, "").trim();
}
