import { boundWords } from "./clean_text.ts";
import { keysOf, lineKey } from "./languages/mod.ts";

/** Lines that only programs and terminals have. */
const CODE = [
  /[;{]\s*(?:\/\/.*|#.*)?$/,
  /^\s*[}\])]+[;,)]*\s*(?:else\b.*)?$/,
  /^\s*(?:import|from|export|const|let|var|def|class|function|fn|func|public|private|protected|static|async|return|package|using|namespace|struct|enum|interface|impl|elif|else if|if|for|while|switch|try|except|catch|with)\b.*[({;:=]\s*\S*\s*[)};:'"]*$/,
  /^\s*(?:import [\w.{]|from [\w.]+ import|#include\s*[<"]|#!\/|package [\w.]+;?$|SELECT\b.*\bFROM\b|INSERT INTO\b|CREATE (?:TABLE|INDEX)\b|return\b.*[;)]?$)/,
  /(?:=>|==|!=|&&|\|\||::|->|\+=|\+\+|:=)/,
  /^\s*[\w.$[\]"']+\s*=\s*\S/,
  /^\s*(?:await\s+)?[\w.$]+\([^()]*\)\s*[;:{]?$/,
  /^\s*[$%]\s+[a-z.][\w./-]*(?:\s|$)/,
  /^\s*(?:sudo|npm|npx|pip3?|git|docker|curl|wget|apt(?:-get)?|brew|yarn|pnpm|bun|cargo|kubectl|chmod|mkdir|export|echo)\s+[\w./~$"'-]/,
  /^\s*(?:>>>|\.\.\.)\s/,
  // "01:10" is a time, "Height: 24 cm" a measure.
  /^\s*(?!\d{1,2}:\d{2}\b)(?:["'][\w-]+["']\s*:\s*(?:["'[{\d]|true|false|null).*|[\w-]+:\s*["'[{].*|[a-z][\w-]*:\s*(?:-?\d[\d.]*|true|false|null)),?$/,
];
const COMMENT = /^\s*(?:\/\/|#(?!#*\s*\p{Lu}\p{Ll}+\s)|\/\*|\*\/?|--|<!--)\s?/u;
/** What no sentence has and most lines of a program do. */
const SYMBOLS = /[{}()=;<>]/;
const MIN_SENTENCE_WORDS = 7;
const FENCE = /^[ \t]*(```+|~~~+)/;
/** Also in an item or a quotation. */
const OPENING_FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?=[^`]*$)|~{3,})/;
const ITEM = /^\s*(?:[-*+•]|\d+[.)])\s/;
const MIN_LINES = 3;
const MIN_SHARE = 0.6;
const MAX_LINE_LENGTH = 400;

/** What pages write above a program: its language, and a button to copy it. */
const LANGUAGE =
  /^(?:bash|sh|shell|zsh|console|terminal|powershell|python|javascript|js|jsx|typescript|ts|tsx|java|kotlin|swift|go|golang|rust|ruby|php|perl|lua|scala|haskell|elixir|dart|r|c|c\+\+|cpp|c#|csharp|objective-c|sql|html|css|scss|json|yaml|yml|toml|xml|ini|dockerfile|docker|makefile|nginx|graphql|diff|text|plaintext)$/iu;
const COPY = keysOf("copying");

/** Puts fences around pasted code that has none. */
export function fenceCode(source: string): string {
  const lines = fenceLabelled(source.split("\n"));
  const result: string[] = [];
  let index = 0;
  let fence: string | null = null;
  while (index < lines.length) {
    const line = lines[index] ?? "";
    const mark = FENCE.exec(line)?.[1]?.slice(0, 3) ?? null;
    if (mark !== null && (fence === null || fence === mark)) fence = fence === null ? mark : null;
    const end = fence === null && mark === null ? endOfCode(lines, index) : index;
    if (end > index) {
      result.push("", "```", ...lines.slice(index, end), "```", "");
      index = end;
    } else {
      result.push(line);
      index += 1;
    }
  }
  return result.join("\n");
}

/** Changes what stands outside fences. A fence that nothing closes goes on to the end, as in Markdown. */
export function mapText(source: string, change: (text: string) => string): string {
  const lines = source.split("\n");
  const parts: string[] = [];
  let start = 0;
  let fence: string | null = null;
  const endPart = (end: number): void => {
    const part = lines.slice(start, end).join("\n");
    if (end > start) parts.push(fence === null ? change(part) : boundWords(part));
    start = end;
  };
  for (const [index, line] of lines.entries()) {
    if (fence === null) {
      const mark = OPENING_FENCE.exec(line)?.[1];
      if (mark === undefined) continue;
      endPart(index);
      fence = mark;
    } else if (closes(line, fence)) {
      endPart(index + 1);
      fence = null;
    }
  }
  endPart(lines.length);
  return parts.join("\n");
}

function closes(line: string, fence: string): boolean {
  const mark = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
  return mark?.startsWith(fence) ?? false;
}

/** Fences what stands below the name of a language or a button to copy it, up to the next empty line. */
function fenceLabelled(lines: readonly string[]): string[] {
  const result: string[] = [];
  let isFenced = false;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (FENCE.test(line)) isFenced = !isFenced;
    const start = isFenced ? index : belowLabels(lines, index);
    if (start === index) {
      result.push(line);
      continue;
    }
    let end = start;
    while (
      end < lines.length &&
      (lines[end] ?? "").trim() !== "" &&
      !FENCE.test(lines[end] ?? "")
    ) {
      end += 1;
    }
    const code = lines.slice(start, end);
    if (code.length === 0 || code.some((own) => isProse(own))) {
      result.push(line);
      continue;
    }
    result.push("", "```", ...code, "```", "");
    index = end - 1;
  }
  return result;
}

/** The line below the labels that begin at a line; the line itself if it is none. */
function belowLabels(lines: readonly string[], start: number): number {
  let hasCopy = false;
  let hasLanguage = false;
  let index = start;
  for (; index < start + 4; index++) {
    const line = (lines[index] ?? "").trim();
    const isCopy = COPY.has(lineKey(line));
    if (!isCopy && !LANGUAGE.test(line) && !(line === "" && index > start)) break;
    hasCopy ||= isCopy;
    hasLanguage ||= LANGUAGE.test(line);
  }
  if (hasCopy && hasLanguage) return index;
  // Buttons to share an article offer to copy its address, too.
  const isProgram = hasCopy
    ? hasCodeBelow(lines, index)
    : hasLanguage && isCode(lines[index] ?? "");
  return isProgram ? index : start;
}

/** A program shows itself in its first lines. */
const MAX_TELLING = 8;

function hasCodeBelow(lines: readonly string[], start: number): boolean {
  const below = lines.slice(start, start + MAX_TELLING);
  const end = below.findIndex((line) => line.trim() === "");
  return below.slice(0, end < 0 ? below.length : end).some(isCode);
}

function isProse(line: string): boolean {
  return line.length > MAX_LINE_LENGTH || isSentence(line);
}

/** Where the code ends that begins at a line; the line itself if none does. */
function endOfCode(lines: readonly string[], start: number): number {
  if (!isCode(lines[start] ?? "") || ITEM.test(lines[start] ?? "")) return start;
  let code = 0;
  let count = 0;
  let end = start;
  for (let index = start; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (line.trim() === "") {
      // Programs have blank lines, with more of the program below.
      const next = lines[index + 1] ?? "";
      if (isCode(next) || isInside(next)) continue;
      break;
    }
    const isLine = isCode(line);
    if (!isLine && !COMMENT.test(line) && !isInside(line)) break;
    if (isSentence(line) && !COMMENT.test(line)) break;
    if (FENCE.test(line)) break;
    count += 1;
    if (isLine) code += 1;
    if (isLine || isInside(line)) end = index + 1;
  }
  const isTerminal = /^\s*(?:[$]|>>>)\s+[a-z]/.test(lines[start] ?? "");
  return (count >= MIN_LINES && code >= MIN_SHARE * count) || isTerminal ? end : start;
}

function isCode(line: string): boolean {
  if (line.length > MAX_LINE_LENGTH || isSentence(line)) return false;
  const words = withoutSpans(line);
  return CODE.some((pattern) => pattern.test(words));
}

/** A line of Markdown without the code among its words, which says that the others are words. */
function withoutSpans(line: string): string {
  const words = line.replace(/`[^`]+`/g, "");
  return /\p{L}{2,}\s+\p{L}{2,}/u.test(words) ? words : line;
}

/** Indented lines go on with the program above them. */
function isInside(line: string): boolean {
  return /^(?: {2,}|\t)\S/.test(line) && !isSentence(line) && !ITEM.test(line);
}

function isSentence(line: string): boolean {
  const text = line.trim();
  if (SYMBOLS.test(text) || !/[.!?:]["”]?$/u.test(text)) return false;
  return text.split(/\s+/).length >= MIN_SENTENCE_WORDS;
}
