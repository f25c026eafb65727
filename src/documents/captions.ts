import type { Block } from "../posts/document.ts";
import { hasContent } from "./clean_text.ts";
import { anyOf, phrasesOf } from "./languages/mod.ts";
import { AGENCIES, endsSentence, isCredit, type LineKind, unitsOf } from "./line_kinds.ts";

const LABELS = anyOf(phrasesOf("credits"));
/** A credit at the end of a caption. */
const TRAILING = new RegExp(
  String.raw`\s*(?:[(（[]\s*(?:${LABELS}|©)\s*(?:by)?\s*[:：/©]?\s*[^()（）[\]]{2,60}[)）\]]|(?:\s|(?<=[.!?。”"»)\]]))(?:${LABELS}\s*[:：]|©)\s*[^:：]{2,60})\.?$`,
  "iu",
);
const AGENCY = new RegExp(String.raw`\s?/\s?(?:${AGENCIES})\.?$`, "iu");
/** Names before an agency, which may stick to the caption. */
const PHOTOGRAPHER = /(?:[@©]?\p{Lu}[\p{L}\p{M}_.'-]*\s?){1,3}(?:via \p{L}+)?$/u;
const MAX_CAPTION_LENGTH = 300;

/** Marks the captions of pictures, by the credits and labels beside them, and takes credits off them. */
export function markCaptions(
  source: readonly Block[],
  found: readonly LineKind[],
): { blocks: Block[]; kinds: LineKind[] } {
  const blocks = [...source];
  const kinds = [...found];
  const mark = (index: number): void => {
    const block = blocks[index];
    if (block === undefined) return;
    blocks[index] = { kind: "caption", text: withoutCredit(block.text), level: 0 };
    kinds[index] = "caption";
  };
  for (let index = 0; index < source.length; index++) {
    const block = source[index];
    if (block === undefined || block.kind !== "paragraph") continue;
    if (found[index] === "picture") {
      if (isCaption(source[index + 1], kinds[index + 1], true)) mark(index + 1);
    } else if (found[index] === "credit") {
      const isLabelled = /[:：/／|©]/u.test(block.text);
      const after = isCaption(source[index + 1], kinds[index + 1], false);
      const before = isCaption(source[index - 1], kinds[index - 1], false);
      const isProseAfter = found[index + 2] === "prose" || found[index + 2] === "sentence";
      if (!isLabelled && after && isProseAfter) mark(index + 1);
      else if (before && index > 1) mark(index - 1);
    } else if (block.text.length <= MAX_CAPTION_LENGTH && hasCredit(block.text)) {
      // "Words: Somebody Pictures: Somebody else"
      if (/^[^.!?]{0,60}\p{L}\s?[:：]\s/u.test(withoutCredit(block.text))) kinds[index] = "credit";
      else mark(index);
    }
  }
  return { blocks, kinds };
}

function hasCredit(text: string): boolean {
  const end = text.slice(-120);
  return TRAILING.test(end) || AGENCY.test(end);
}

/** Takes the photographer or the agency off a caption's end. */
export function withoutCredit(text: string): string {
  let rest = text.slice(-120).replace(TRAILING, "");
  if (AGENCY.test(rest)) rest = rest.replace(AGENCY, "").replace(PHOTOGRAPHER, "");
  const whole = text.slice(0, -120) + rest;
  return hasContent(whole) ? whole.replace(/[\s—–|-]+$/u, "") : text;
}

function isCaption(
  block: Block | undefined,
  kind: LineKind | undefined,
  isLabelled: boolean,
): boolean {
  if (block?.kind !== "paragraph" || block.text.length > MAX_CAPTION_LENGTH) return false;
  if (isCredit(block.text)) return false;
  if (isLabelled) return kind === "short" || kind === "sentence" || kind === "prose";
  return kind === "short" && unitsOf(block.text) >= 4 && !endsSentence(block.text);
}
