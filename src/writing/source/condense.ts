import { toMarkdown } from "../../documents/to_markdown.ts";
import type { Block, Document } from "../../posts/document.ts";
import { splitSentences } from "../text/sentences.ts";
import { stemsOf } from "../text/words.ts";

/** A part of a block that is kept or left out as a whole. */
interface Piece {
  block: Block;
  /** Where its block stands. */
  index: number;
  section: number;
  text: string;
  /** With what Markdown adds to it. */
  length: number;
  score: number;
}

/** No piece is longer, or one sentence without an end would take all the room. */
const MAX_PIECE_LENGTH = 1_000;
/** Shorter blocks are kept or left out whole: cut, a list item or a row would say something else. */
const MAX_WHOLE_LENGTH = 300;
/** What Markdown adds to a piece at most: marks, blank lines, and the head of a table. */
const MARKUP_LENGTH = 8;
const FIRST_OF_SECTION = 1.5;
const QUOTATION = 1.4;
const INTRODUCES_LIST = 2;
const ASKED_FOR = 2;
/** Pieces of fewer words say little, however frequent these are. */
const MIN_STEMS = 4;

/**
 * Formats a document as Markdown. A text over `maxCharacters` is reduced to its headings and, of each
 * section alike, the most telling sentences, list items, rows and quotations, in order.
 */
export function condense(
  document: Document,
  focus: readonly string[],
  maxCharacters: number,
): string {
  const fullText = toMarkdown(document.blocks);
  if (fullText.length <= maxCharacters) return fullText;
  const pieces = piecesOf(document, focus);
  const kept = choosePieces(pieces, {
    headings: document.blocks.filter(({ kind }) => kind === "heading"),
    maxCharacters,
  });
  return toMarkdown(blocksOf(document, kept)).slice(0, maxCharacters);
}

function piecesOf({ blocks, language }: Document, focus: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  const stems: (readonly string[])[] = [];
  const counts = new Map<string, number>();
  let section = 0;
  for (const [index, block] of blocks.entries()) {
    if (block.kind === "heading") {
      section += 1;
      continue;
    }
    for (const text of textsOf(block, language)) {
      const own = stemsOf(text, language);
      for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1);
      stems.push(own);
      const length = text.length + (block.speaker?.length ?? 0) + MARKUP_LENGTH;
      pieces.push({ block, index, section, text, length, score: 0 });
    }
  }
  const asked = new Set(stemsOf(focus.join("\n"), language));
  for (const [at, piece] of pieces.entries()) {
    const own = stems[at] ?? [];
    // Rare words count little, and so do long pieces for their length alone.
    const weight = own.reduce((sum, stem) => sum + Math.log(counts.get(stem) ?? 1), 0);
    const isFirst = pieces[at - 1]?.section !== piece.section;
    const introduces =
      blocks[piece.index + 1]?.kind === "list_item" && /[:：]$/u.test(piece.block.text);
    piece.score =
      ((1 + weight) / Math.max(MIN_STEMS, own.length)) *
      (isFirst ? FIRST_OF_SECTION : 1) *
      (piece.block.kind === "quote" ? QUOTATION : 1) *
      (introduces ? INTRODUCES_LIST : 1) *
      (own.some((stem) => asked.has(stem)) ? ASKED_FOR : 1);
  }
  return pieces;
}

/** What can be kept of a block: its sentences or lines, or all of it. */
function textsOf({ kind, text, cells }: Block, language: string): string[] {
  const isWhole = text.length <= MAX_WHOLE_LENGTH && kind !== "paragraph";
  if (isWhole || cells !== undefined) return [text.slice(0, MAX_PIECE_LENGTH)];
  const isLined = kind === "verse" || kind === "code";
  const parts = isLined ? text.split("\n") : splitSentences(text, language);
  return parts.map((part) => part.slice(0, MAX_PIECE_LENGTH));
}

/** The best pieces of every section, in as much room as its share of the text, in order. */
function choosePieces(
  pieces: readonly Piece[],
  { headings, maxCharacters }: { headings: readonly Block[]; maxCharacters: number },
): Piece[] {
  const headingLength = (section: number) =>
    (headings[section - 1]?.text.length ?? 0) + MARKUP_LENGTH;
  const lengths = new Map<number, number>();
  let total = 0;
  for (const { section, length } of pieces) {
    const before = lengths.get(section) ?? headingLength(section);
    lengths.set(section, before + length);
  }
  for (const length of lengths.values()) total += length;
  const kept = new Set<Piece>();
  const taken = new Map<number, number>();
  let left = maxCharacters;
  const best = pieces.toSorted((a, b) => b.score - a.score);
  // First what each section has room for, then what there is room for at all.
  for (const isWithinShare of [true, false]) {
    for (const piece of best) {
      if (kept.has(piece)) continue;
      const { section, length } = piece;
      const before = taken.get(section) ?? 0;
      const needed = length + (before === 0 ? headingLength(section) : 0);
      const room = ((lengths.get(section) ?? 0) * maxCharacters) / total;
      if (needed > left || (isWithinShare && before + needed > room)) continue;
      kept.add(piece);
      taken.set(section, before + needed);
      left -= needed;
    }
  }
  return pieces.filter((piece) => kept.has(piece));
}

/** The blocks of the kept pieces, below the headings of their sections. */
function blocksOf({ blocks }: Document, kept: readonly Piece[]): Block[] {
  const textsByBlock = new Map<number, string[]>();
  for (const { index, text } of kept) {
    const texts = textsByBlock.get(index);
    if (texts === undefined) textsByBlock.set(index, [text]);
    else texts.push(text);
  }
  const sections = new Set(kept.map((piece) => piece.section));
  let section = 0;
  return blocks.flatMap((block, index): Block[] => {
    if (block.kind === "heading") {
      section += 1;
      return sections.has(section) ? [block] : [];
    }
    const texts = textsByBlock.get(index);
    if (texts === undefined) return [];
    const isLined = block.kind === "verse" || block.kind === "code";
    const text = texts.join(isLined ? "\n" : " ");
    const { cells, ...rest } = block;
    return [text === block.text ? block : { ...rest, text }];
  });
}
