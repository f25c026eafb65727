import type { Block } from "../../posts/document.ts";
import { endsSentence, kindOf, type LineKind, unitsOf } from "../line_kinds.ts";
import type { ReadBlock } from "../read_block.ts";
import { isPoem } from "../verse.ts";
import { TITLES } from "./judged_blocks.ts";

/** A single paragraph is an article if it has more words. */
const LONG_UNITS = 25;
/** Letters and poems have fewer words alone on their lines. */
const MIN_MENU = 6;
/** What a line that hardly any author writes counts for, in entries of a menu. */
const MENU_OF_SIGN = 2;
/** Lines of verse are not longer, in columns. */
const VERSE_WIDTH = 64;
/** Headings and labels have fewer, in words. */
const MIN_OPEN_UNITS = 6;
/** Headlines around an article say less than so often what it says. */
const MIN_OPEN_SHARE = 3;
/** Words in brackets at the end of a short line; numbers are notes of an author. */
const EDIT_LINK = /^[^.!?。！？]{0,90}?(\[\p{L}[^[\]]{1,60}\])$/u;
const MIN_EDIT_LINKS = 2;
/** A word behind a question, as a control to open its answer stands there. */
const OPENED = /^[^?？؟]{8,150}[?？؟]\s(\p{L}{3,20})$/u;
const MIN_OPENED = 3;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Fewer paragraphs of prose may introduce a poem. */
const MIN_PROSE = 2;

/** The lines of a page as they are judged: without links to edit its parts, and each line of a menu by itself. */
export function linesOf(read: readonly Block[], language: string): ReadBlock[] {
  const unedited = withoutEnds(read, {
    end: EDIT_LINK,
    least: MIN_EDIT_LINKS,
    of: ["paragraph", "heading"],
  });
  const closed = withoutEnds(unedited, {
    end: OPENED,
    least: MIN_OPENED,
    of: ["paragraph", "heading", "list_item"],
  });
  return splitVerse(closed, language);
}

/**
 * Leaves out what stands below or behind one heading after the other: notes in brackets such as "[edit]", and
 * controls that open the answers to questions.
 */
function withoutEnds(
  read: readonly Block[],
  { end, least, of }: { end: RegExp; least: number; of: readonly Block["kind"][] },
): readonly Block[] {
  const noteOf = ({ kind, text }: Block): string =>
    of.includes(kind) ? (end.exec(text)?.[1] ?? "") : "";
  const times = new Map<string, number>();
  for (const block of read) {
    const note = noteOf(block);
    if (note !== "") times.set(note, (times.get(note) ?? 0) + 1);
  }
  const links = new Set([...times].filter(([, count]) => count >= least).map(([note]) => note));
  if (links.size === 0) return read;
  return read.flatMap((block) => {
    const note = noteOf(block);
    if (!links.has(note)) return block;
    const text = block.text.slice(0, -note.length).trim();
    return text === "" ? [] : { ...block, text };
  });
}

/** On a page, lines of a menu that stand together look like a stanza. */
function splitVerse(read: readonly Block[], language: string): ReadBlock[] {
  const verses = read.flatMap(({ kind, text }) => (kind === "verse" ? [text.split("\n")] : []));
  const isText = read.filter(isParagraphOfProse).length >= MIN_PROSE && !isPoem(verses);
  return read.flatMap((block) => {
    if (block.kind !== "verse") return block;
    const lines = block.text.split("\n").map((text, index): ReadBlock => {
      return { kind: "paragraph", text, level: 0, isJoined: index > 0 };
    });
    const isMenu = lines.some((line) => {
      const kind = kindOf(line, language);
      return kind === "furniture" || kind === "button" || kind === "related";
    });
    return isText || isMenu ? lines : block;
  });
}

/**
 * Where words are not told apart, some authors put each sentence on a line and end none: takes such lines for
 * sentences where they say far more than what ends as one.
 */
export function withOpenLines(blocks: readonly Block[], kinds: readonly LineKind[]): LineKind[] {
  const isLine = (index: number): boolean => {
    const { kind, text } = blocks[index] ?? { kind: "heading", text: "" };
    return kind === "paragraph" && kinds[index] === "short" && text.search(UNSPACED) >= 0;
  };
  const unitsBy = (test: (index: number) => boolean): number =>
    [...blocks.keys()]
      .filter(test)
      .reduce((sum, index) => sum + unitsOf(blocks[index]?.text ?? ""), 0);
  const isOpen = (index: number): boolean =>
    isLine(index) && unitsOf(blocks[index]?.text ?? "") >= MIN_OPEN_UNITS;
  const ended = unitsBy((index) => kinds[index] === "prose");
  if (unitsBy(isOpen) < MIN_OPEN_SHARE * Math.max(ended, LONG_UNITS)) return [...kinds];
  return kinds.map((kind, index) => (isOpen(index) ? "prose" : kind));
}

/** A line that no author writes may be a slip; several are a page. */
export function showsPage(blocks: readonly Block[], kinds: readonly LineKind[]): boolean {
  let certain = 0;
  let likely = 0;
  for (const [index, kind] of kinds.entries()) {
    const block = blocks[index];
    if (block === undefined || block.kind === "list_item") continue;
    if (kind === "furniture" && block.kind === "heading") continue;
    if (kind === "furniture" || kind === "picture") certain += 1;
    else if (TITLES.has(kind) && block.kind !== "heading") likely += 1;
    else if (kind === "button" || kind === "credit") likely += 1;
    else if (kind === "count" && /\p{L}/u.test(block.text)) likely += 1;
  }
  if (certain >= 2 || (certain >= 1 && likely >= 1) || likely >= 2) return true;
  // A short menu and a sign or two are as much as a long one.
  return countMenu(blocks, kinds) + MENU_OF_SIGN * (certain + likely) >= MIN_MENU;
}

/** The entries of menus above and below prose, in any language: words that say no sentence. */
function countMenu(blocks: readonly Block[], kinds: readonly LineKind[]): number {
  const first = kinds.indexOf("prose");
  const last = kinds.lastIndexOf("prose");
  if (first < 0 || (first === last && unitsOf(blocks[first]?.text ?? "") < LONG_UNITS)) return 0;
  const around = [...blocks.keys()].filter((index) => index < first || index > last);
  return around.filter((index) => {
    const { kind, text } = blocks[index] ?? { kind: "heading", text: "" };
    const isEntry = kind === "paragraph" && (kinds[index] === "short" || kinds[index] === "button");
    // Letters have numbers in their heads.
    return isEntry && unitsOf(text) <= 4 && !/[\p{N},;:：،，]/u.test(text);
  }).length;
}

function isParagraphOfProse({ kind, text }: Block): boolean {
  return kind === "paragraph" && endsSentence(text) && Bun.stringWidth(text) > VERSE_WIDTH;
}
