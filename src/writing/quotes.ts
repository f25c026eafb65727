import type { Quote } from "../posts/script.ts";

/** A quotation with the words in which the source gives it. */
export interface SourceQuote extends Quote {
  source: string;
}

const ATTRIBUTED = /^(.+?)\s*(?:[—–―]|--|\s-)\s*([^—–―.!?]{2,60})\.?$/su;
const QUOTED = /^["“„«「『]([^"“”„»«」』]+)["”“»」』]\.?$/u;
/** “Words,” said somebody; or: somebody said: “Words.” */
const INLINE = /["“„«「『]([^"“”„»«」』]{20,300})["”“»」』]/u;
const NAME =
  /(?:(?:Dr|Prof|Mr|Mrs|Ms|Sir)\.?\s)?\p{Lu}[\p{L}'’-]+(?:\s(?:de|del|van|von|der|bin|al|da|di|la|le|\p{Lu}\.))*(?:\s\p{Lu}[\p{L}'’-]+){1,2}/u;

/** Reads a block that is one quotation; null if it is none. `isMarked` tells that the source marks it. */
export function readQuoteBlock(text: string, isMarked: boolean): SourceQuote | null {
  const [, said, attribution] = ATTRIBUTED.exec(text) ?? [];
  const words = said === undefined ? null : QUOTED.exec(said.trim())?.[1];
  if (said !== undefined && attribution !== undefined && (isMarked || words != null)) {
    return { text: trimQuote(words ?? said), attribution: attribution.trim(), source: text };
  }
  const whole = QUOTED.exec(text)?.[1];
  if (whole !== undefined && whole.length > 20)
    return { text: trimQuote(whole), attribution: null, source: text };
  return isMarked ? { text: trimQuote(text), attribution: null, source: text } : null;
}

/** Finds the words that a sentence quotes, if it also names who said them. */
export function findQuote(sentence: string): Quote | null {
  const match = INLINE.exec(sentence);
  const said = match?.[1]?.trim();
  if (match === null || said === undefined || !/^[\p{Lu}\p{Lo}]/u.test(said)) return null;
  const isWhole =
    /[.!?,。！？]$/u.test(said) || /^[.,]/.test(sentence.slice(match.index + match[0].length));
  const around = `${sentence.slice(0, match.index)} ${sentence.slice(match.index + match[0].length)}`;
  const attribution = NAME.exec(around.replace(/^\s*\p{Lu}\p{Ll}+(?=\s\p{Ll})/u, ""))?.[0];
  return isWhole && attribution !== undefined ? { text: trimQuote(said), attribution } : null;
}

function trimQuote(text: string): string {
  return text
    .trim()
    .replace(/^["“„«「『](?=[^"”“»」』]*$)/u, "")
    .replace(/,$/, ".");
}
