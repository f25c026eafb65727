import { keysOf, lineKey } from "./languages/mod.ts";
import { unitsOf } from "./line_kinds.ts";

const BUTTONS = keysOf("buttons");
/** Lines of prose are as long as the page is wide, in columns of a terminal. */
const MAX_LINE_WIDTH = 64;
/** Nobody wraps text narrower than this. */
const MIN_WRAP_WIDTH = 55;
const MIN_LINES = 2;
const MIN_STANZA_LINES = 3;
/** A single stanza has to be that long. */
const MIN_POEM_LINES = 4;
/** Bullets, numbers, speakers, and marks of Markdown. */
const LISTED = /^(?:[-*+•·–—>#|]|\d|\p{L}[\p{L}\p{M}.' ]{0,24}[:：]\s)/u;
/** What separates the entries of menus, and what stands on buttons and in imprints. */
const FURNISHED = /[|»›>→←©•·@]|\p{Nd}{4}/u;
const PAUSE = /[,;:.!?…—–،؛۔।，。！？；]["'”’»)]*$/u;
const FULL_STOP = /[.!?。！？۔।]["'”’»)]*$/u;
/** "[Chorus]" */
const LABEL = /^\[[^[\]]{1,40}\]$/u;
/** Fewer lines within a text may be an address or a list. */
const MIN_SONG_LINES = 8;
/** Among stanzas of a song, a line may be longer, in columns. */
const MAX_SONG_WIDTH = 80;
/** Lines of prose fill more of the width at which they are wrapped. */
const WRAPPED_SHARE = 0.85;
/** The lines of menus have fewer words. */
const MIN_LINE_UNITS = 3;
/** More than any page has. */
const MAX_SEARCHED = 3_000;
/** Beyond this, more of a text does not change what it is. */
const MAX_LINES = 400;

/** True if a text is a poem or a song: mostly stanzas of short lines that are not wrapped. */
export function isVerse(source: string): boolean {
  const paragraphs = source
    .split("\n")
    .slice(0, MAX_LINES)
    .join("\n")
    .split(/\n[ \t]*\n/)
    .map((text) => text.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0);
  const stanzas = paragraphs.filter((lines) => lines.length >= MIN_STANZA_LINES && isStanza(lines));
  const lines = stanzas.flat().map((line) => line.trim());
  const all = lengthOf(paragraphs.flat());
  if (lines.length < MIN_POEM_LINES || lengthOf(lines) < 0.6 * all) return false;
  const buttons = lines.filter((line) => BUTTONS.has(lineKey(line))).length;
  if (buttons > 0.1 * lines.length) return false;
  const shareOf = (pattern: RegExp): number =>
    lines.filter((line) => pattern.test(line)).length / lines.length;
  // Sentences on lines of their own are prose.
  if (shareOf(FULL_STOP) > 0.6) return false;
  const isRepeated = new Set(lines).size < lines.length;
  if (shareOf(PAUSE) >= 0.25 || isRepeated)
    return stanzas.length > 1 || lines.length >= MIN_POEM_LINES;
  return stanzas.length > 1 && lines.length >= 4 * stanzas.length;
}

/**
 * The lines of the poems and songs within a text of other things, as `verseKey()` gives them. `width` is
 * that at which the text is wrapped, in terminal columns.
 */
export function versesWithin(source: string, width: number): ReadonlySet<string> {
  const found = new Set<string>();
  const maxWidth = Math.min(MAX_SONG_WIDTH, WRAPPED_SHARE * width);
  const paragraphs = source
    .split("\n")
    .slice(0, MAX_SEARCHED)
    .join("\n")
    .split(/\n[ \t]*\n/)
    .map((text) => text.split("\n").map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== "" && !LABEL.test(line)));
  const isOne = (lines: readonly string[] | undefined): lines is readonly string[] =>
    lines !== undefined &&
    lines.length >= MIN_STANZA_LINES &&
    isStanza(lines, maxWidth) &&
    !lines.some((line) => BUTTONS.has(lineKey(line)));
  for (let index = 0; index < paragraphs.length; index++) {
    let end = index;
    while (isOne(paragraphs[end])) end += 1;
    if (end === index) continue;
    const [first = [], last = []] = [paragraphs[index], paragraphs[end - 1]];
    // Without empty lines between, a menu stands above the first stanza and another one below the last.
    const above = paragraphs[index - 1]?.slice(-first.length) ?? [];
    const below = paragraphs[end]?.slice(0, last.length) ?? [];
    const stanzas = [above, ...paragraphs.slice(index, end), below].filter(isOne);
    if (isPoem(stanzas)) for (const line of stanzas.flat()) found.add(verseKey(line));
    index = end;
  }
  return found;
}

/** A line of verse without its marks. */
export function verseKey(line: string): string {
  return line.replace(/[^\p{L}\p{M}\p{N}]/gu, "").toLowerCase();
}

/** True for a label of a song's part: "[Chorus]". */
export function isVerseLabel(line: string): boolean {
  return LABEL.test(line.trim());
}

/** True if stanzas are a poem or a song: lists and headlines may look like them, but pause nowhere. */
export function isPoem(stanzas: readonly (readonly string[])[]): boolean {
  const lines = stanzas.flat();
  if (stanzas.length < 2 || lines.length < MIN_SONG_LINES) return false;
  const shareOf = (test: (line: string, index: number) => boolean): number =>
    lines.filter(test).length / lines.length;
  if (shareOf((line) => FULL_STOP.test(line)) > 0.6) return false;
  if (lines.reduce((sum, line) => sum + unitsOf(line), 0) < MIN_LINE_UNITS * lines.length) {
    return false;
  }
  return shareOf((line) => PAUSE.test(line)) >= 0.25 || shareOf(isSaidAgain) > 0;

  function isSaidAgain(line: string, index: number): boolean {
    return line === lines[index - 1];
  }
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}

/** True if a paragraph of a poem is a stanza of it. */
export function hasShortLines(lines: readonly string[]): boolean {
  return (
    lines.length >= MIN_LINES &&
    lines.every((line) => Bun.stringWidth(line.trim()) <= MAX_LINE_WIDTH) &&
    !isList(lines)
  );
}

function isList(lines: readonly string[]): boolean {
  const listed = lines.filter((line) => LISTED.test(line.trim()) || FURNISHED.test(line));
  return listed.length > 0.25 * lines.length;
}

function widthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + Bun.stringWidth(line.trim()), 0);
}

/** True if the lines of a paragraph may be a stanza's: short, not wrapped, and no list. */
function isStanza(source: readonly string[], maxWidth = MAX_LINE_WIDTH): boolean {
  const lines = source.map((line) => line.trim()).filter((line) => line !== "");
  if (lines.length < MIN_LINES) return false;
  const widths = lines.map((line) => Bun.stringWidth(line));
  const widest = Math.max(...widths);
  if (widest > maxWidth || widthOf(lines) < 12 * lines.length) {
    return false;
  }
  if (isList(lines)) return false;
  // Where the next line's first word would have fitted, the break is deliberate.
  const limit = Math.max(widest, MIN_WRAP_WIDTH);
  const breaks = lines.slice(1).filter((line, index) => {
    const word = /^\S+/.exec(line)?.[0] ?? "";
    return (widths[index] ?? 0) + 1 + Bun.stringWidth(word) <= limit || /^\p{Lu}/u.test(line);
  });
  return breaks.length >= 0.7 * (lines.length - 1);
}
