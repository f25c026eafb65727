import type { Block } from "../posts/document.ts";
import { cleanText } from "./clean_text.ts";

/** Controls, but for tabs and line breaks, what reorders letters, and what only one font has. */
const CONTROLS =
  /(?![\t\n])\p{Cc}|[\u00AD\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|[\p{Co}\p{Cs}]/gu;
const MAX_CODE_LENGTH = 20_000;

/** Cleans the texts of a block. Code keeps its marks and code and verse their line breaks. */
export function cleanBlock(block: Block): Block {
  const { text, speaker, cells } = block;
  if (block.kind === "code") {
    const code = text.slice(0, MAX_CODE_LENGTH).replace(CONTROLS, "").replaceAll("\t", "  ");
    return { ...block, text: code.replace(/^\n+/, "").trimEnd() };
  }
  const lines = block.kind === "verse" ? text.split("\n") : [text];
  const clean: Block = {
    ...block,
    text: lines
      .map(cleanText)
      .filter((line) => line !== "")
      .join("\n"),
  };
  if (speaker !== undefined) clean.speaker = cleanText(speaker);
  if (cells !== undefined) {
    clean.cells = cells.map(({ column, text: cell }) => ({
      column: column === null ? null : cleanText(column) || null,
      text: cleanText(cell),
    }));
  }
  return clean;
}
