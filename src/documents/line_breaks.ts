const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}，。！？、；：「」『』（）]/u;
const SENTENCE_END = /[.!?…:。！？।؟۔]["'”’»)\]」』]*$/u;
const SPEAKER = /^\p{Lu}[\p{L}.' -]{0,24}:\s|^[—–-]\s/u;
/** Where a line in a script with capitals, or without blanks, cannot tell that it begins anew. */
const CONTINUES =
  /^[\p{Ll}(,;\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Narrower than this nobody wraps by hand, so a line that ends earlier ends on purpose. */
const NARROWEST_WRAP = 55;

/** The width at which a text is wrapped, in columns of a terminal: that of its longest line. */
export function wrapWidth(text: string): number {
  let width = NARROWEST_WRAP;
  for (const line of text.split("\n")) width = Math.max(width, Bun.stringWidth(line.trim()));
  return width;
}

/**
 * Joins lines that were wrapped at `width` and splits where a line ended on purpose: where the next
 * line's first word would still have fitted, and the line ends a sentence or the next one begins anew.
 */
export function splitLines(lines: readonly string[], width: number): string[] {
  const groups: string[][] = [];
  for (const raw of lines) {
    const line = raw.trim();
    if (line === "") continue;
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group === undefined || last === undefined || endsOnPurpose(last, line, width)) {
      groups.push([line]);
    } else group.push(line);
  }
  return groups.map(joinAll);
}

function joinAll(lines: readonly string[]): string {
  return lines.map((line, index) => glueBefore(lines[index - 1], line) + line).join("");
}

/** Puts two parts of one sentence together, with a blank where the script has blanks. */
export function joinLines(before: string, after: string): string {
  return before + glueBefore(before, after) + after;
}

function glueBefore(before: string | undefined, after: string): string {
  if (before === undefined) return "";
  return UNSPACED.test(before.at(-1) ?? "") && UNSPACED.test(after[0] ?? "") ? "" : " ";
}

function endsOnPurpose(line: string, next: string, width: number): boolean {
  if (width < NARROWEST_WRAP) return false;
  const firstWord = UNSPACED.test(next[0] ?? "") ? 2 : (/^\S+/.exec(next)?.[0].length ?? 0);
  if (SPEAKER.test(next) && (SPEAKER.test(line) || SENTENCE_END.test(line))) return true;
  if (Bun.stringWidth(line) + 1 + firstWord > width * 0.85) return false;
  return SENTENCE_END.test(line) || !CONTINUES.test(next);
}
