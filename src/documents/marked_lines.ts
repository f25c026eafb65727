/** A square or the like, as East Asian authors put it before headings, and others before items of lists. */
const MARKED = /^[ \t\u3000]*[■◆□◇▼▲●][ \t\u3000]*(?=[^\s■◆□◇▼▲●])/u;
/** A name of something, with what it is: a list may have one item. */
const LABELLED = /^[^:：]{1,16}[:：]\s*\S/u;
const ENDED = /[.。．!！?？…：:]["”」』)）]*$/u;
/** Longer lines are text, in UTF-16 code units. */
const MAX_LENGTH = 80;

/** Takes the marks off lines that have one alone, each above a text of its own: they are headings, and no list. */
export function unmarkHeadings(source: string): string {
  if (!/[■◆□◇▼▲●]/u.test(source)) return source;
  const lines = source.split("\n");
  const said = [...lines.keys()].filter((index) => lines[index]?.trim() !== "");
  for (const [at, index] of said.entries()) {
    const line = lines[index] ?? "";
    const heading = line.replace(MARKED, "").trim();
    const [above = "", below = ""] = [at - 1, at + 1].map((other) => lines[said[other] ?? -1]);
    if (!MARKED.test(line) || MARKED.test(above) || MARKED.test(below)) continue;
    if (heading.length > MAX_LENGTH || LABELLED.test(heading) || ENDED.test(heading)) continue;
    if (below.trim().length > heading.length) lines[index] = `\n${heading}\n`;
  }
  return lines.join("\n");
}
