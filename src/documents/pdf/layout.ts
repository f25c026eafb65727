import { type PdfLine, usualSize } from "./line.ts";

/** What most of a document's lines have in common. */
export interface PdfLayout {
  bodySize: number;
  /** The font of most letters; null if no font has most of them. */
  bodyFont: string | null;
  /** Usual distance between the lines of a paragraph, in font sizes. */
  leading: number;
  /** True if letters of equal width are rare enough to mean a program. */
  hasCode: boolean;
  /** Words of the document in small letters, those with hyphens too. */
  words: ReadonlySet<string>;
  /** Larger sizes that much of the text is set in as well, such as that of another script. */
  textSizes: ReadonlySet<number>;
  /** Sizes of headings, from the largest, in steps of half a point. */
  headingSizes: readonly number[];
}

const HEADING_SCALE = 1.12;
/** Headings have less of the text, and fewer lines. */
const MIN_TEXT_SHARE = 0.2;
const MIN_TEXT_LINES = 12;
const MAX_CODE_SHARE = 0.8;
const MIN_BODY_SHARE = 0.5;
const MAX_GUESSED_LEADING = 1.5;
const WORD = /\p{L}[\p{L}\p{M}]*(?:-[\p{L}\p{M}]+)*/gu;

/** Measures the lines of a document. */
export function measureLayout(lines: readonly PdfLine[]): PdfLayout {
  const bodySize = usualSize(lines);
  const gaps = new Map<number, number>();
  const gapsWithin = new Map<number, number>();
  const fonts = new Map<string, number>();
  const sizes = new Map<number, { lines: number; length: number }>();
  let [all, monospaced] = [0, 0];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const gap = ((before?.y ?? 0) - line.y) / bodySize;
    if (gap > 0.9 && gap < 3 && stepOf(line.fontSize) === bodySize) {
      add(gaps, Math.round(gap * 20) / 20, 1);
      const goesOn = /^[\p{Ll}\p{Lo}]/u.test(line.text) && /[\p{L},-]$/u.test(before?.text ?? "");
      if (goesOn) add(gapsWithin, Math.round(gap * 20) / 20, 1);
    }
    if (line.font !== "") add(fonts, line.font, line.text.length);
    const size = sizes.get(stepOf(line.fontSize)) ?? { lines: 0, length: 0 };
    sizes.set(stepOf(line.fontSize), {
      lines: size.lines + 1,
      length: size.length + line.text.length,
    });
    all += line.text.length;
    if (line.isMonospaced) monospaced += line.text.length;
  }
  const [bodyFont = null, length = 0] = mostOf(fonts) ?? [];
  const isText = ({ lines, length }: { lines: number; length: number }) =>
    lines >= MIN_TEXT_LINES && length > MIN_TEXT_SHARE * all;
  const textSizes = new Set([...sizes].filter(([, size]) => isText(size)).map(([size]) => size));
  return {
    bodySize,
    textSizes,
    bodyFont: length > MIN_BODY_SHARE * all ? bodyFont : null,
    // Where no sentence runs over two lines, all gaps may be those between paragraphs.
    leading: mostOf(gapsWithin)?.[0] ?? Math.min(mostOf(gaps)?.[0] ?? 1.2, MAX_GUESSED_LEADING),
    hasCode: monospaced < MAX_CODE_SHARE * all,
    words: new Set(lines.flatMap((line) => line.text.toLowerCase().match(WORD) ?? [])),
    headingSizes: [...sizes.keys()]
      .filter((size) => size > bodySize * HEADING_SCALE && !textSizes.has(size))
      .sort((a, b) => b - a),
  };
}

/** True if a line's letters are larger than those of the body. */
export function isLarge(line: PdfLine, { bodySize, textSizes }: PdfLayout): boolean {
  const size = stepOf(line.fontSize);
  return size > bodySize * HEADING_SCALE && !textSizes.has(size);
}

/** True if there is more space above a line than within a paragraph. */
export function isRoomy(
  line: PdfLine,
  before: PdfLine,
  { bodySize, leading }: PdfLayout,
  more = 1.3,
): boolean {
  if (line.page !== before.page || line.y > before.y) return true;
  const size = Math.max(bodySize, Math.min(line.fontSize, before.fontSize));
  return before.y - line.y > more * leading * size;
}

/** The level of a heading by its size. */
export function levelOf(line: PdfLine, { headingSizes }: PdfLayout): number {
  if (line.headingLevel !== undefined) return line.headingLevel;
  const rank = headingSizes.indexOf(stepOf(line.fontSize));
  return Math.min(6, rank < 0 ? headingSizes.length + 1 : rank + 1);
}

function add<Key>(totals: Map<Key, number>, key: Key, amount: number): void {
  totals.set(key, (totals.get(key) ?? 0) + amount);
}

function mostOf<Key>(totals: ReadonlyMap<Key, number>): [Key, number] | undefined {
  return [...totals].sort((a, b) => b[1] - a[1])[0];
}

function stepOf(size: number): number {
  return Math.round(size * 2) / 2;
}
