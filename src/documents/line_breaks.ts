const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}，。！？、；：「」『』（）]/u;
const SENTENCE_END = /[.!?…:。！？।؟۔]["'”’“‘»«)\]」』]*$/u;
const SPEAKER = /^\p{Lu}[\p{L}.' -]{0,24}:\s|^[—–-]\s/u;
/** Start of a line that probably continues the previous one. */
const CONTINUES = /^[\p{Ll}(,;]/u;
const FENCE = /^\s*(?:```|~~~)/;
const ITEM = /^\s{0,12}(?:[-*+]|\d{1,4}[.)])\s+\S/;
/** Lines that begin something else by themselves. */
const MARKED = /^(?:[-*+>#|=~`]|\d{1,4}[.)])/;
/** What an article is filed under and how often it was read: "food · 12 comments". */
const APART = /^[^.!?]{0,60}\s[|·•]\s[^.!?]{0,40}$/u;
/** Nobody wraps text narrower than this, so breaks in shorter lines are deliberate. */
const MIN_WRAP_WIDTH = 55;
/** Where words are not told apart, wrapped lines differ by a mark or two, in columns. */
const WRAPPED_SPREAD = 8;
const MIN_UNSPACED_WIDTH = 30;

/** A quotation that goes on in the next line, and its end there. */
const QUOTE_OPENED = /^["“„«][^"“”„«»]*$/u;
const QUOTE_CLOSED = /^\p{Ll}[^"“”„«»]*["“”»][.!?]?$/u;

/** Nobody wraps text wider than this, so longer lines are whole paragraphs. */
const MAX_WRAP_WIDTH = 130;
/** Fewer full lines may be headlines. */
const MIN_FULL_LINES = 3;
/** The share of full lines of a wrapped text that end a sentence by chance. */
const MAX_ENDED = 0.6;
/** The share of lines with a small letter below full lines of a wrapped text: words are broken off anywhere. */
const MIN_CONTINUED = 0.2;
/** Shorter lines of a text that is not wrapped stand for themselves. */
const MIN_PART_WIDTH = 50;

/**
 * The width at which a text is wrapped, in terminal columns; infinite if it is not wrapped. Lines
 * within the paragraphs of a wrapped text are about as long as the longest of them.
 */
export function wrapWidth(text: string): number {
  const lines = text.split("\n").map((line) => line.trim());
  const followed = lines.filter((line, index) => line !== "" && (lines[index + 1] ?? "") !== "");
  const widths = followed.map((line) => Bun.stringWidth(line)).toSorted((a, b) => a - b);
  // Addresses and tables may be wider.
  const width = Math.max(MIN_WRAP_WIDTH, widths[Math.floor(0.95 * widths.length)] ?? 0);
  const full = widths.filter((own) => own >= 0.8 * width);
  const isWrapped = full.length >= MIN_FULL_LINES && sumOf(full) >= 0.5 * sumOf(widths);
  if (!isWrapped || width > MAX_WRAP_WIDTH) return Number.POSITIVE_INFINITY;
  // Lines that all end a sentence are short paragraphs.
  const ended = followed.filter(
    (line) => Bun.stringWidth(line) >= 0.8 * width && SENTENCE_END.test(line),
  );
  const isWhole = ended.length > MAX_ENDED * full.length || areHeadlines(lines, width);
  return isWhole ? Number.POSITIVE_INFINITY : width;
}

/** True if hardly any line goes on with a small letter below a full one, where letters are small or capitals. */
function areHeadlines(lines: readonly string[], width: number): boolean {
  const below = lines.filter((_, index) => Bun.stringWidth(lines[index - 1] ?? "") >= 0.8 * width);
  const small = below.filter((line) => /^\p{Ll}/u.test(line)).length;
  const capital = below.filter((line) => /^\p{Lu}/u.test(line)).length;
  return capital >= MIN_FULL_LINES && small < MIN_CONTINUED * (small + capital);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/**
 * Joins lines that were wrapped at `width` and keeps deliberate breaks: where the next line's first
 * word would still have fitted, and the line ends a sentence or the next one does not continue it.
 */
export function splitLines(lines: readonly string[], width: number): string[] {
  const groups: string[][] = [];
  const own = unspacedWidth(lines);
  for (const rawLine of lines) {
    const line = rawLine.trim();
    if (line === "") continue;
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group === undefined || last === undefined || isHardBreak(last, line, { width, own })) {
      groups.push([line]);
    } else group.push(line);
  }
  return groups.map(joinAll);
}

/**
 * Sets what stands below an item of a list apart from it, where the break is deliberate: Markdown
 * takes every line up to the next empty one for a part of the item.
 */
export function endItems(text: string, width: number): string {
  let isFenced = false;
  let isEnded = false;
  let before = "";
  const lines = text.split("\n").map((line) => {
    const item = before;
    before = line;
    if (FENCE.test(line)) isFenced = !isFenced;
    if (line.trim() === "") isEnded = false;
    // No number but the first begins a list below a line.
    if (isEnded && !isFenced && ITEM.test(line)) return `\n${line}`;
    if (isFenced || !ITEM.test(item) || !/^\S/.test(line) || MARKED.test(line)) return line;
    if (!isHardBreak(item.trim(), line, { width, own: null })) return line;
    isEnded = true;
    return `\n${line}`;
  });
  return lines.join("\n");
}

function joinAll(lines: readonly string[]): string {
  return lines.map((line, index) => separatorBetween(lines[index - 1], line) + line).join("");
}

/** What joins two parts of a sentence: a space if the script uses spaces. */
export function separatorBetween(before: string | undefined, after: string): string {
  if (before === undefined) return "";
  return UNSPACED.test(before.at(-1) ?? "") && UNSPACED.test(after[0] ?? "") ? "" : " ";
}

/** The width at which lines are wrapped whose words are not told apart; null if they are not. */
function unspacedWidth(lines: readonly string[]): number | null {
  const widths = lines.map((line) => Bun.stringWidth(line.trim())).filter((width) => width > 0);
  const widest = widths.reduce((max, width) => Math.max(max, width), 0);
  const isWrapped =
    widest >= MIN_UNSPACED_WIDTH &&
    widths.slice(0, -1).filter((width) => width >= widest - WRAPPED_SPREAD).length >=
      0.6 * (widths.length - 1);
  return isWrapped ? widest : null;
}

function isHardBreak(
  line: string,
  next: string,
  { width, own }: { width: number; own: number | null },
): boolean {
  if (width < MIN_WRAP_WIDTH) return false;
  const isUnspaced = UNSPACED.test(next[0] ?? "");
  const firstWord = isUnspaced ? 2 : (/^\S+/.exec(next)?.[0].length ?? 0);
  if (SPEAKER.test(next) && (SPEAKER.test(line) || SENTENCE_END.test(line))) return true;
  if (/[,،，、]$/u.test(line) && CONTINUES.test(next)) return false;
  if (QUOTE_OPENED.test(line) && QUOTE_CLOSED.test(next)) return false;
  if (width === Number.POSITIVE_INFINITY) {
    if (Bun.stringWidth(line) < MIN_PART_WIDTH || APART.test(next)) return true;
    // An author below a headline: "di Somebody".
    if (Bun.stringWidth(next) < MIN_PART_WIDTH && !SENTENCE_END.test(next)) return true;
  }
  if (isUnspaced && UNSPACED.test(line.at(-1) ?? "")) {
    return own === null || Bun.stringWidth(line) < own - WRAPPED_SPREAD;
  }
  if (Bun.stringWidth(line) + 1 + firstWord > width * 0.85) return false;
  return SENTENCE_END.test(line) || !CONTINUES.test(next);
}
