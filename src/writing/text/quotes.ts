import type { Quote } from "../../posts/script.ts";

/** A quotation with the text of the source that contains it. */
export interface SourceQuote extends Quote {
  source: string;
}

const ATTRIBUTED = /^(.+?)\s*(?:[—–―]{1,2}|--|\s-)\s*([^—–―.!?]{2,60})\.?$/su;
const QUOTED = /^["“„«「『]([^"“”„»«」』]+)["”“»」』]\.?$/u;
/** “Words,” said someone; or: someone said: “Words.” */
const INLINE = /["“„«「『]([^"“”„»«」』]{20,300})["”“»」』]/u;
const NAME =
  /(?:(?:Dr|Prof|Mr|Mrs|Ms|Sir)\.?\s)?\p{Lu}[\p{L}'’-]+(?:\s(?:de|del|van|von|der|bin|al|da|di|la|le|\p{Lu}\.))*(?:\s\p{Lu}[\p{L}'’-]+){1,2}/u;

/** Reads a block that is a quotation; null if it is not. `isMarked` is true if the source marks it as one. */
export function readQuoteBlock(text: string, isMarked: boolean): SourceQuote | null {
  const [, quoted, attribution] = ATTRIBUTED.exec(text) ?? [];
  const words = quoted === undefined ? null : QUOTED.exec(quoted.trim())?.[1];
  if (quoted !== undefined && attribution !== undefined && (isMarked || words != null)) {
    return { text: trimQuote(words ?? quoted), attribution: attribution.trim(), source: text };
  }
  const whole = QUOTED.exec(text)?.[1];
  if (whole !== undefined && whole.length > 20)
    return { text: trimQuote(whole), attribution: null, source: text };
  return isMarked ? { text: trimQuote(text), attribution: null, source: text } : null;
}

/** Finds the quotation in a sentence that also names the speaker. */
export function findQuote(sentence: string): Quote | null {
  const match = INLINE.exec(sentence);
  const quoted = match?.[1]?.trim();
  if (match === null || quoted === undefined || !/^[\p{Lu}\p{Lo}]/u.test(quoted)) return null;
  const isComplete =
    /[.!?,。！？]$/u.test(quoted) || /^[.,]/.test(sentence.slice(match.index + match[0].length));
  const context = `${sentence.slice(0, match.index)} ${sentence.slice(match.index + match[0].length)}`;
  const attribution = NAME.exec(context.replace(/^\s*\p{Lu}\p{Ll}+(?=\s\p{Ll})/u, ""))?.[0];
  return isComplete && attribution !== undefined ? { text: trimQuote(quoted), attribution } : null;
}

function trimQuote(text: string): string {
  return text
    .trim()
    .replace(/^["“„«「『](?=[^"”“»」』]*$)/u, "")
    .replace(/,$/, ".");
}
