import type { Block, Document } from "../posts/document.ts";
import { outlineOf } from "./outline.ts";
import { measureSalience } from "./salience.ts";

/**
 * Formats a document as one line per block, with "#" before headings and "-" before list items. A
 * text over `maxCharacters` is reduced to its headings and most salient sentences, in order.
 */
export function condense(
  document: Document,
  customPrompt: string | null,
  maxCharacters: number,
): string {
  const fullText = document.blocks.map(lineOf).join("\n");
  if (fullText.length <= maxCharacters) return fullText;
  const outline = outlineOf(document);
  const salience = measureSalience(outline, customPrompt);
  const title = (outline.title ?? "").slice(0, maxCharacters);
  const kept = new Set<unknown>();
  let length = title.length;
  const bySalience = outline.sentences.toSorted((a, b) => salience.of(b) - salience.of(a));
  for (const sentence of bySalience) {
    if (length + sentence.text.length + 1 > maxCharacters) break;
    length += sentence.text.length + 1;
    kept.add(sentence);
  }
  const lines = outline.sections.flatMap((section) => {
    const texts = section.sentences
      .filter((sentence) => kept.has(sentence))
      .map((sentence) => sentence.text);
    const heading = `# ${section.heading ?? ""}`;
    const fits =
      texts.length > 0 && section.heading !== null && length + heading.length < maxCharacters;
    if (fits) length += heading.length + 1;
    return fits ? [heading, ...texts] : texts;
  });
  return [title, ...lines].filter((line) => line !== "").join("\n");
}

function lineOf({ kind, text, level }: Block): string {
  if (kind === "heading") return `${"#".repeat(Math.max(1, level))} ${text}`;
  if (kind === "list_item") return `- ${text}`;
  return kind === "quote" ? `> ${text}` : text;
}
