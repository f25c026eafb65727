import type { Block, Document } from "../posts/document.ts";
import { splitRunOn } from "./clauses.ts";
import { splitDateline } from "./dateline.ts";
import { isGenericHeading, isNoiseHeading, plainHeading } from "./headings.ts";
import { pointsBack, withoutConnective } from "./openers.ts";
import { readQuoteBlock, type SourceQuote } from "./quotes.ts";
import { qualityOf } from "./sentence_quality.ts";
import { closeSentence, splitSentences } from "./sentences.ts";
import { stemsOf } from "./words.ts";

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
  /** How well it reads on its own, from 0 (unusable) to 1. */
  quality: number;
  /** True if it refers back to the sentence before it. */
  pointsBack: boolean;
}

/** A list with the line that introduces it. */
export interface SourceList {
  intro: string | null;
  items: string[];
  order: number;
}

/** The text under one heading. */
export interface Section {
  heading: string | null;
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
  /** All usable sentences, in order. */
  sentences: Sentence[];
}

/** More than a source of the greatest length has, unless it is made of fragments. */
const MAX_SENTENCES = 4_000;
/** No longer piece is shown or spoken whole: lists and quotations are read as prose, and prose without sentences counts for topics alone. */
const MAX_PIECE_LENGTH = 1_000;

/** Splits a document into sections, sentences, lists and quotes. */
export function outlineOf(document: Document): Outline {
  const { language } = document;
  const title = document.title === null ? null : plainHeading(document.title);
  const sections: Section[] = [emptySection(null)];
  let order = 0;
  let paragraph = 0;
  let skippedLevel: number | null = null;
  let dateline: string | null = null;
  for (const [index, block] of document.blocks.entries()) {
    if (order >= MAX_SENTENCES) break;
    if (block.kind === "heading") {
      const heading = plainHeading(block.text);
      if (skippedLevel !== null && block.level > skippedLevel) continue;
      skippedLevel = isNoiseHeading(heading) ? block.level : null;
      const isTitle = heading === title && sections.length === 1;
      if (skippedLevel === null && !isTitle) {
        sections.push(emptySection(isAmbiguous(heading, block.level) ? null : heading));
      }
      continue;
    }
    const section = sections.at(-1);
    if (skippedLevel !== null || section === undefined) continue;
    const text = withoutMarkup(block.text);
    paragraph += 1;
    const isShort = text.length <= MAX_PIECE_LENGTH;
    const quote = isShort ? readQuoteBlock(text, block.kind === "quote") : null;
    if (quote !== null) section.quotes.push({ ...quote, order: order++ });
    else if (block.kind === "list_item" && isShort)
      addItem(section, block, document.blocks[index - 1], () => order++);
    else if (!introducesList(block, document.blocks[index + 1])) {
      const parts = splitSentences(withoutRunInHeading(text), language)
        .flatMap((part) => splitRunOn(part, language).flatMap(splitPieces))
        .slice(0, MAX_SENTENCES - order);
      for (const [position, part] of parts.entries()) {
        const { dateline: found, rest } = splitDateline(part);
        if (order === 0) dateline = found;
        const sentence = withoutConnective(rest, language);
        section.sentences.push({
          text: sentence,
          order: order++,
          section: sections.length - 1,
          paragraph,
          isFirst: position === 0,
          stems: stemsOf(sentence, language),
          quality: qualityOf(sentence, language),
          pointsBack: pointsBack(sentence, language),
        });
      }
    }
  }
  return {
    language,
    title,
    dateline,
    sections,
    sentences: sections
      .flatMap((section) => section.sentences)
      .filter((sentence) => sentence.quality > 0),
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
    const item = closeIfSentences(withoutMarkup(block.text));
    const list = section.lists.at(-1);
    if (list !== undefined && before?.kind === "list_item") {
      list.items.push(item);
      return;
    }
    const intro =
      before?.kind === "paragraph" && introducesList(before, block) ? before.text : null;
    const lastOfIntro = intro === null ? null : (splitSentences(intro, language).at(-1) ?? null);
    section.lists.push({ intro: lastOfIntro, items: [item], order: next() });
  }

  function closeIfSentences(text: string): string {
    const parts = splitSentences(text, language);
    return parts.length > 1 ? closeSentence(text, language) : text;
  }
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
  return { heading, sentences: [], lists: [], quotes: [] };
}

/** Removes a run-in heading: "Abstract. We present ..." becomes "We present ...". */
function withoutRunInHeading(text: string): string {
  const [match, heading = ""] = /^(\p{L}+)[.:]\s+(?=\p{Lu})/u.exec(text) ?? [];
  return match !== undefined && isGenericHeading(heading) ? text.slice(match.length) : text;
}

/** Removes Markdown that the parser left, such as emphasis that was never closed. */
function withoutMarkup(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}*])\*(\S(?:[^*]*\S)?)\*(?![\p{L}\p{N}*])/gu, "$1")
    .replace(/\*{2,}|(?<![\p{L}\p{N}])_{2,}|_{2,}(?![\p{L}\p{N}])|`+|~~/gu, "")
    .replace(/^(?:#{1,6}|>|[-*+])\s+/, "")
    .replace(/\s+/g, " ")
    .trim();
}
