import type { Block, Document } from "../../posts/document.ts";
import { isAllCapitals, namesIn, sentenceCase } from "../text/capitals.ts";
import { splitRunOn } from "../text/clauses.ts";
import { splitDateline } from "../text/dateline.ts";
import {
  isAbstractHeading,
  isGenericHeading,
  isNoiseHeading,
  plainHeading,
} from "../text/headings.ts";
import { pointsBack, withName, withoutConnective } from "../text/openers.ts";
import { readQuoteBlock, type SourceQuote } from "../text/quotes.ts";
import { qualityOf } from "../text/sentence_quality.ts";
import { closeSentence, splitSentences } from "../text/sentences.ts";
import { stemsOf, wordsOf } from "../text/words.ts";
import { asProse } from "./as_prose.ts";
import { addToLists, listOf, type SourceList } from "./lists.ts";
import { numberingOf } from "./numbering.ts";

/** An analysed sentence of the source. */
export interface Sentence {
  text: string;
  /** Position in the source among all sentences, lists and quotes. */
  order: number;
  section: number;
  /** Sentences of one paragraph share a number. */
  paragraph: number;
  isFirst: boolean;
  stems: readonly string[];
  wordCount: number;
  /** How well it reads on its own, from 0 (unusable) to 1. */
  quality: number;
  /** True if it refers back to the sentence before it. */
  pointsBack: boolean;
  /** True if it stands below a heading such as "Summary". */
  sumsUp: boolean;
}

/** The text under one heading. */
export interface Section {
  heading: string | null;
  /** The heading's number, where the source counts entries: "3. The garage". */
  number: number | null;
  sentences: Sentence[];
  lists: SourceList[];
  quotes: (SourceQuote & { order: number })[];
}

/** A document split into sections, sentences, lists and quotes. */
export interface Outline {
  language: string;
  title: string | null;
  /** Place and date of news, such as "BERLIN, March 3"; null if there is none. */
  dateline: string | null;
  sections: Section[];
  /** The lines of poems, by stanza. */
  stanzas: string[][];
  /** All usable sentences, in order. */
  sentences: Sentence[];
  /** Those of an abstract that it begins with, which says better than anything else what it is about; none without one. */
  abstract: readonly Sentence[];
}

/** A footnote. */
const NOTE = /^(?:[※＊†‡]|\*{1,3}(?=\S)|\[\*+\])/u;
/** More than a source of the greatest length has, unless it is made of fragments. */
const MAX_SENTENCES = 4_000;
/** How often a doubt counts: a sentence that may be none of the text has to say more than others. */
const DOUBT_COUNTS = 4;
/** No longer piece is shown or spoken whole: lists and quotations are read as prose, and prose without sentences counts for topics alone. */
const MAX_PIECE_LENGTH = 1_000;

/** Splits a document into sections, sentences, lists and quotes. */
export function outlineOf(document: Document): Outline {
  const { language } = document;
  const setCase = caseSetter(document);
  const blocks = asProse(document.blocks).map((block) => ({ ...block, text: setCase(block.text) }));
  const title = document.title === null ? null : plainHeading(setCase(document.title), language);
  const numbering = numberingOf(
    blocks.flatMap(({ kind, text }) => (kind === "heading" ? text : [])),
    language,
  );
  const sections: Section[] = [emptySection(null)];
  let order = 0;
  let paragraph = 0;
  let skippedLevel: number | null = null;
  let dateline: string | null = null;
  for (const [index, block] of blocks.entries()) {
    if (order >= MAX_SENTENCES) break;
    if (block.kind === "heading") {
      const heading = numbering.plain(block.text);
      if (skippedLevel !== null && block.level > skippedLevel) continue;
      skippedLevel = isNoiseHeading(heading, language) ? block.level : null;
      const isTitle = heading === title && sections.length === 1;
      if (skippedLevel === null && !isTitle) {
        const isClear = isAbstractHeading(heading, language) || !isAmbiguous(heading, block.level);
        const named = emptySection(isClear ? heading : null);
        sections.push({ ...named, number: numbering.numberOf(block.text) });
      }
      continue;
    }
    const section = sections.at(-1);
    if (skippedLevel !== null || section === undefined || NOTE.test(block.text)) continue;
    const text = withoutMarkup(block.text);
    paragraph += 1;
    const isShort = text.length <= MAX_PIECE_LENGTH;
    const quote = isShort ? readQuoteBlock(text, block.kind === "quote") : null;
    if (quote !== null) section.quotes.push({ ...quote, order: order++ });
    else if (block.kind === "list_item" && isShort)
      addItem(section, block, blocks[index - 1], () => order++);
    else if (!introducesList(block, blocks[index + 1])) {
      const runIn = runInHeading(text, language);
      const sumsUp = [runIn?.heading, section.heading].some(
        (heading) => heading && isAbstractHeading(heading, language),
      );
      const parts = splitSentences(runIn?.rest ?? text, language)
        .flatMap((part) => splitRunOn(part, language).flatMap(splitPieces))
        .slice(0, MAX_SENTENCES - order);
      let before = "";
      for (const [position, part] of parts.entries()) {
        const { dateline: found, rest } = splitDateline(part);
        if (order === 0) dateline = found;
        const plain = withoutConnective(rest, language);
        const sentence = withName(plain, before, language) ?? plain;
        before = sentence;
        section.sentences.push({
          text: sentence,
          order: order++,
          section: sections.length - 1,
          paragraph,
          isFirst: position === 0,
          stems: stemsOf(sentence, language),
          wordCount: wordsOf(sentence, language).length,
          quality:
            qualityOf(sentence, language, block.speaker !== undefined) *
            (1 - (block.doubt ?? 0)) ** DOUBT_COUNTS,
          pointsBack: pointsBack(sentence, language),
          sumsUp,
        });
      }
    }
  }
  const sentences = sections
    .flatMap((section) => section.sentences)
    .filter((sentence) => sentence.quality > 0);
  return {
    language,
    title,
    dateline,
    sections,
    stanzas: document.blocks
      .filter(({ kind }) => kind === "verse")
      .map(({ text }) => text.split("\n").filter((line) => line.trim() !== "")),
    sentences,
    abstract: abstractOf(sentences),
  };

  function introducesList(block: Block, next: Block | undefined): boolean {
    return next?.kind === "list_item" && /[:：]$/u.test(block.text);
  }

  function addItem(
    section: Section,
    block: Block,
    before: Block | undefined,
    next: () => number,
  ): void {
    const item = {
      text: closeIfSentences(withoutMarkup(block.text)),
      number: block.number ?? null,
      level: block.level,
      cells: block.cells,
    };
    const list = section.lists.at(-1);
    if (list !== undefined && before?.kind === "list_item") {
      addToLists(section.lists, item, { language, next });
      return;
    }
    const intro =
      before?.kind === "paragraph" && introducesList(before, block) ? before.text : null;
    const lastOfIntro = intro === null ? null : (splitSentences(intro, language).at(-1) ?? null);
    section.lists.push(listOf(item, { intro: lastOfIntro, name: null, order: next() }));
  }

  function closeIfSentences(text: string): string {
    const parts = splitSentences(text, language);
    return parts.length > 1 ? closeSentence(text, language) : text;
  }
}

