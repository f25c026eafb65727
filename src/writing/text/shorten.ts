import { wordsFor } from "../languages/mod.ts";
import { anyOf, perLanguage } from "./expressions.ts";
import { pointsBack } from "./openers.ts";
import { isDash, joinParts, type SentencePart, sentenceParts } from "./sentence_parts.ts";
import { closeSentence } from "./sentences.ts";
import { capitalise, isUnspaced, widthOf, wordsOf } from "./words.ts";

/** A shorter sentence must still be one. */
const MIN_WORDS = 4;
const MIN_WIDTH = 16;
/** Nothing longer is a sentence. */
const MAX_LENGTH = 1_000;
/** What has more parts is an enumeration, which nothing can be taken from. */
const MAX_PARTS = 8;
/** Longest opening part, or part that names a speaker, in words. */
const MAX_FRAME_WORDS = 10;
const MIN_HEAD_WORDS = 5;
/** A bracket within a word belongs to it. */
const ASIDE = /\s+(?:\([^()]*\)|\[[^[\]]*\])(?![\p{L}\p{M}\p{Nd}])|（[^（）]*）/gu;
const END = /[.!?…。！？।؟۔]+$/u;
const QUOTATION = /["“”„«»「」『』]/u;
/** What is left of ",—" between speech and its speaker. */
const LOOSE_COMMA = /(?<![,，،\s])[,，،]$/u;
/** Speech after a dash, as novels have it. */
const DIALOGUE = /^[—–-]\s/u;
const YEAR = /(?<!\p{Nd})(?:1[5-9]|20)\p{Nd}{2}(?!\p{Nd})|\p{Nd}[年月日]/u;
/** What shows that a Chinese clause has its verb. */
const CHINESE_VERB = /[了是有将將被把会會能要已让讓使给給成达達获獲推发發]/u;

interface PartWords {
  /** Starts of a part that depends on the one before it. */
  adds: RegExp;
  defining: RegExp;
  opens: RegExp;
  openings: RegExp;
  joins: RegExp;
  adversative: RegExp;
  attribution: RegExp;
  /** A part that is nothing but "she said" or "said Ada Palmer". */
  speaker: RegExp;
  startsSaying: RegExp;
  endsWithPronoun: RegExp;
  /** "She said that". */
  frame: RegExp;
  /** "Tutkijan mukaan". */
  source: RegExp;
  endsSource: RegExp;
  keeps: RegExp;
  disputed: RegExp;
  article: RegExp;
  dangling: RegExp;
  /** A part that is nothing but "however". */
  connective: RegExp;
  /** Pronouns that a clause begins with. */
  subject: RegExp;
}

const partWords = perLanguage<PartWords>((words) => {
  const starts = (...parts: string[]) => new RegExp(`^${anyOf(...parts)}`, "iu");
  const says = anyOf(words.says);
  const few = String.raw`(?:[^\s,;:"“„«]+\s){0,8}?`;
  return {
    adds: starts(words.adds, words.fragments),
    defining: starts(words.defining),
    opens: starts(words.opens),
    openings: starts(words.openings),
    joins: starts(words.joins),
    adversative: starts(words.startingJoins),
    attribution: starts(words.attributions),
    speaker: new RegExp(String.raw`^${says}|${says}(?:\s${anyOf(words.opens)}.*)?$`, "iu"),
    startsSaying: new RegExp(`^${says}`, "iu"),
    endsWithPronoun: new RegExp(`${anyOf(words.pronouns, words.namedBy)}$`, "iu"),
    frame: new RegExp(
      String.raw`^${few}${says}(?:\s[^\s,;:"“„«]+){0,3}?,?\s${anyOf(words.thats)}\s*(?=[\p{L}\p{Nd}])`,
      "iu",
    ),
    source: new RegExp(String.raw`^${few}[^\s,;:"“„«]*?${anyOf(words.attributionEnds)}\s`, "iu"),
    endsSource: new RegExp(`${anyOf(words.attributionEnds)}$`, "iu"),
    keeps: new RegExp(anyOf(words.keeps), "iu"),
    subject: starts(words.pronouns),
    disputed: new RegExp(anyOf(words.disputed), "iu"),
    article: starts(words.articles),
    connective: new RegExp(`^${anyOf(words.connectives)}$`, "iu"),
    dangling: new RegExp(
      `${anyOf(words.joins, words.relatives, words.thats, words.articles)}$`,
      "iu",
    ),
  };
});

type Cut = (parts: readonly SentencePart[], language: string) => readonly SentencePart[] | null;

/** Cuts, from those that lose least. */
const CUTS: readonly Cut[] = [
  withoutSpeaker,
  withoutFrame,
  withoutOpening,
  withoutInsertion,
  withoutLastPart,
];

/**
 * Shortens a sentence to at most `maxWidth` columns by leaving out what it can do without: what is in
 * brackets, who reports it, when, and clauses that depend on others. Never leaves out a negation, a
 * condition, a hedge, the source of a claim or a part of a quotation. Null if nothing more can be left
 * out and it is still too long.
 */
export function shorten(sentence: string, language: string, maxWidth: number): string | null {
  if (sentence.length > MAX_LENGTH) return null;
  const [end = ""] = END.exec(sentence) ?? [];
  const finish = (text: string) =>
    closeSentence(capitalise(text.replace(LOOSE_COMMA, "") + end, language), language);
  const whole = withoutPronounSpeaker(sentence.slice(0, sentence.length - end.length), language);
  if (widthOf(finish(whole)) <= maxWidth) return finish(whole);
  const plain = whole.replace(ASIDE, "").trim();
  if (reads(plain, language) && widthOf(finish(plain)) <= maxWidth) return finish(plain);
  let parts: readonly SentencePart[] = sentenceParts(plain);
  if (parts.length > MAX_PARTS || DIALOGUE.test(plain)) return null;
  for (const cut of CUTS) {
    for (;;) {
      const shorter = cut(parts, language);
      if (shorter === null || !reads(joinParts(shorter), language)) break;
      parts = shorter;
      const text = finish(joinParts(parts));
      if (widthOf(text) <= maxWidth) return text;
    }
  }
  return null;
}

function reads(text: string, language: string): boolean {
  const isLong = isUnspaced(language) || wordsOf(text, language).length >= MIN_WORDS;
  return isLong && widthOf(text) >= MIN_WIDTH && !partWords(language).dangling.test(text);
}

/** "The bridge is closed, she said": nobody knows who she is. */
function withoutPronounSpeaker(sentence: string, language: string): string {
  const comma = sentence.lastIndexOf(", ");
  const speaker = sentence.slice(comma + 2);
  if (comma < 0 || wordsOf(speaker, language).length > 2 || /\p{Lu}/u.test(speaker))
    return sentence;
  const claim = sentence.slice(0, comma);
  const { speaker: names, startsSaying, endsWithPronoun, disputed } = partWords(language);
  // In "Ada Palmer, told reporters", the speaker is before the comma.
  if (speaker.includes(" ") && startsSaying.test(speaker) && !endsWithPronoun.test(speaker))
    return sentence;
  const isSaid = names.test(speaker) && !disputed.test(claim) && !QUOTATION.test(claim);
  return isSaid && reads(claim, language) && !DIALOGUE.test(claim) ? claim : sentence;
}

/** "The bridge is closed, officials said" and "The bridge, she said, is closed". */
function withoutSpeaker(parts: readonly SentencePart[], language: string): SentencePart[] | null {
  const words = partWords(language);
  if (opensLate(parts, language)) return null;
  for (let index = parts.length - 1; index > 0; index -= 1) {
    const text = parts[index]?.text ?? "";
    const names =
      words.attribution.test(text) || (words.speaker.test(text) && !words.adds.test(text));
    if (!names || isTooLong(text, language) || !isSpare(text, language)) continue;
    let first = index;
    const before = parts[index - 1]?.text ?? "";
    // "As Ada Palmer, the head of the school, says": the verb goes with its name.
    if (!text.includes(" ") && words.startsSaying.test(text) && words.article.test(before))
      continue;
    // "…, the head of the school, Ada Palmer, told reporters"
    if (words.startsSaying.test(text)) {
      if (isNames(parts[first - 1]?.text ?? "") && first > 1) first -= 1;
      if (first < index && first > 1 && words.article.test(parts[first - 1]?.text ?? ""))
        first -= 1;
    }
    let last = index;
    if (index === parts.length - 2 && words.article.test(parts[index + 1]?.text ?? "")) last += 1;
    const rest = without(parts, { first, last }, language);
    const claim = joinParts(rest);
    if (!hasMain(rest, language)) continue;
    if (!words.disputed.test(claim) && !QUOTATION.test(claim)) return rest;
  }
  return null;
}

/** False where nothing is left but who it is about: "Ada Palmer, who heads the school". */
function hasMain(parts: readonly SentencePart[], language: string): boolean {
  const main = parts.filter(({ text }, index) => index === 0 || !startsDependent(text, language));
  return isUnspaced(language) || wordsOf(joinParts(main), language).length >= MIN_WORDS;
}

/** "The agency said that sales grew". */
function withoutFrame(parts: readonly SentencePart[], language: string): SentencePart[] | null {
  const { frame, source, keeps, disputed } = partWords(language);
  const text = joinParts(parts);
  const said = frame.exec(text);
  const match = said ?? source.exec(text);
  if (match === null || (said !== null && keeps.test(said[0]))) return null;
  const rest = text.slice(match[0].length);
  if (disputed.test(rest) || QUOTATION.test(text) || pointsBack(rest, language)) return null;
  return sentenceParts(rest);
}

/** "On Monday, the museum opened". */
function withoutOpening(parts: readonly SentencePart[], language: string): SentencePart[] | null {
  const [opening, next] = parts;
  if (opening === undefined || next === undefined || isDash(next.mark)) return null;
  const words = partWords(language);
  const { text } = opening;
  const namesSource = words.attribution.test(text) || words.endsSource.test(text);
  // Where a language has no such words, the verb comes first after any opening.
  const dates = wordsFor(language).openings !== "" && YEAR.test(text);
  if (!namesSource && !dates && !words.openings.test(text)) return null;
  if (wordsFor(language).openings === "" && !words.endsSource.test(text)) return null;
  const limit = isUnspaced(language) ? widthOf(text) > 40 : isTooLong(text, language);
  if (limit || !(isSpare(text, language) || words.endsSource.test(text))) return null;
  if (startsDependent(next.text, language) || words.joins.test(next.text)) return null;
  const rest = parts.slice(1);
  const claim = joinParts(rest);
  if (pointsBack(claim, language) || (namesSource && words.disputed.test(claim))) return null;
  return rest;
}

/** "The bridge, which was built in 1900, is closed". */
function withoutInsertion(parts: readonly SentencePart[], language: string): SentencePart[] | null {
  const words = partWords(language);
  for (let index = parts.length - 2; index > 0; index -= 1) {
    const before = parts[index - 1];
    const part = parts[index];
    const after = parts[index + 1];
    if (before === undefined || part === undefined || after === undefined) continue;
    const isPaired = isDash(part.mark) && isDash(after.mark);
    const isApposition =
      parts.length === 3 &&
      words.article.test(part.text) &&
      !words.article.test(after.text) &&
      /^\p{Ll}/u.test(after.text) &&
      endsWithName(before.text, language);
    const depends = isDash(part.mark) === isDash(after.mark) && isDependent(parts, index, language);
    if (!isPaired && !isApposition && !depends) continue;
    // In "it is not what it seems – a toy – it is a tool", the second dash is none of a pair.
    if (isPaired && words.subject.test(after.text)) continue;
    if (!isSpare(part.text, language) || wordsOf(after.text, language).length < 2) continue;
    if (!isPaired && (startsDependent(after.text, language) || words.joins.test(after.text)))
      continue;
    return without(parts, { first: index, last: index }, language);
  }
  return null;
}

/** "It rained all day, because a storm came in". */
function withoutLastPart(parts: readonly SentencePart[], language: string): SentencePart[] | null {
  const last = parts.at(-1);
  if (last === undefined || parts.length < 2 || !isSpare(last.text, language)) return null;
  if (QUOTATION.test(last.text) || opensLate(parts, language)) return null;
  const words = partWords(language);
  const head = parts.slice(0, -1);
  const text = joinParts(head);
  const dashes = parts.filter((part) => isDash(part.mark)).length;
  const isMain = isUnspaced(language) || wordsOf(text, language).length >= MIN_HEAD_WORDS;
  const isAside = isDash(last.mark) ? dashes === 1 : /[;；؛]/u.test(last.mark);
  const continues =
    parts.length === 2 &&
    words.joins.test(last.text) &&
    !words.adversative.test(last.text) &&
    wordsOf(last.text, language).length > MIN_WORDS;
  const goesOn =
    last.mark.includes("，") &&
    !words.joins.test(last.text) &&
    CHINESE_VERB.test(text) &&
    !words.opens.test(text);
  const isEnd =
    isDependent(parts, parts.length - 1, language) || (isMain && isAside) || continues || goesOn;
  if (!isEnd) return null;
  const end = head.findLastIndex((part) => !words.connective.test(part.text));
  return head.slice(0, end + 1);
}

function isDependent(parts: readonly SentencePart[], index: number, language: string): boolean {
  const { adds, defining } = partWords(language);
  const text = parts[index]?.text ?? "";
  const before = parts[index - 1]?.text ?? "";
  if (wordsOf(text, language).length < 2) return false;
  // Clauses that tell which one is meant belong to it, unless it is a name.
  return defining.test(text) ? endsWithName(before, language) : adds.test(text);
}

function startsDependent(text: string, language: string): boolean {
  const { adds, defining } = partWords(language);
  return adds.test(text) || defining.test(text);
}

/** True if a part means nothing that the others need. */
function isSpare(text: string, language: string): boolean {
  return !partWords(language).keeps.test(text);
}

function isTooLong(text: string, language: string): boolean {
  return wordsOf(text, language).length > MAX_FRAME_WORDS;
}

/** True if only the part after the first one can be a main clause, and there is no further one. */
function opensLate(parts: readonly SentencePart[], language: string): boolean {
  return parts.length < 3 && partWords(language).opens.test(parts[0]?.text ?? "");
}

function isNames(text: string): boolean {
  return /^(?:\p{Lu}[\p{L}\p{M}'’.-]*\s?){2,4}$/u.test(text);
}

/** Where all nouns are capitalised, it takes two words to tell a name. */
function endsWithName(text: string, language: string): boolean {
  return wordsFor(language).capitalisedNouns
    ? /(?<!^)\p{Lu}[\p{L}\p{M}'’-]+\s\p{Lu}[\p{L}\p{M}'’-]+$/u.test(text)
    : /\s\p{Lu}[\p{L}\p{M}'’.-]+$/u.test(text);
}

/** Parts without some of them, and without the mark that is left where a clause went on. */
function without(
  parts: readonly SentencePart[],
  { first, last }: { first: number; last: number },
  language: string,
): SentencePart[] {
  const words = partWords(language);
  const next = parts[last + 1];
  const before = parts[first - 1]?.text ?? "";
  if (next === undefined) return parts.slice(0, first);
  // The second dash of a pair goes with the first.
  if (isDash(next.mark)) {
    const { unspaced, comma } = wordsFor(language);
    const isClause = words.opens.test(before) && !words.opens.test(next.text);
    const mark = isClause ? comma : unspaced ? "" : " ";
    return [...parts.slice(0, first), { mark, text: next.text }, ...parts.slice(last + 2)];
  }
  const needsMark =
    words.opens.test(before) || words.joins.test(next.text) || startsDependent(next.text, language);
  const mark = isUnspaced(language) ? "" : " ";
  const text = needsMark ? next : { mark, text: next.text };
  return [...parts.slice(0, first), text, ...parts.slice(last + 2)];
}
