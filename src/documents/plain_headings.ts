import type { Block } from "../posts/document.ts";
import { endsSentence, unitsOf } from "./line_kinds.ts";
import { looksLikeTitle } from "./title/shape.ts";

/** A word or two before a colon, such as the name of a speaker. */
const LABEL = /^\p{L}[\p{L} ]{0,24}[:：]\s/u;
const MAX_LENGTH = 80;
/** A list is that long before numbers are taken for its items and not for chapters. */
const MIN_CHAPTERS = 2;
/** A longer line among sentences may be one of them, in words. */
const MAX_LABEL = 3;
/** A single word among sentences may be left of a menu. */
const MIN_LABELS = 2;
const MIN_SENTENCE = 25;

/**
 * Detects headings in a text that marks none below its title: short lines without a full stop above
 * longer paragraphs, and numbered lines above paragraphs. `title` is the title's index, -1 for none; a text that
 * marks headings itself has no others.
 */
export function promoteHeadings(
  blocks: readonly Block[],
  { title, isMarked }: { title: number; isMarked: boolean },
): Block[] {
  const chapters = numbersAbovePoints(blocks);
  const labels = labelsAboveSentences(blocks, title);
  return blocks.map((block, index) => {
    if (index === title) {
      return block.kind === "heading" ? block : { kind: "heading", text: block.text, level: 1 };
    }
    if (chapters.has(index)) {
      return { kind: "heading", text: `${block.number}. ${block.text}`, level: 2 };
    }
    if (isMarked) return block;
    if (labels.has(index)) return { kind: "heading", text: block.text, level: 2 };
    const next = blocks.slice(index + 1, index + 4).find(({ kind }) => kind !== "caption");
    const isAbove =
      next?.kind === "paragraph" &&
      next.speaker === undefined &&
      Bun.stringWidth(next.text) > Math.max(60, 1.5 * Bun.stringWidth(block.text));
    const isHeading = block.kind === "paragraph" && isAbove && looksLikeHeading(block);
    return isHeading ? { kind: "heading", text: block.text, level: 2 } : block;
  });
}

function looksLikeHeading({ text, speaker }: Block): boolean {
  if (text.length > MAX_LENGTH || !looksLikeTitle(text) || speaker !== undefined) return false;
  if (/[!！…]$/u.test(text) || LABEL.test(text)) return false;
  // A line of a dialogue, a quotation or a signature.
  return !/^[—–"“„«「-]/u.test(text);
}

/** A word or three between sentences, more than once: "Fixed", "Improved". */
function labelsAboveSentences(blocks: readonly Block[], title: number): ReadonlySet<number> {
  const isSentence = (block: Block | undefined): boolean =>
    block?.kind === "paragraph" && block.text.length >= MIN_SENTENCE && endsSentence(block.text);
  const labels = [...blocks.keys()].filter((index) => {
    const block = blocks[index];
    if (block?.kind !== "paragraph" || index === title || !looksLikeHeading(block)) return false;
    const isBetween = index === title + 1 || isSentence(blocks[index - 1]);
    return isBetween && isSentence(blocks[index + 1]) && unitsOf(block.text) <= MAX_LABEL;
  });
  return new Set(labels.length >= MIN_LABELS ? labels : []);
}

/** Numbered lines with paragraphs between them are chapters. */
function numbersAbovePoints(blocks: readonly Block[]): ReadonlySet<number> {
  const chapters = new Set<number>();
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== "list_item" || block.number === undefined || block.level !== 1) continue;
    const next = blocks[index + 1];
    const before = blocks[index - 1];
    if (next?.kind !== "paragraph" || before?.kind === "list_item") continue;
    if (block.text.length <= MAX_LENGTH && looksLikeTitle(block.text)) chapters.add(index);
  }
  return chapters.size >= MIN_CHAPTERS ? chapters : new Set();
}
