import type { Point, Script, Tone } from "../../posts/script.ts";
import type { Subject } from "../../posts/subject.ts";
import { wordsFor } from "../languages/mod.ts";
import type { Outline } from "../source/outline.ts";
import { phrasesOf } from "../text/expressions.ts";
import { isContentWord } from "../text/words.ts";
import { domainOf, isSetting, isShown } from "./drawings.ts";
import { type Token, tokensOf } from "./forms.ts";
import { type Lexicon, lexiconOf, type Match } from "./lexicon.ts";

/** What a drawing's names are worth in a text, by drawing. */
type Worths = ReadonlyMap<string, number>;

/** What is known of a drawing from all of a source. */
interface Evidence {
  /** In how many sentences it is named; less where the name is part of a longer word. */
  sentences: number;
  isTitled: boolean;
  /** How many other words of the source speak for its domain. */
  support: number;
  isCertain: boolean;
}

/** Below it, what is drawn is wrong too often. */
const MIN_CONFIDENCE = 0.55;
const PART_WORTH = 0.6;
const DOUBTFUL_WORTH = 0.5;
/** More says nothing of what a text is about that its beginning does not. */
const MAX_SENTENCES = 400;
const MAX_SENTENCE_LENGTH = 1_000;
/** A drawing that is named in one sentence of so many is what a text without a title is about. */
const SENTENCES_PER_NAME = 4;
const MAX_UNTITLED = 0.65;
/** A headline of more words says more than what it is about. */
const MAX_HEADLINE_WORDS = 9;
/** Share of a line's words from which on capitals are its style, not names. */
const TITLE_CASE_SHARE = 0.6;

/** Adds what the cover and the points of a script are about, where that is sure and can be drawn. */
export function withSubjects(script: Script, outline: Outline): Script {
  const { language } = outline;
  const lexicon = lexiconOf(language);
  if (lexicon === null || script.language !== language) return script;
  const read = (text: string) => namesIn(text, { language, lexicon });
  const evidence = evidenceOf(outline, read);
  const tone = script.tone ?? "neutral";
  const subject = best(
    [...evidence.found].map(([drawing, one]) => [drawing, aboutAll(drawing, one, evidence.size)]),
    tone,
  );
  return {
    ...script,
    ...(subject && { subject }),
    points: script.points.map((point) => {
      const found = best(aboutPoint(point), tone);
      return found === null ? point : { ...point, subject: found };
    }),
  };

  function aboutPoint({ headline, text, items, figure, quote }: Point): [string, number][] {
    const body = [text, ...items, figure?.label ?? "", quote?.text ?? ""].join("\n");
    const titled = worthsOf(read(headline));
    const said = worthsOf(read(body));
    const isShort = tokensOf(headline, language).length <= MAX_HEADLINE_WORDS;
    return [...new Set([...titled.keys(), ...said.keys()])].map((drawing) => {
      const known = evidence.found.get(drawing);
      const isCover = drawing === subject?.drawing;
      const [inHeadline, inText] = [titled.get(drawing) ?? 0, said.get(drawing) ?? 0];
      const place = Math.max((isShort ? 0.8 : 0.5) * inHeadline, 0.4 * inText);
      const literal = known === undefined ? 0 : literalness(known);
      const bonus = isCover ? 0.2 : isSetting(drawing) ? -0.3 : 0;
      return [drawing, literal * Math.min(1, place + bonus)];
    });
  }
}

function best(candidates: readonly (readonly [string, number])[], tone: Tone): Subject | null {
  let found: Subject | null = null;
  for (const [drawing, confidence] of candidates) {
    if (
      confidence >= MIN_CONFIDENCE &&
      confidence > (found?.confidence ?? 0) &&
      isShown(drawing, tone)
    ) {
      found = { drawing, confidence: Math.round(confidence * 100) / 100 };
    }
  }
  return found;
}

