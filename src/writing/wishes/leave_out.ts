import type { Block, Document } from "../../posts/document.ts";
import { pointsBack } from "../text/openers.ts";
import { splitSentences } from "../text/sentences.ts";
import type { Mentions } from "./mentions.ts";

/** Leaves out every title, sentence, row and name that mentions something, and what refers back to it. */
export function leaveOut(document: Document, mentions: Mentions): Document {
  const { title, language, details = {} } = document;
  const known = Object.entries(details).filter(([, text]) => !mentions(text));
  return {
    ...document,
    title: title !== null && mentions(title) ? null : title,
    details: Object.fromEntries(known),
    blocks: document.blocks
      .map((block) => withoutMentions(block, mentions, language))
      .filter((block) => block !== null),
  };
}

function withoutMentions(block: Block, mentions: Mentions, language: string): Block | null {
  const cells = block.cells ?? [];
  if (cells.some(({ column, text }) => mentions(`${column ?? ""} ${text}`))) return null;
  if (block.speaker !== undefined && mentions(block.speaker)) return null;
  if (!mentions(block.text)) return block;
  if (block.kind === "heading" || block.kind === "quote") return null;
  const inLines = block.kind === "code" || block.kind === "verse";
  const parts = inLines ? block.text.split("\n") : splitSentences(block.text, language);
  const kept: string[] = [];
  let isLeftOut = false;
  for (const part of parts) {
    isLeftOut = mentions(part) || (isLeftOut && pointsBack(part, language));
    if (!isLeftOut) kept.push(part);
  }
  return kept.length === 0 ? null : { ...block, text: kept.join(inLines ? "\n" : " ") };
}

/** Not signs that texts are written with, such as "©" and "™". */
const EMOJI =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{RI}|\uFE0F|\u20E3)(?:\u200D(?=\p{Extended_Pictographic}))?/gu;

/** Leaves out all emoji. */
export function leaveOutEmoji(document: Document): Document {
  const plain = (text: string) => text.replace(EMOJI, "").trim();
  return {
    ...document,
    title: document.title === null ? null : plain(document.title),
    blocks: document.blocks.map((block) => ({ ...block, text: plain(block.text) })),
  };
}
