import { isRoomy, type PdfLayout } from "./layout.ts";
import type { PdfLine } from "./line.ts";
import { listMarker } from "./list_marker.ts";

const MIN_STANZA = 3;
const MIN_LINES = 8;
const MAX_LINE_LENGTH = 70;
const MIN_WORDS_PER_LINE = 4;
/** Share of lines within stanzas that end before they are full: none of prose does. */
const MIN_BROKEN_SHARE = 0.2;

/** Finds the lines of poems and songs: stanzas whose lines end before the next word is too long. */
export function verseLines(page: readonly PdfLine[], layout: PdfLayout): Set<PdfLine> {
  const found = new Set<PdfLine>();
  let run: PdfLine[][] = [];
  const finish = () => {
    if (isVerse(run)) for (const line of run.flat()) found.add(line);
    run = [];
  };
  for (const stanza of stanzasOf(page, layout)) {
    if (stanza.length < MIN_STANZA || !stanza.every((line) => isPlain(line, layout))) finish();
    else run.push(stanza);
  }
  finish();
  return found;
}

function stanzasOf(page: readonly PdfLine[], layout: PdfLayout): PdfLine[][] {
  const stanzas: PdfLine[][] = [];
  for (const line of page) {
    const stanza = stanzas.at(-1);
    const last = stanza?.at(-1);
    const isNew =
      last === undefined ||
      isRoomy(line, last, layout) ||
      Math.abs(line.fontSize - last.fontSize) > 0.5;
    if (stanza === undefined || isNew) stanzas.push([line]);
    else stanza.push(line);
  }
  return stanzas;
}

function isPlain({ text, cells, isMonospaced }: PdfLine, { hasCode }: PdfLayout): boolean {
  const isProgram = hasCode && isMonospaced;
  return (
    text.length <= MAX_LINE_LENGTH && cells.length === 1 && !isProgram && listMarker(text) === null
  );
}

function isVerse(stanzas: readonly (readonly PdfLine[])[]): boolean {
  const lines = stanzas.flat();
  if (lines.length < MIN_LINES) return false;
  if (lines.some((line) => line.font !== lines[0]?.font)) return false;
  // A poet ends a line with a word.
  if (lines.some((line) => /\p{L}[-\u00AD\u2010]$/u.test(line.text))) return false;
  const text = lines.map((line) => line.text).join(" ");
  if (text.split(" ").length < MIN_WORDS_PER_LINE * lines.length) return false;
  if ((text.match(/[\p{Nd}@/]/gu)?.length ?? 0) > 0.02 * text.length) return false;
  const width = lines.reduce((widest, line) => Math.max(widest, line.width), 0);
  const isBroken = (line: PdfLine, next: PdfLine | undefined) => {
    if (next === undefined) return false;
    const firstWord = (/^\S+/.exec(next.text)?.[0].length ?? 0) / Math.max(1, next.text.length);
    return width - line.width > firstWord * next.width + line.fontSize / 2;
  };
  const broken = stanzas.flatMap((stanza) =>
    stanza.filter((line, index) => isBroken(line, stanza[index + 1])),
  );
  return broken.length > MIN_BROKEN_SHARE * lines.length;
}
