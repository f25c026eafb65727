import type { Block } from "../posts/document.ts";
import { isCredit, isLineOfCredit, namesAgency } from "./credits.ts";
import {
  ANYTHING,
  anyOf,
  foldLetters,
  keyOfFolded,
  keysOf,
  lineKey,
  MAX_KEY_LENGTH,
  phrasesOf,
} from "./languages/mod.ts";
import type { ReadingWords } from "./languages/reading_words.ts";
import { stopWords } from "./stop_words.ts";
import { isStuckRow } from "./stuck_controls.ts";

/**
 * What a line of a page is by itself, whatever stands around it.
 *
 * - `prose`: whole sentences, or what an author marked (verse, code, quotations, rows of tables)
 * - `sentence`: one short sentence
 * - `item`: an item of a marked list
 * - `short`: a fragment, such as a heading, a name or a headline that leads elsewhere
 * - `furniture`: what no author writes
 * - `button`: what is furniture beside other furniture
 * - `related`, `comments`: the title of what is not the article
 * - `credit`: a photographer or an agency
 * - `picture`: a label or a control of a picture
 * - `count`: a number, a time or an age
 * - `caption`: what stands below a picture
 */
export type LineKind =
  | "prose"
  | "sentence"
  | "item"
  | "short"
  | "furniture"
  | "button"
  | "related"
  | "comments"
  | "credit"
  | "picture"
  | "count"
  | "caption";

