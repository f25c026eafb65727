import type { Block } from "../posts/document.ts";
import { findSpeakers } from "./speakers.ts";

/** Where the name of a speaker leads, which the text alone does not tell from a label. */
export const SPEAKER_LINK = "#speaker";
/** What begins a block in Markdown, where a text means none. */
const MARKS = /^(?=[#>|]|[-+]\s|(?:[-=]\s*){3,}$)/u;
const NUMBER = /^(\d{1,9})(?=[.)]\s)/u;
const INLINE = /[\\`*_[\]~]/gu;

/** Writes blocks as Markdown: reading that gives the same blocks. */
export function toMarkdown(blocks: readonly Block[]): string {
  const parts: string[] = [];
  const isTold = tellsSpeakers(blocks);
  let isOdd = false;
  /** Where the items of each level begin: behind the mark of the one that they belong to. */
  const indents: string[] = [];
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    if (block.cells !== undefined) {
      const isNew = columnsOf(before) !== columnsOf(block);
      parts.push(isNew ? `\n${headOf(block)}\n${rowOf(block)}` : rowOf(block));
      continue;
    }
    const text = escaped(block.text);
    const { speaker } = block;
    if (block.kind === "list_item") {
      const goesOn = before?.kind === "list_item" && before.cells === undefined;
      const isCounted = !goesOn || block.level !== before.level || follows(before, block);
      // Another mark begins another list, with a number of its own.
      if (!isCounted) isOdd = !isOdd;
      const mark =
        block.number === undefined ? (isOdd ? "+" : "-") : `${block.number}${isOdd ? ")" : "."}`;
      const said = speaker === undefined ? text : `${linkTo(speaker)}: ${text}`;
      const indent = indents[block.level - 1] ?? "    ".repeat(Math.max(0, block.level - 1));
      indents[block.level] = indent + " ".repeat(Math.max(4, mark.length + 1));
      parts.push(`${goesOn && isCounted ? "" : "\n"}${indent}${mark} ${said}`);
      continue;
    }
    if (speaker !== undefined && block.kind === "paragraph") {
      parts.push(`\n${isTold ? escaped(speaker) : linkTo(speaker)}: ${text}`);
    } else parts.push(`\n${partOf(block)}`);
  }
  return parts.join("\n").trim();
}

function partOf({ kind, text, level, speaker }: Block): string {
  switch (kind) {
    case "heading":
      return `${"#".repeat(Math.max(1, Math.min(6, level)))} ${escaped(text)}`;
    case "quote":
      return speaker === undefined
        ? `> ${escaped(text)}`
        : `> ${escaped(text)}\n> — ${escaped(speaker)}`;
    case "code": {
      const fence = text.includes("```") ? "~~~" : "```";
      return `${fence}\n${text.replaceAll("~~~", "```")}\n${fence}`;
    }
    case "verse":
      return text.split("\n").map(escaped).join("\n");
    case "caption":
      return `![](# "${escaped(text).replaceAll('"', '\\"')}")`;
    default:
      return escaped(text);
  }
}

/** True if names before colons are read as the speakers that they are. */
function tellsSpeakers(blocks: readonly Block[]): boolean {
  const written = blocks.map((block): Block => {
    const { speaker, ...rest } = block;
    if (speaker === undefined || block.kind !== "paragraph") return block;
    return { ...rest, text: `${speaker}: ${block.text}` };
  });
  return findSpeakers(written).every(
    ({ speaker, text }, index) =>
      speaker === blocks[index]?.speaker && text === blocks[index]?.text,
  );
}

/** True if an item goes on with the list of the one before it. */
function follows(before: Block, { number }: Block): boolean {
  return before.number === undefined
    ? number === undefined
    : number !== undefined && number !== before.number;
}

function linkTo(speaker: string): string {
  return `[${escaped(speaker)}](${SPEAKER_LINK})`;
}

function columnsOf(block: Block | undefined): string | null {
  return block?.cells?.map(({ column }) => column ?? "").join("|") ?? null;
}

function headOf({ cells = [] }: Block): string {
  const names = cells.map(({ column }) => cellOf(column ?? ""));
  return `| ${names.join(" | ")} |\n|${" --- |".repeat(names.length)}`;
}

function rowOf({ cells = [] }: Block): string {
  return `| ${cells.map(({ text }) => cellOf(text)).join(" | ")} |`;
}

function cellOf(text: string): string {
  return escaped(text).replaceAll("|", "\\|");
}

function escaped(text: string): string {
  return text.replace(INLINE, "\\$&").replace(MARKS, "\\").replace(NUMBER, "$1\\");
}
