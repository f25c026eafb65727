// More than any honest text has. The parser's time grows with the square of most of these.
const MAX_LINES = 3_000;
const MAX_EMPHASES = 1_000;
const MAX_BRACKETS = 2_000;
const MAX_STRAY_BRACKETS = 50;
const MAX_UNDERLINES = 200;
/** Lines of a part that is parsed for itself. */
const MIN_PART_LINES = 100;
const MAX_PART_LINES = 200;
const MAX_DEFINITIONS = 100;
/** Asterisks, underscores or tildes in a row. */
const MAX_RUN_LENGTH = 3;

const MARKER = String.raw`[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])`;
/** Nesting deeper than anyone intends; the parser recurses once per level. */
const DEEP_NESTING = new RegExp(`^((?:${MARKER}){3})(?:${MARKER})+`, "gmu");
/** Bullets are matched too, as they look alike; underscores within words never emphasise. */
const EMPHASIS = /^[ \t]*\*[ \t]|\*+|~+|(?<![\p{L}\p{N}_])_+|(?<!_)_+(?![\p{L}\p{N}_])/gmu;
const BULLET = /[*][ \t]$/;
const BRACKET = /[[\]]/gu;
/** The line below a heading that makes it one. */
const UNDERLINE = /^[ \t]*(?:=+|-+)[ \t]*$/gmu;
const DEFINITION = /^ {0,3}\[[^\]]+\]:\s*\S/u;
const FENCE = /^[ \t]*(```|~~~)/;
const DATA_URL = /data:[\w/+.-]{1,80};base64,[\w+/=]*/giu;

/**
 * Limits a Markdown text to what can be parsed in linear time: lines and marks past their limits are
 * left out.
 */
export function boundMarkdown(source: string): string {
  const lines = firstLines(source).replace(DATA_URL, "").replace(DEEP_NESTING, "$1");
  const runs = lines.replace(EMPHASIS, (run) =>
    run.length > MAX_RUN_LENGTH && !/\s/.test(run) ? run.slice(0, MAX_RUN_LENGTH) : run,
  );
  const underlined = firstMarks(runs, UNDERLINE, MAX_UNDERLINES);
  const emphasised = firstMarks(underlined, EMPHASIS, MAX_EMPHASES);
  return firstMarks(withoutStrayBrackets(emphasised), BRACKET, MAX_BRACKETS);
}

/** Leaves out closing brackets that nothing opens: the parser looks for that in all of the text before. */
function withoutStrayBrackets(text: string): string {
  let open = 0;
  let stray = 0;
  return text.replace(BRACKET, (bracket) => {
    if (bracket === "[") open += 1;
    else if (open > 0) open -= 1;
    else if (++stray > MAX_STRAY_BRACKETS) return "";
    return bracket;
  });
}

function firstLines(source: string): string {
  let end = -1;
  for (let line = 0; line < MAX_LINES; line++) {
    end = source.indexOf("\n", end + 1);
    if (end < 0) return source;
  }
  return source.slice(0, end);
}

/**
 * Divides a Markdown text into parts to be parsed one by one, at blank lines where there are any. Each
 * part has all definitions of links.
 */
export function divideMarkdown(source: string): string[] {
  const lines = source.split("\n");
  if (lines.length <= MAX_PART_LINES) return [source];
  const defined = new Set(lines.filter((line) => DEFINITION.test(line)));
  const definitions = [...defined].slice(0, MAX_DEFINITIONS).join("\n");
  const parts: string[] = [];
  let part: string[] = [];
  let fence = "";
  for (const [index, line] of lines.entries()) {
    part.push(line);
    const mark = FENCE.exec(line)?.[1] ?? "";
    if (mark !== "" && (fence === "" || mark === fence)) fence = fence === "" ? mark : "";
    const next = lines[index + 1] ?? "";
    const isApart = fence === "" && line.trim() === "" && /^\S/.test(next);
    if ((isApart && part.length >= MIN_PART_LINES) || part.length >= MAX_PART_LINES) {
      parts.push(part.join("\n"));
      part = [];
    }
  }
  return [...parts, part.join("\n")].map((text) => `${text}\n\n${definitions}`);
}

function firstMarks(text: string, marks: RegExp, limit: number): string {
  let count = 0;
  return text.replace(marks, (mark) => (++count > limit && !BULLET.test(mark) ? "" : mark));
}
