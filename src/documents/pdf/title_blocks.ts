import type { Block } from "../../posts/document.ts";
import { MAX_TITLE_LENGTH } from "../clean_text.ts";
import { anyOf, phrasesOf } from "../languages/mod.ts";
import type { PlacedBlock } from "./blocks.ts";
import { isNames } from "./byline.ts";
import { agree, lettersOf } from "./letters_of.ts";

/** Blocks from the beginning that may be a title or name an author. */
export const FRONT_BLOCKS = 12;
const MIN_TITLE_LETTERS = 3;
/** What the main part of a title has, before the rest of it. */
const MIN_MAIN_LETTERS = 8;
const MIN_SHARE_OF_LABEL = 0.65;
/** The rest of a title is shorter. */
const MIN_AGREED_SHARE = 0.6;
/** Blocks of text above the heading of a section. */
const MIN_BLOCKS_ABOVE = 3;
/** Of a title's letters, all others on its page are smaller. */
const MAX_REST_SCALE = 0.75;
/** "price-list-2", as spreadsheets print above their pages. */
const NAMES_A_FILE = /^[\p{Ll}\p{N}]+(?:[-_][\p{Ll}\p{N}]+)+$/u;
/** Parts of a journal's or a publisher's imprint. */
const IMPRINT =
  /\bIS[SB]N\b|\bdoi\b|https?:|\bwww\.|\S@\S|©|\bvol(?:ume|\.)?\s*\d|\b(?:no|nr|n°|issue)\.?\s*\d/iu;
/** What stands below the name of a journal or a publisher. */
const HOMEPAGE = /\bhome\s?page\b|^(?:https?:\/\/|www\.)\S+$/iu;
/** What a document is rather than what it is about, where nothing else stands above it. */
const LABEL = new RegExp(`^(?:${anyOf(phrasesOf("documents"))})$`, "iu");
/** The first section of many documents, which have their title above. */
const OPENING =
  /^(?:introduction|einleitung|einführung|introducción|introduzione|introdução|introducció|inleiding|indledning|innledning|inledning|johdanto|wprowadzenie|wstęp|úvod|bevezetés|introducere|giriş|введение|вступ|увод|εισαγωγή|pendahuluan|giới thiệu|はじめに|序論|引言|绪论|前言|서론|머리말|مقدمة|مقدمه|מבוא|परिचय|บทนำ)$/iu;
const SECTION = /^(?:\p{Nd}{1,2}(?:\.\p{Nd}{1,2})*\.?|[IVX]{1,4}\.)\s/u;

/** What a file says of itself: its title, if that is one, and its author. */
export interface OwnWords {
  own: string | null;
  author: string | null;
}

/** The blocks that make up the title on the first page; null if none does or the file knows better. */
export function titleAmong(
  placed: readonly PlacedBlock[],
  { own, author }: OwnWords,
): PlacedBlock[] | null {
  const front = placed.slice(0, FRONT_BLOCKS).filter(({ page }) => page === placed[0]?.page);
  const headings = front.filter(
    ({ block }, index) =>
      block.kind === "heading" &&
      isTitle(block.text) &&
      !isOf(author, block.text) &&
      !isBelowLabel(front, index),
  );
  const agreed = own === null ? [] : front.filter(({ block }) => isOfTitle(block.text, own));
  const isJournal = (item: PlacedBlock) => {
    const next = front[front.indexOf(item) + 1]?.block;
    return next !== undefined && next.text.length < 120 && HOMEPAGE.test(next.text);
  };
  const [best] = (agreed.length > 0 ? agreed : headings).toSorted(
    (a, b) =>
      Number(isJournal(a)) - Number(isJournal(b)) ||
      Number(LABEL.test(a.block.text)) - Number(LABEL.test(b.block.text)) ||
      Math.round(2 * b.fontSize) - Math.round(2 * a.fontSize) ||
      Number(a.isParted) - Number(b.isParted),
  );
  const index = best === undefined ? -1 : front.indexOf(best);
  if (own !== null && agreed.length > 0) return linesOfOwnTitle(front, index, own);
  const first = front[0];
  if (first !== undefined && isInLargestLetters(first, placed)) return [first];
  const isLate = front.slice(0, index).some(({ block }) => block.text.length > 200);
  const isOfSection =
    best === undefined ||
    SECTION.test(best.block.text) ||
    OPENING.test(best.block.text) ||
    LABEL.test(best.block.text) ||
    isBelowText(front, index);
  if (isLate || isOfSection) {
    // The heading of a section is no title: what stands above it may be.
    if (own !== null) return null;
    const top = front.find(({ block }) => isTitle(block.text));
    const isShort =
      top !== undefined &&
      top.block.text.length < 110 &&
      !/[.;,:]$/.test(top.block.text) &&
      !LABEL.test(top.block.text);
    if (isShort && top.block.kind === "paragraph") return [top];
    return best === undefined || isLate || isContents(front, index) ? null : [best];
  }
  return linesOfTitle(front, index);
}

