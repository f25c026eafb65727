import { plainLine } from "../../documents/text.ts";
import { splitStatement } from "../text/clauses.ts";
import { closeSentence, openSentence, splitSentences } from "../text/sentences.ts";
import { widthOf } from "../text/words.ts";
import { keyOf } from "./key_of.ts";
import type { Support } from "./support.ts";
import { isWrittenIn } from "./written_language.ts";

/** Cleans the texts of one answer, and leaves out what is not founded on the source. */
export interface TextCheck {
  /** A line of at most `maxWidth` columns: the text, or what can be shown of it alone; null if nothing can. */
  line(text: string | null, maxWidth: number): string | null;
  /** The whole sentences of texts; none of what is in another language than the rest. */
  sentences(texts: readonly string[]): string[];
  /** Sentences for the voice without those that it has said before. */
  unsaid(sentences: readonly string[]): string[];
  /** False for what was shown before in other letters or marks; from then on the text counts as shown. */
  isNew(text: string): boolean;
  isFounded(text: string): boolean;
  /** What was left out, and why. */
  readonly objections: readonly string[];
}

/** Creates the checks of one answer. */
export function createTextCheck(support: Support, language: string): TextCheck {
  const objections: string[] = [];
  const shown = new Set<string>();
  const said = new Set<string>();

  function isFounded(text: string): boolean {
    const objection = support.objectionTo(text);
    if (objection !== null) objections.push(`Not in "${text.slice(0, 200)}": ${objection}.`);
    return objection === null;
  }

  return {
    line(text, maxWidth) {
      const clean = plainLine(text ?? "").replace(/[\s.…]*(?:…|\.{2,})$/u, "");
      const fitting = waysToShorten(clean, maxWidth)
        .map(openSentence)
        .find((way) => way !== "" && widthOf(way) <= maxWidth);
      return fitting !== undefined && isFounded(fitting) ? fitting : null;
    },
    sentences: (texts) =>
      texts
        .filter((text) => isWrittenIn(language, text))
        .flatMap((text) => splitSentences(plainLine(text), language))
        .map((text) => closeSentence(text, language))
        .filter((text) => text !== "" && isFounded(text)),
    unsaid: (sentences) => sentences.filter((sentence) => isFirst(said, sentence)),
    isNew: (text) => isFirst(shown, text),
    isFounded,
    objections,
  };

  function waysToShorten(text: string, maxWidth: number): string[] {
    if (widthOf(text) <= maxWidth) return [text];
    const [first = ""] = splitSentences(text, language);
    const head = splitStatement(first, language, maxWidth)?.headline ?? "";
    return [first, head, first.split(/[:：—–;；]\s*/u)[0] ?? ""];
  }
}

/** Plain text with its lines and paragraphs. */
export function plainLines(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split("\n").map(plainLine).join("\n"))
    .join("\n\n");
}

function isFirst(seen: Set<string>, text: string): boolean {
  const key = keyOf(text);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
