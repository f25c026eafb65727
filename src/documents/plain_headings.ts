import type { Block } from "../posts/document.ts";

/**
 * Detects headings in a text without marked ones: short lines without a full stop above longer
 * paragraphs. Headings marked in the source are kept.
 */
export function promoteHeadings(blocks: readonly Block[]): Block[] {
  const hasMarked = blocks.some((block) => block.kind === "heading");
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    const isTitle = index === 0;
    if (hasMarked && !isTitle) return block;
    if (hasMarked && blocks[1]?.kind !== "heading") return block;
    if (
      block.kind !== "paragraph" ||
      next === undefined ||
      !looksLikeHeading(block.text, isTitle) ||
      // A title may contain a colon, unless the next line is a dialogue's as well.
      (LABEL.test(block.text) && (!isTitle || LABEL.test(next.text)))
    ) {
      return block;
    }
    const precedesParagraph =
      next.kind !== "heading" &&
      Bun.stringWidth(next.text) > Math.max(60, 1.5 * Bun.stringWidth(block.text));
    const precedesList =
      isTitle &&
      (next.kind === "list_item" || (/[:：]$/u.test(next.text) && blocks[2]?.kind === "list_item"));
    const precedesHeading =
      isTitle &&
      next.kind === "paragraph" &&
      looksLikeHeading(next.text, false) &&
      !LABEL.test(next.text) &&
      blocks.length > 4;
    return precedesParagraph || precedesList || precedesHeading
      ? { kind: "heading", text: block.text, level: isTitle ? 1 : 2 }
      : block;
  });
}

function looksLikeHeading(text: string, isTitle: boolean): boolean {
  if (text.length > (isTitle ? 110 : 70)) return false;
  if (/[.,;:…。，；：।۔]["'”’»)]*$/u.test(text)) return false;
  if (!isTitle && /[!！]$/u.test(text)) return false;
  // A line of a dialogue, a quotation or a signature.
  return !/^[—–"“„«「-]/u.test(text);
}

/** A word or two before a colon, such as the name of a speaker. */
const LABEL = /^\p{L}[\p{L} ]{0,24}:\s/u;
