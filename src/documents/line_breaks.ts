const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}，。！？、；：「」『』（）]/u;
const SENTENCE_END = /[.!?…:。！？।؟۔]["'”’»)\]」』]*$/u;
const SPEAKER = /^\p{Lu}[\p{L}.' -]{0,24}:\s|^[—–-]\s/u;
/** Start of a line that probably continues the previous one. */
const CONTINUES =
  /^[\p{Ll}(,;\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Nobody wraps text narrower than this, so breaks in shorter lines are deliberate. */
const MIN_WRAP_WIDTH = 55;

/** The width at which a text is wrapped, in terminal columns: the width of its longest line. */
export function wrapWidth(text: string): number {
  let width = MIN_WRAP_WIDTH;
  for (const line of text.split("\n")) width = Math.max(width, Bun.stringWidth(line.trim()));
  return width;
}

/**
 * Joins lines that were wrapped at `width` and keeps deliberate breaks: where the next line's first
 * word would still have fitted, and the line ends a sentence or the next one does not continue it.
 */
export function splitLines(lines: readonly string[], width: number): string[] {
  const groups: string[][] = [];
  for (const rawLine of lines) {
    const line = rawLine.trim();
    if (line === "") continue;
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group === undefined || last === undefined || isHardBreak(last, line, width)) {
      groups.push([line]);
    } else group.push(line);
  }
  return groups.map(joinAll);
}

function joinAll(lines: readonly string[]): string {
  return lines.map((line, index) => separatorBetween(lines[index - 1], line) + line).join("");
}

/** What joins two parts of a sentence: a space if the script uses spaces. */
export function separatorBetween(before: string | undefined, after: string): string {
  if (before === undefined) return "";
  return UNSPACED.test(before.at(-1) ?? "") && UNSPACED.test(after[0] ?? "") ? "" : " ";
}

function isHardBreak(line: string, next: string, width: number): boolean {
  if (width < MIN_WRAP_WIDTH) return false;
  const firstWord = UNSPACED.test(next[0] ?? "") ? 2 : (/^\S+/.exec(next)?.[0].length ?? 0);
  if (SPEAKER.test(next) && (SPEAKER.test(line) || SENTENCE_END.test(line))) return true;
  if (Bun.stringWidth(line) + 1 + firstWord > width * 0.85) return false;
  return SENTENCE_END.test(line) || !CONTINUES.test(next);
}
