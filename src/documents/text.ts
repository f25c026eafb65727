import type { Block, Document } from "../posts/document.ts";
import { joinTimed, readChat } from "./chats.ts";
import { cleanBlock } from "./clean_block.ts";
import { boundWords, hasContent } from "./clean_text.ts";
import { fenceCode, mapText } from "./code_lines.ts";
import { documentOf, type Told } from "./document_of.ts";
import { readFrontMatter } from "./front_matter.ts";
import { htmlToMarkdown, withoutPrograms } from "./html.ts";
import { endItems, wrapWidth } from "./line_breaks.ts";
import { markdownBlocks } from "./markdown_blocks.ts";
import { boundMarkdown, divideMarkdown } from "./markdown_bounds.ts";
import { unmarkHeadings } from "./marked_lines.ts";
import { mendText } from "./mend_text.ts";
import { markTables } from "./plain_tables.ts";
import { markWideSpeakers } from "./speakers.ts";
import { isVerse, versesWithin } from "./verse.ts";
import { looksLikeWebPage, readWebPage } from "./web_page.ts";

/** Bullets that are not Markdown. */
const BULLET =
  /^([ \t]*)(?:[•‣◦▪▫●○■□★☆✓✔✗✘➤➜→►▶]|✅|☑️?|✔️|👉|🔹|🔸|🔶|🔷|⭐️?|📌|▶️|➡️)[ \t]+(?=\S)/gmu;
/** Bullets without a space, as in East Asian texts. */
const TIGHT_BULLET = /^([ \t]*)[・●■◆◇]\s*(?=\S)/gmu;
/** "12. November 2023" begins no list. */
const DATE = /^([ \t]*\d{1,2})\.(?=[ \t]\p{L}{3,12}\.?[ \t]\d{4}\b)/gmu;
/** An arrow before a line alone, where a quotation would go on. */
const ARROW = /(?<=^|\n(?!>)[^\n]*\n)>>+[ \t]+(?=\S[^\n]*(?:\n(?!>)|$))/gu;
/** What a site's generator would have taken for its own. */
const TEMPLATE_TAG = /\{%[^{}%\n]{1,300}%\}|(?<![` \t])[ \t]*\{\{[^{}\n]{1,80}\}\}(?!`)/g;
/** A note of where a change was discussed: "[[Bug #1234]]". */
const TRACKED = /(?<![ \t])[ \t]*\[\[[^[\]\n]{0,30}#\d{1,8}\]\]/g;
const THREAD_NUMBER = /^\d{1,2}\/\s+(?=\S)/gm;
const KEYCAP = /^([ \t]*)(\d)\u{FE0F}?\u{20E3}[ \t]*(?=\S)/gmu;

/** Reads plain text, Markdown or HTML as blocks without markup. Never throws; empty text has no blocks. */
export function readText(text: string): Document {
  const { blocks, told } = readPage(text);
  return documentOf(blocks, told);
}

/** Reads all blocks of a text, those around its article among them, and what it says of itself. */
export function readPage(text: string): { blocks: Block[]; told: Told } {
  const source = mendText(text)
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n");
  const isWebPage = looksLikeWebPage(source);
  const page = isWebPage ? readWebPage(source) : null;
  if (page !== null) {
    const blocks = page.blocks.map(cleanBlock).filter((block) => hasContent(block.text));
    return { blocks, told: { title: null, details: page.details, isMarkedUp: true } };
  }
  const front = readFrontMatter(isWebPage ? withoutPrograms(source) : source);
  return { blocks: readBlocks(front.rest), told: { title: front.title, details: front.details } };
}

/** Converts a short text to a single line, without Markdown or HTML. */
export function plainLine(text: string): string {
  return readBlocks(text)
    .map((block) => block.text)
    .join(" ");
}

function readBlocks(source: string): Block[] {
  const chat = readChat(source);
  if (chat !== null) return chat.map(cleanBlock).filter((block) => hasContent(block.text));
  const marked = fenceCode(markTables(joinTimed(markWideSpeakers(source))));
  const width = wrapWidth(source);
  const lines = { width, isVerse: isVerse(source), verses: versesWithin(source, width) };
  return divideMarkdown(endItems(prepare(marked), width))
    .flatMap((part) => markdownBlocks(part, lines))
    .map(cleanBlock)
    .filter((block) => hasContent(block.text));
}

function prepare(source: string): string {
  return boundMarkdown(mapText(source, prepareText));
}

function prepareText(source: string): string {
  return (
    unmarkHeadings(boundWords(htmlToMarkdown(source)))
      .replace(TEMPLATE_TAG, "")
      .replace(TRACKED, "")
      .replace(/\n{3,}/g, "\n\n")
      .replace(DATE, "$1\\.")
      // Any remaining "<" is literal.
      .replace(/<(?!https?:\/\/|[\w.+-]{1,64}@)/g, "\\<")
      .replace(BULLET, "$1- ")
      .replace(TIGHT_BULLET, "$1- ")
      .replace(ARROW, "- ")
      .replace(THREAD_NUMBER, "")
      .replace(KEYCAP, "$1$2. ")
  );
}