/** What lines begin with and say further on, with anything between, or with a title in quotation marks. */
const PAIR = new RegExp(
  String.raw`^([^${ANYTHING}]+?)\s?(“?)${ANYTHING}(?:.*${ANYTHING})?”?\s?([^${ANYTHING}]+?)(-?)$`,
  "u",
);
const FURNITURE = keysOf("furniture");
const BUTTONS = keysOf("buttons");
const RELATED = keysOf("related");
const COMMENTS = new Set(plainPhrases("comments").map(lineKey));
/** What stands before or behind the title of an article whose comments are counted. */
const TITLED = new Set(
  foldedPhrases("comments").map((phrase) => lineKey(phrase.replace(` ${ANYTHING}`, ""))),
);
const PICTURES = keysOf("pictures");
const DATES = keysOf("dates");
const OPENING = new RegExp(String.raw`^[^\p{L}\p{N}]{0,4}${anyFolded("openings")}`, "u");
const PICTURE_OPENING = new RegExp(`^${anyFolded("pictures")}`, "u");
/** Where words are told apart, a phrase begins with one. */
const NOTICE = new RegExp(
  String.raw`(?:(?<![\p{L}\p{M}])|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]))${anyFolded("notices")}`,
  "u",
);
/** How lines begin that say one of some phrases further on. */
const FRAMES = framesOf("notices");
const FRAME = new RegExp(`^${anyOf(FRAMES.keys())}`, "u");
const RELATED_OPENING = new RegExp(`^${anyFolded("related")}`, "u");
/** "© Somebody", "(c) 2024 A Paper", "Copyright A Paper"; "Copyright law" is a subject. */
const COPYRIGHT = /^(?:[©ⓒⒸ]|\([cC]\)|(?:[Cc]opyright|COPYRIGHT)(?!\s\p{Ll}(?!y\s))).{1,200}$/u;
/** "Maria K." */
const NAMED = /^\p{Lu}[\p{L}\p{M}'’-]+ \p{Lu}\.$/u;
const COUNT =
  /^[\s\d.,:;/|+#()[\]%×x–—-]*\d[\s\d.,:;/|+#()[\]%×x–—-]*[kKmM]?$|^\d{1,3}\s?\/\s?\d{1,3}$/u;
/** "1,2 K", "14 тыс." and "3 of 7", in any language. */
const COUNTED = /^\p{Nd}[\p{Nd}.,]*\s?(?:[\p{Lu}\p{Lo}]|\p{L}{1,4}\.|\p{L}{1,4}\s?\p{Nd}{1,3})$/u;
/** How another article begins, and an arrow or a word that leads there: "... →", "… Read on". */
const ELSEWHERE =
  /(?:\.\.\.|…)\s*(?:[→»›>]+|\[?\p{Lu}\p{L}+(?:\s\p{L}+)?\s*(?:\.\.\.|[…→»›>\]])*)$/u;
/** A field of a form that has to be filled in: "Your name:*". */
const REQUIRED = /\p{L}\s?[:：]\s?\*$/u;
/** What a program of the page is told. */
const PROGRAM = /^[{[]\s*["'][\w-]{1,40}["']\s*:.{20,}[\]}]$/su;
/** A time alone: "5 p.m.", "9:30 am ET". */
const CLOCK = /^\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?\s?[ap]\.?\s?m\.?(?:\s\p{Lu}{2,4})?$/iu;
/** How many something is for, between buttons for more and fewer. */
const STEPPER = /^[+–-]?\s?\p{Nd}{1,3}\s\p{L}+\s?[+–-]$/u;
/** What a picture is called for those who do not see it: "Valley Post logo". */
const LOGO = /^(?:[\p{Lu}\p{N}][\p{L}\p{M}\p{N}'’.&-]*\s){1,3}[Ll]ogo$/u;
/** What a picture is called where it is kept. */
const FILE = /^[^\s].{0,120}\.(?:jpe?g|png|gif|webp|svg)$/iu;
/** What takes a time, and how long: "Total time 45 minutes". */
const TIMED = /^(\P{Nd}{4,40})\s(\p{Nd}.{0,40})$/u;
/** Stars that readers gave. */
const STARS = /[★☆⭐]{3}/u;
/** A row of hashtags, with at most a word or two before it. */
const HASHTAGS = /^(?:\p{L}{1,16}:?\s)?(?:#[\p{L}\p{M}\p{N}_-]+[\s,]*)+$/u;
/** What somebody else says. */
const QUOTED = /["“„«「][^"“”„«»「」]{0,300}["“”»」]/gu;
/** What separates the entries of menus, crumbs and rows of links. */
const SEPARATORS = /\s[|•·›»>→]{1,2}\s/gu;
const SENTENCE_END = /[.!?…。！？।؟۔։።]["'”’“‘»«)\]」』]*$/u;
const ENDED = /\p{L}[.。]["'”’“‘»«)]*$/u;
/** A sentence that leads to what stands below it. */
const LEADS = /[:：]$/u;
const QUESTION = /^[^.。]*[?？؟]$/u;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
/** Begins with a word that a space stands before. */
const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** A notice is one of many paragraphs of an article if it is longer. */
const MAX_NOTICE_LENGTH = 600;
/** A pair of phrases, what stands between them and what stands behind them are not longer. */
const MAX_FRAMED_LENGTH = 300;
const MAX_FRAMED_END = 60;
/** Shorter lines say one thing. */
const MAX_LABEL_LENGTH = 100;
const MAX_OPENING_LENGTH = 180;
/** A control and what is said beside it are not longer, in words. */
const MAX_CONTROL_UNITS = 15;
/** How many comments there are is said in fewer words. */
const MAX_COUNT_UNITS = 4;
const MAX_COMMENTS_LENGTH = 60;
/** "Status · Imprint · © Somebody" */
const OWNED_ROW = /\s[|•·]\s(?:.*\s)?©/u;
/** What is downloaded has a size. */
const FILE_SIZE = /[([]\s*(?:\p{Lu}{2,5}[,\s]+)?\p{Nd}+(?:[.,]\p{Nd}+)?\s?[kKMG][bB]\s*[)\]]$/u;
const TAG_SEPARATOR = /\s*[,，、]\s*/u;
const MIN_TAGS = 4;
/** A tag has fewer words, and in capitals may be a longer name. */
const MAX_TAG = 3.5;
const MAX_NAME = 6;
const CAPITALS = /^[^\p{Ll}\p{Lo}]*$/u;
const TAGS_LABEL = /^\p{L}[\p{L} ]{1,19}[:：]\s*/u;
const PROSE_UNITS = 9;
const LONG_UNITS = 25;
/** Of ten words of prose, at least one is a stop word, in any language. */
const MIN_STOP_SHARE = 0.1;

/** The second of a pair of phrases. */
interface Frame {
  later: string;
  /** Whether it is the beginning of a word. */
  isStem: boolean;
  /** Whether a title stands before it. */
  isTitled: boolean;
}

/** Says what a block is by itself. `language` is the text's. */
export function kindOf(block: Block, language: string): LineKind {
  const { text, kind } = block;
  if (kind === "code" || kind === "verse" || kind === "quote") return "prose";
  if (kind === "caption") return "caption";
  if (block.speaker !== undefined || block.cells !== undefined) return "prose";
  const lower = foldLetters(text.slice(0, MAX_NOTICE_LENGTH + 1));
  const key = text.length > MAX_KEY_LENGTH ? "" : keyOfFolded(lower);
  if (key !== "") {
    if (COMMENTS.has(key)) return "comments";
    if (RELATED.has(key)) return "related";
    if (kind === "heading") return FURNITURE.has(key) ? "furniture" : "short";
    if (PICTURES.has(key)) return "picture";
    if (FURNITURE.has(key)) return "furniture";
    // "Yes." is somebody's word; "Yes" may be a button's.
    if (!ENDED.test(text) && (BUTTONS.has(key) || isRowOfButtons(key))) return "button";
    if (isStuckRow(text, isKnownControl)) return "button";
    if (saysControls(text, key)) return "furniture";
  }
  if (kind === "heading") return "short";
  if (titlesComments(text, key)) return "comments";
  if (HASHTAGS.test(text.slice(0, 400))) return "button";
  if (COUNT.test(text.slice(0, 60)) && text.length <= 60) return "count";
  if (kind === "paragraph" && PROGRAM.test(text)) return "furniture";
  if (text.length <= 40 && REQUIRED.test(text)) return "furniture";
  if (text.length <= 12 && kind === "paragraph" && COUNTED.test(text)) return "count";
  if (kind === "paragraph" && ELSEWHERE.test(text) && unitsOf(text) >= PROSE_UNITS)
    return "furniture";
  if (kind === "paragraph" && isLedRow(text)) return "furniture";
  if (text.length <= 16 && CLOCK.test(text)) return "count";
  if (text.length <= 30 && STEPPER.test(text)) return "furniture";
  if (text.length <= 60 && STARS.test(text) && unitsOf(text) <= 6) return "count";
  if (text.length <= MAX_NOTICE_LENGTH && isNotice(text, { lower, key })) return "furniture";
  if (kind === "paragraph" ? isLineOfCredit(text) : isCredit(text)) return "credit";
  if (PICTURE_OPENING.test(lower) && text.length <= 80) return "picture";
  if (kind === "paragraph" && namesPicture(text)) return "picture";
  if (isAge(lower) || isDatedAgency(lower)) return "count";
  return plainKindOf(block, language);
}

/** True for what a picture or a logo is called, below which anything may stand. */
export function namesPicture(text: string): boolean {
  return LOGO.test(text) || (text.length <= 130 && FILE.test(text));
}

/** Says the same by a block's shape alone, as if no word of it were known of pages. */
export function plainKindOf({ kind, text }: Block, language: string): LineKind {
  if (kind === "heading") return "short";
  if (kind === "list_item") return isPoint(text, language) ? "prose" : "item";
  if (isRowOfLinks(text)) return "button";
  return proseKind(text, language);
}

/** The source of an expression for any of a part's phrases, in folded letters. */
function anyFolded(part: keyof ReadingWords): string {
  return anyOf(new Set(plainPhrases(part)));
}

/** A part's phrases that are no pairs, in folded letters. */
function plainPhrases(part: keyof ReadingWords): string[] {
  return foldedPhrases(part).filter((phrase) => part === "openings" || !phrase.includes(ANYTHING));
}

/** A part's pairs of phrases, by the first. */
function framesOf(part: keyof ReadingWords): ReadonlyMap<string, readonly Frame[]> {
  const frames = new Map<string, Frame[]>();
  for (const phrase of foldedPhrases(part)) {
    const [, opening = "", quote, later, hyphen] = PAIR.exec(phrase) ?? [];
    if (later === undefined) continue;
    const frame = { later, isStem: hyphen === "-", isTitled: quote === "“" };
    frames.set(opening, [...(frames.get(opening) ?? []), frame]);
  }
  return frames;
}

function foldedPhrases(part: keyof ReadingWords): string[] {
  return [...phrasesOf(part)].map(foldLetters);
}

/** True for a line that says both parts of a pair of phrases, and hardly more behind them. */
function isFramed(text: string, lower: string): boolean {
  const [opening] = FRAME.exec(lower) ?? [];
  if (opening === undefined) return false;
  const rest = lower.slice(opening.length, MAX_FRAMED_LENGTH);
  const mayBeTitle = /^\s*[^\p{Ll}\s]/u.test(text.slice(opening.length));
  return (FRAMES.get(opening) ?? []).some(({ later, isStem, isTitled }) => {
    const isSpaced = SPACED.test(later);
    const index = rest.indexOf(isSpaced ? ` ${later}` : later);
    if (index < 0 || (isTitled && !mayBeTitle)) return false;
    const end = lower.slice(opening.length + index + (isSpaced ? 1 : 0) + later.length);
    return end.length <= MAX_FRAMED_END && (isStem || !/^[\p{L}\p{M}]/u.test(end));
  });
}

/** True for a control of several words. */
function isKnownLabel(key: string): boolean {
  return key.includes(" ") && (FURNITURE.has(key) || BUTTONS.has(key));
}

/** Length of a text: words, and pairs of letters where words are not told apart. */
export function unitsOf(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const spaced = unspaced === 0 ? text : text.replace(UNSPACED, " ");
  return unspaced / 2 + (spaced.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0);
}

/** True if a text ends as a sentence does. */
export function endsSentence(text: string): boolean {
  return SENTENCE_END.test(text.slice(-8));
}

/** True if no sentence ends within a text. */
export function isOneSentence(text: string): boolean {
  return !/[.!?…]["'”’»)]?\s+[\p{Lu}\p{Lo}"“„«]|[。！？।](?=.)/u.test(text);
}

/** True if a line leads to another article: "Read also: ...". */
export function leadsElsewhere(text: string): boolean {
  return text.length <= MAX_OPENING_LENGTH && OPENING.test(foldLetters(text));
}

/** True if the title of a list of other articles says more than a known one: "More from us". */
export function startsRelated(text: string): boolean {
  return text.length <= 60 && RELATED_OPENING.test(foldLetters(text)) && !endsSentence(text);
}

/** True for what an article is filed under, with commas between. */
export function isRowOfTags(text: string): boolean {
  const tags = text.split(TAG_SEPARATOR);
  return (
    tags.length >= MIN_TAGS &&
    !endsSentence(text) &&
    !/[:：]/u.test(text) &&
    tags.every(
      (tag) => /\p{L}/u.test(tag) && unitsOf(tag) <= (CAPITALS.test(text) ? MAX_NAME : MAX_TAG),
    )
  );
}

/** The same behind a word or two that lead there: "Read more: ..." */
function isLedRow(text: string): boolean {
  const [label = ""] = TAGS_LABEL.exec(text) ?? [];
  return label !== "" && leadsElsewhere(label) && isRowOfTags(text.slice(label.length));
}

/** An item of whole sentences is a part of the text, such as a step or an item of minutes. */
function isPoint(text: string, language: string): boolean {
  return endsSentence(text) && proseKind(text, language) === "prose";
}

function isNotice(text: string, { lower, key }: { lower: string; key: string }): boolean {
  if (COPYRIGHT.test(text) || isFramed(text, lower) || saysNotice(lower)) return true;
  if (lower.length > MAX_OPENING_LENGTH || !OPENING.test(lower)) return false;
  // A sentence may begin like that; a label does not end like one.
  return !/[.。।]$/u.test(lower) || unitsOf(key) <= 12;
}

/** A paragraph may speak of cookies or newsletters; a long notice does so in every other sentence. */
function saysNotice(lower: string): boolean {
  const own = lower.replace(QUOTED, "");
  if (Bun.stringWidth(lower) <= MAX_LABEL_LENGTH) return NOTICE.test(own);
  const sentences = own
    .split(/[。！？]+|[.!?।]+(?:\s|$)/u)
    .filter((sentence) => sentence.trim() !== "");
  const notices = sentences.filter((sentence) => NOTICE.test(sentence)).length;
  return notices > 0 && notices >= sentences.length / 2;
}

/** "3 comments so far", "Visitors' comments Add a comment": a number or a control beside the word, and next to nothing else. */
function titlesComments(text: string, key: string): boolean {
  // "3 thoughts on “A Title”"
  const unquoted = key === "" ? "" : text.replace(QUOTED, "");
  if (unquoted !== text && /\p{Nd}/u.test(unquoted) && TITLED.has(lineKey(unquoted))) return true;
  if (key === "" || text.length > MAX_COMMENTS_LENGTH || endsSentence(text)) return false;
  const words = key.split(/\s+/u);
  const isCounted = /\p{Nd}/u.test(text) && unitsOf(text) <= MAX_COUNT_UNITS;
  if (isCounted && words.some((word) => COMMENTS.has(word))) return true;
  const { known, isLong } = coveredBy(words, (phrase) => COMMENTS.has(phrase));
  return isLong && words.length > known && words.length - known <= 1 && known > 2;
}

/** How many of some words known phrases say, and whether one of these has several. */
function coveredBy(
  words: readonly string[],
  isKnown: (phrase: string) => boolean,
): { phrases: number; known: number; isLong: boolean } {
  let known = 0;
  let phrases = 0;
  let isLong = false;
  for (let index = 0; index < words.length; ) {
    let length = Math.min(5, words.length - index);
    while (length > 0 && !isKnown(words.slice(index, index + length).join(" "))) length -= 1;
    if (length > 0) {
      phrases += 1;
      known += length;
      isLong ||= length > 1;
    }
    index += Math.max(1, length);
  }
  return { phrases, known, isLong };
}

function isRowOfButtons(key: string): boolean {
  const words = key.split(/[\s\d.,|/•·&+]+/u);
  return words.length > 1 && words.every((word) => BUTTONS.has(word) || FURNITURE.has(word));
}

function isKnownControl(word: string): boolean {
  return BUTTONS.has(word) || FURNITURE.has(word) || PICTURES.has(word);
}

/** A control with a number, a size or another control beside it, or one that names what it is for. */
function saysControls(text: string, key: string): boolean {
  if (text.length <= MAX_LABEL_LENGTH && FILE_SIZE.test(text.slice(-30))) return true;
  if (text.length <= MAX_LABEL_LENGTH && OWNED_ROW.test(text)) return true;
  if (key.length > MAX_LABEL_LENGTH) return false;
  const [, label = "", time = ""] = TIMED.exec(text) ?? [];
  if (time !== "" && isKnownLabel(lineKey(label)) && isAge(foldLetters(time))) return true;
  const clauses = text
    .split(/[.!?:|…]+(?:\s|$)|\s[–—-]\s/u)
    .filter((clause) => clause.trim() !== "");
  if (clauses.length > 1 && clauses.length <= 3 && unitsOf(text) <= MAX_CONTROL_UNITS) {
    const isKnown = clauses.some((clause) => {
      const own = lineKey(clause);
      return unitsOf(own) >= 3 && FURNITURE.has(own);
    });
    if (isKnown) return true;
  }
  return coversControls(text, key);
}

/** True if most of a line of a few words is known controls, and all of its words may be one's first. */
function coversControls(text: string, key: string): boolean {
  const words = key.split(/[\s,|/•·&+]+/u).filter((word) => /\p{L}/u.test(word));
  if (words.length < 3 || words.length > 9 || /[.。।]$/u.test(text)) return false;
  const {
    phrases: controls,
    known,
    isLong,
  } = coveredBy(words, (phrase) => FURNITURE.has(phrase) || BUTTONS.has(phrase));
  const isNamed = /^[^\p{Ll}]/u.test(text) && !/\s\p{Ll}/u.test(text);
  const unknown = words.length - known;
  if (controls >= 2 && unknown <= 1) return isLong || isNamed;
  return isLong && known >= 3 && unknown <= 1;
}

function isRowOfLinks(text: string): boolean {
  if (text.length > 400 || endsSentence(text)) return false;
  const links = text.match(SEPARATORS)?.length ?? 0;
  return links >= 2 && unitsOf(text) <= 5 * (links + 1);
}

/** "3 hours ago" and "5 min read": numbers, and words of dates. */
function isAge(lower: string): boolean {
  if (lower.length > 60 || !/\p{Nd}/u.test(lower)) return false;
  const words = lower.replace(/[^\p{L}\p{M}'-]+/gu, " ").trim();
  return words !== "" && words.split(" ").every((word) => DATES.has(word));
}

/** "Reuters - 5 minutes ago" */
function isDatedAgency(lower: string): boolean {
  const [agency = "", age, more] = lower.split(/\s+[|–—-]\s+/u);
  return age !== undefined && more === undefined && namesAgency(agency) && isAge(age);
}

function proseKind(text: string, language: string): LineKind {
  const units = unitsOf(text);
  // A short question is a heading as often as not.
  if ((QUESTION.test(text) && units < PROSE_UNITS) || NAMED.test(text)) return "short";
  if (endsSentence(text)) return units >= PROSE_UNITS ? "prose" : "sentence";
  if (units >= PROSE_UNITS && LEADS.test(text)) return "sentence";
  if (units < LONG_UNITS) return "short";
  const stop = stopWords(language);
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (stop.size === 0 || words.length < units / 2) return "prose";
  const found = words.filter((word) => stop.has(word)).length;
  return found / words.length >= MIN_STOP_SHARE ? "prose" : "short";
}