/** How likely a drawing's names mean what they say, from 0 to 1. */
function literalness({ sentences, isTitled, support, isCertain }: Evidence): number {
  const said = sentences + (isTitled ? 1 : 0);
  if (isCertain) return said >= 2 || support > 0 ? 1 : 0.5;
  return support > 0 ? Math.min(1, 0.6 + 0.1 * support + 0.1 * sentences) : 0;
}

/** How likely a whole source is about a drawing, from 0 to 1. */
function aboutAll(drawing: string, evidence: Evidence, size: number): number {
  const { sentences, isTitled, support } = evidence;
  if (isTitled) {
    const said = 0.2 * Math.min(1, sentences / 3) + 0.2 * Math.min(1, support / 4);
    return literalness(evidence) * (0.6 + said);
  }
  // What a title does not name is behind what it does.
  const share = Math.min(MAX_UNTITLED, sentences / (1 + size / SENTENCES_PER_NAME));
  return isSetting(drawing) ? 0 : literalness(evidence) * share;
}

function evidenceOf(
  outline: Outline,
  read: (text: string) => Names,
): { found: ReadonlyMap<string, Evidence>; size: number } {
  const heads = outline.title === null ? [] : [read(outline.title)];
  const bodies = textsOf(outline)
    .slice(0, MAX_SENTENCES)
    .map((text) => read(text.slice(0, MAX_SENTENCE_LENGTH)));
  const isName = namesAmong([...heads, ...bodies]);
  const domains = new Map<string, Set<string>>();
  const found = new Map<string, Evidence>();
  for (const { context } of [...heads, ...bodies]) {
    for (const [domain, word] of context)
      domains.set(domain, (domains.get(domain) ?? new Set()).add(word));
  }
  for (const [index, { names }] of [...heads, ...bodies].entries()) {
    const isHead = index < heads.length;
    for (const [drawing, worth] of worthsOf({ names: names.filter((one) => !isName(one)) })) {
      const one = found.get(drawing) ?? {
        sentences: 0,
        isTitled: false,
        support: 0,
        isCertain: false,
      };
      one.sentences += isHead ? 0 : Math.max(worth, PART_WORTH);
      one.isTitled ||= isHead;
      one.isCertain ||= worth > DOUBTFUL_WORTH;
      found.set(drawing, one);
      const domain = domainOf(drawing) ?? "";
      if (worth > DOUBTFUL_WORTH)
        domains.set(domain, (domains.get(domain) ?? new Set()).add(drawing));
    }
  }
  for (const [drawing, one] of found) {
    const words = domains.get(domainOf(drawing) ?? "");
    one.support = (words?.size ?? 0) - (words?.has(drawing) ? 1 : 0);
  }
  return { found, size: bodies.length };
}

function textsOf({ sections }: Outline): string[] {
  return sections.flatMap(({ heading, sentences, lists, quotes }) => [
    ...(heading === null ? [] : [heading]),
    ...sentences.map(({ text }) => text),
    ...lists.flatMap(({ items }) => items),
    ...quotes.map(({ text }) => text),
  ]);
}

/** A name of a drawing in a text. */
interface Name extends Match {
  drawing: string;
  /** True if its capital says that it is somebody's or something's name; null if nothing is said. */
  isCapital: boolean | null;
  /** True behind an article, as a thing with a capital is that stands for all of its kind, and few names are. */
  hasArticle: boolean;
}

interface Names {
  names: readonly Name[];
  /** Words that speak for a domain, with it. */
  context: readonly (readonly [domain: string, word: string])[];
}

