import type { Block } from "../../posts/document.ts";

/**
 * The blocks that are read as sentences: without code and captions, which are none, with each line
 * of a poem for itself and speakers before what they say. A document of nothing else keeps its code
 * and captions.
 */
export function asProse(blocks: readonly Block[]): Block[] {
  const said = blocks.filter(({ kind }) => kind !== "code" && kind !== "caption");
  const hasText = said.some(({ kind }) => kind !== "heading");
  return (hasText ? said : blocks).flatMap(linesOf);
}

/** All that a block says, with who says it. */
export function saidIn({ kind, text, speaker }: Block): string {
  if (speaker === undefined) return text;
  return kind === "quote" ? `${text} — ${speaker}` : `${speaker}: ${text}`;
}

function linesOf(block: Block): Block[] {
  const { kind, text } = block;
  if (kind === "verse" || kind === "code") {
    return text.split("\n").map((line) => ({ kind: "paragraph", text: line, level: 0 }));
  }
  if (kind === "caption") return [{ kind: "paragraph", text, level: 0 }];
  return [{ ...block, text: saidIn(block) }];
}