/** The block at a place that says the file's own title, with those in letters as large that say more of it. */
function linesOfOwnTitle(front: readonly PlacedBlock[], index: number, own: string): PlacedBlock[] {
  const all = lettersOf(own);
  let [said, end] = ["", index];
  for (const { block, fontSize } of front.slice(index)) {
    said += lettersOf(block.text);
    if (fontSize !== front[index]?.fontSize || !all.startsWith(said)) break;
    end += 1;
  }
  return front.slice(index, Math.max(end, index + 1));
}

/** True for a sentence or two in letters far larger than all others of its page, which is no heading of a section. */
function isInLargestLetters(first: PlacedBlock, placed: readonly PlacedBlock[]): boolean {
  return (
    first.block.kind === "paragraph" &&
    first.block.text.length <= MAX_TITLE_LENGTH &&
    isTitle(first.block.text) &&
    placed
      .slice(1)
      .every(
        ({ page, fontSize }) => page > first.page || fontSize < MAX_REST_SCALE * first.fontSize,
      )
  );
}

/** The heading at a place, with the one that goes on with it, or that it goes on with. */
function linesOfTitle(front: readonly PlacedBlock[], index: number): PlacedBlock[] {
  const [before, best, next] = [front[index - 1], front[index], front[index + 1]];
  if (best === undefined) return [];
  const isShort = (other: PlacedBlock) => best.block.text.length + other.block.text.length < 160;
  const isContinued =
    before?.block.kind === "heading" && /^\p{Ll}/u.test(best.block.text) && isShort(before);
  if (isContinued) return [before, best];
  const isOne =
    next?.block.kind === "heading" &&
    next.fontSize === best.fontSize &&
    // Of two fonts, one has a few letters for the other, or names who wrote it.
    (next.font === best.font || best.block.text.endsWith(":") || !isNames(next.block.text)) &&
    best.fontSize > (front[index + 2]?.fontSize ?? 0) &&
    isShort(next);
  return isOne ? [best, next] : [best];
}

/** True for a block that says the file's own title or its main part, and not for one that says the rest. */
function isOfTitle(text: string, own: string): boolean {
  const [letters, all] = [lettersOf(text), lettersOf(own)];
  if (letters.length > MIN_MAIN_LETTERS && all.startsWith(letters)) return true;
  return agree(text, own) && letters.length >= MIN_AGREED_SHARE * all.length;
}

/**
 * True for names of columns, and for lines in far smaller letters, below what a document is, such as those of an invoice.
 */
function isBelowLabel(front: readonly PlacedBlock[], index: number): boolean {
  const { isParted = false, fontSize = 0 } = front[index] ?? {};
  return front
    .slice(0, index)
    .some(
      (item) =>
        LABEL.test(item.block.text) &&
        fontSize < (isParted ? 1 : MIN_SHARE_OF_LABEL) * item.fontSize,
    );
}

function isOf(author: string | null, text: string): boolean {
  return author !== null && agree(text, author);
}

/** True for a heading in letters that are no larger than those of the text above it, such as a licence's first section. */
function isBelowText(front: readonly PlacedBlock[], index: number): boolean {
  const [first] = front;
  const size = front[index]?.fontSize ?? 0;
  return (
    first?.block.kind === "paragraph" &&
    index >= MIN_BLOCKS_ABOVE &&
    front.slice(0, index).every(({ fontSize }) => Math.round(2 * fontSize) >= Math.round(2 * size))
  );
}

/** True for the heading of a list of contents. */
function isContents(front: readonly PlacedBlock[], index: number): boolean {
  const [next, following] = front.slice(index + 1).filter(({ block }) => block.text.length > 0);
  const isListed = next?.block.kind === "list_item" || following?.block.kind === "list_item";
  return isListed && LABEL.test(front[index]?.block.text ?? "");
}

function isTitle(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  const isName = NAMES_A_FILE.test(text);
  return letters >= MIN_TITLE_LETTERS && 2 * letters > digits && !isName && !IMPRINT.test(text);
}

/** True for a line that names a publisher, or what kind of document it is. */
export function isImprint({ text }: Block): boolean {
  return text.length < 200 && (IMPRINT.test(text) || LABEL.test(text));
}

/** True for a title that says no more than what kind of document it is. */
export function isLabel(title: string): boolean {
  return LABEL.test(title);
}
