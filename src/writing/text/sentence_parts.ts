/** A stretch of a sentence up to a comma, semicolon or dash. */
export interface SentencePart {
  /** The mark before it, with its spaces; empty for the first part. */
  mark: string;
  text: string;
}

/** Commas within numbers have no space after them; Chinese uses "、" in enumerations alone. */
const MARK = /[,;]\s+|[—–-]{1,2}\s+|—+|[，；،؛]\s*|、/u;
const TOKEN = new RegExp(
  String.raw`["“”„«»「」『』()（）[\]‘]|’(?!\p{L})|(?<!\s)\s*(?:${MARK.source})`,
  "gu",
);
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CLOSERS = "”»」』)）]’";

/** Splits a sentence at its commas, semicolons and dashes, but not within quotations and brackets. */
export function sentenceParts(sentence: string): SentencePart[] {
  const parts: SentencePart[] = [];
  const hasKana = KANA.test(sentence);
  let start = 0;
  let mark = "";
  let depth = 0;
  let isQuoted = false;
  for (const { 0: token, index } of sentence.matchAll(TOKEN)) {
    if (token === '"') isQuoted = !isQuoted;
    // "“" closes what "„" opened, and "«" what "»" did.
    else if (CLOSERS.includes(token) || (depth > 0 && "“«".includes(token)))
      depth = token === "»" && depth === 0 ? 1 : Math.max(0, depth - 1);
    else if (token.length === 1 && "“„«「『(（[‘".includes(token)) depth += 1;
    else if (depth === 0 && !isQuoted && isMark(token, hasKana)) {
      parts.push({ mark, text: sentence.slice(start, index) });
      mark = token;
      start = index + token.length;
    }
  }
  return [...parts, { mark, text: sentence.slice(start) }];
}

/** The sentence of some parts. */
export function joinParts(parts: readonly SentencePart[]): string {
  return parts.map(({ mark, text }, index) => (index === 0 ? text : mark + text)).join("");
}

/** True for a dash. */
export function isDash(mark: string): boolean {
  return /[—–-]/u.test(mark);
}

function isMark(token: string, hasKana: boolean): boolean {
  if (token.trim() === "、") return hasKana;
  // A hyphen or a short dash within a word, or a range, has no space before it.
  return !/^[–-]/u.test(token);
}