/** Sets what is in capitals in sentence case, with the names as the rest of the document has them. */
function caseSetter({ blocks, title, language }: Document): (text: string) => string {
  const texts = [title ?? "", ...blocks.map((block) => block.text)];
  const isShouted = texts.map((text) => isAllCapitals(text, language));
  if (!isShouted.includes(true)) return (text) => text;
  const names = namesIn(
    texts.filter((_, index) => !isShouted[index]),
    language,
  );
  return (text) => (isAllCapitals(text, language) ? sentenceCase(text, { names, language }) : text);
}

/** Cuts a text without sentences into pieces of bearable length. */
function splitPieces(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > MAX_PIECE_LENGTH) {
    const space = rest.lastIndexOf(" ", MAX_PIECE_LENGTH);
    const end = space > 0 ? space : MAX_PIECE_LENGTH - (isLowSurrogate(rest) ? 1 : 0);
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}

function isLowSurrogate(text: string): boolean {
  return /^[\uDC00-\uDFFF]/.test(text.charAt(MAX_PIECE_LENGTH));
}

/** "Size", below "Anatomy", means little without its parent heading. */
function isAmbiguous(heading: string, level: number): boolean {
  return level >= 3 && !/\s/.test(heading) && /^\p{Script=Latin}{1,9}$/u.test(heading);
}

function emptySection(heading: string | null): Section {
  return { heading, number: null, sentences: [], lists: [], quotes: [] };
}

/** Parts a run-in heading that says nothing from its text: "Abstract. We present ..."; null if there is none. */
function runInHeading(text: string, language: string): { heading: string; rest: string } | null {
  const [match, heading = ""] =
    /^(\p{L}+)(?:[.:：]\s*|\s?[—–]\s*)(?=[^\p{Ll}\p{P}\s])/u.exec(text) ?? [];
  return match !== undefined && isGenericHeading(heading, language)
    ? { heading, rest: text.slice(match.length) }
    : null;
}

/** What is called a summary further down sums up no more than a chapter. */
const FIRST_SHARE = 0.2;

function abstractOf(sentences: readonly Sentence[]): Sentence[] {
  const found = sentences.filter(({ sumsUp }) => sumsUp);
  const first = found[0] === undefined ? -1 : sentences.indexOf(found[0]);
  const leads = first < sentences.length * FIRST_SHARE && found.length < sentences.length / 2;
  return leads ? found : [];
}

/** Removes Markdown that the parser left, such as emphasis that was never closed, and marks of footnotes. */
function withoutMarkup(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}*])\*(\S(?:[^*]*\S)?)\*(?![\p{L}\p{N}*])/gu, "$1")
    .replace(/\*{2,}|(?<![\p{L}\p{N}])_{2,}|_{2,}(?![\p{L}\p{N}])|`+|~~/gu, "")
    .replace(/(?<=\S)\[\*+\]/g, "")
    .replace(/^(?:(?:#{1,6}|>|[-*+])\s+|\*+(?=\S))/, "")
    .replace(/\s+/g, " ")
    .trim();
}
