import type { Document } from "../../../src/posts/document.ts";
import type { Page, Specimen } from "./_corpus.ts";
import type { Expectation } from "./_expectation.ts";
import { keyOf, linesOf } from "./_words.ts";

/** Shorter lines are words that any text may have. */
const MIN_WORDS = 3;
/** A part of a line of furniture is told by as many words. */
const MIN_SHOWN = 4;
/** The share of known words with which a block is the text's own, somewhat changed. */
const OWN_SHARE = 0.7;
const BLOCK_TAG =
  /<\/?(?:address|article|aside|blockquote|br|button|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|label|li|main|nav|ol|option|p|pre|section|select|summary|table|t[drh]|title|ul)\b[^>]*>/gi;
const UNSEEN = /<(script|style|template|svg|head)\b.*?<\/\1>|<!--.*?-->/gis;

/** A page with what concerns its furniture. */
interface FurnishedPage extends Pick<Page, "type" | "bytes" | "clean"> {
  expectation: Pick<Expectation, "may" | "mustNot">;
}

/** The lines of a page that its clean twin does not have and that nobody allows. */
export function furnitureOf({ type, bytes, clean, expectation }: FurnishedPage): string[] {
  const named = expectation.mustNot ?? [];
  // Of a PDF, only words tell what is there in excess: its lines are nowhere written down.
  if (clean === null || type === "pdf") return named;
  const { all, lines } = ownTexts(clean, expectation.may ?? []);
  const found = linesOf(visibleText(bytes)).filter((line) => {
    const key = keyOf(line);
    return !lines.has(key) && (isShort(key) || !all.includes(key));
  });
  return [...new Set([...named, ...found])];
}

/** The lines of furniture that a document still has. */
export function furnitureLeft(specimen: Specimen, document: Document): string[] {
  const { all, lines, words } = ownTexts(specimen.clean ?? "", specimen.expectation.may ?? []);
  const suspects = document.blocks.map(({ text }) => keyOf(text)).filter((key) => !lines.has(key));
  const foreign = suspects.filter((key) => !all.includes(key) || isShort(key));
  const changed = foreign.map((key) => {
    const parts = key.trim().split(" ");
    return {
      key,
      isOwn: parts.filter((word) => words.has(word)).length / parts.length >= OWN_SHARE,
    };
  });
  return furnitureOf(specimen).filter((line) => {
    const key = keyOf(line);
    return changed.some(
      (block) => block.key === key || (block.key.includes(key) && !(isShort(key) && block.isOwn)),
    );
  });
}

/** The texts of a post that are furniture, or a part of a line of it. */
export function furnitureShown(specimen: Specimen, texts: readonly string[]): string[] {
  const { all } = ownTexts(specimen.clean ?? "", specimen.expectation.may ?? []);
  const furniture = furnitureOf(specimen).map(keyOf);
  return texts.filter((text) => {
    const key = keyOf(text);
    if (key === "" || all.includes(key)) return false;
    return furniture.some(
      (line) =>
        line === key ||
        (!isShort(line) && key.includes(line)) ||
        (key.trim().split(" ").length >= MIN_SHOWN && line.includes(key)),
    );
  });
}

function ownTexts(clean: string, may: readonly string[]) {
  const lines = [...linesOf(clean), ...may];
  const all = keyOf(lines.join("\n"));
  return { all, lines: new Set(lines.map(keyOf)), words: new Set(all.trim().split(" ")) };
}

function isShort(key: string): boolean {
  return key.trim().split(" ").length < MIN_WORDS;
}

/** What a page shows, as far as comparing lines needs it. */
export function visibleText(bytes: Uint8Array): string {
  const page = new TextDecoder().decode(bytes);
  if (!/<(?:html|body|article|div)\b/i.test(page)) return page;
  return page
    .replace(UNSEEN, "")
    .replace(/\s+/g, " ")
    .replace(BLOCK_TAG, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&");
}