function namesIn(
  text: string,
  { language, lexicon }: { language: string; lexicon: Lexicon },
): Names {
  const tokens = tokensOf(text, language);
  const articles = new Set(phrasesOf(wordsFor(language).articles));
  // What goes on with a capital or a number is a name all the same: "the Galaxy S9".
  const goesOn = (position: number) => {
    const next = tokens[position + 1];
    return next?.isJoined === true && /^[\p{Lu}\p{Nd}]/u.test(next.text);
  };
  const isBehindArticle = (position: number) =>
    articles.has(tokens[position - 1]?.text.toLowerCase() ?? "") && !goesOn(position);
  const capitals = capitalsIn(tokens, { language, isBehindArticle });
  const names: Name[] = [];
  const context: [string, string][] = [];
  for (let position = 0; position < tokens.length; position += 1) {
    const token = tokens[position];
    const match = lexicon.matchAt(tokens, position);
    if (token === undefined) break;
    if (match === null) {
      const domain = lexicon.contextOf(token);
      if (domain !== null) context.push([domain, token.text.toLowerCase()]);
      continue;
    }
    const { drawing } = match;
    if (drawing !== null) {
      // Languages write it with a capital or without.
      const isPlain =
        (match.isProper && !wordsFor(language).capitalisedNouns) ||
        match.length > 1 ||
        drawing === "full-moon";
      const isCapital = isPlain ? false : capitals(position);
      names.push({ ...match, drawing, isCapital, hasArticle: isBehindArticle(position) });
    }
    position += match.length - 1;
  }
  return { names, context };
}

/** Tells by capitals, where they tell it, whether a word is part of a name. */
function capitalsIn(
  tokens: readonly Token[],
  { language, isBehindArticle }: { language: string; isBehindArticle(position: number): boolean },
): (position: number) => boolean | null {
  const isUpper = (position: number) => /^\p{Lu}/u.test(tokens[position]?.text ?? "");
  const isContent = (position: number) => isContentWord(tokens[position]?.text ?? "", language);
  if (wordsFor(language).capitalisedNouns) {
    // Two nouns beside each other are mostly somebody's name; one without an article may go on with it.
    return (position) => {
      const isSecond =
        position > 1 &&
        tokens[position]?.isJoined === true &&
        isUpper(position - 1) &&
        isContent(position - 1);
      return isSecond || (isBehindArticle(position) ? false : null);
    };
  }
  const content = tokens.filter((_, position) => position > 0 && isContent(position));
  const upper = content.filter(({ text }) => /^\p{Lu}/u.test(text));
  const isTitleCase = content.length > 1 && upper.length >= TITLE_CASE_SHARE * content.length;
  return (position) => {
    if (isTitleCase) return null;
    if (!isUpper(position)) return false;
    if (position > 0) return true;
    return tokens[1]?.isJoined === true && isUpper(1) && isContent(1) ? true : null;
  };
}

/**
 * Tells which words are names more often than not; where nothing is said of one, it is not. A capital says
 * the opposite where most of them are behind an article: "the Owl".
 */
function namesAmong(all: readonly Names[]): (name: Name) => boolean {
  const counts = new Map<string, number>();
  const things = new Map<string, number>();
  const add = (to: Map<string, number>, name: string, by: number) =>
    to.set(name, (to.get(name) ?? 0) + by);
  for (const { names } of all) {
    for (const { name, isCapital, hasArticle } of names) {
      if (isCapital !== null) add(counts, name, isCapital ? 1 : -1);
      if (isCapital === true) add(things, name, hasArticle ? 1 : -1);
    }
  }
  return ({ name, isCapital }) =>
    (things.get(name) ?? 0) <= 0 &&
    (isCapital === true || (isCapital === null && (counts.get(name) ?? 0) > 0));
}

/** What each drawing's names are worth in one text, once for each. */
function worthsOf({ names }: Pick<Names, "names">): Worths {
  const worths = new Map<string, number>();
  for (const { drawing, isDoubtful, isPart } of names) {
    const worth = isDoubtful ? DOUBTFUL_WORTH : isPart ? PART_WORTH : 1;
    worths.set(drawing, Math.max(worth, worths.get(drawing) ?? 0));
  }
  return worths;
}
