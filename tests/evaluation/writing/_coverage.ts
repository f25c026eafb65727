import type { Document } from "../../../src/posts/document.ts";
import { narrationOf } from "../../../src/testing/assert_script.ts";
import { splitSentences } from "../../../src/writing/text/sentences.ts";
import { stemsOf, wordsOf } from "../../../src/writing/text/words.ts";
import { rankSentences } from "./_lexrank.ts";
import { partsOf } from "./_parts.ts";
import type { Post } from "./_posts.ts";

/** Which share of the summaries' content stems is there, from 0 to 1, in as many words each. */
export interface Coverage {
  post: number;
  /** The document's first sentences. */
  lead: number;
  lexrank: number;
  /** LexRank with a bonus for early sentences. */
  earlyLexrank: number;
}

/** Compares what a post covers of summaries with what plain choices of sentences do at its length. */
export function coverageOf(
  { medium, script, slides }: Post,
  document: Document,
  summaries: readonly string[],
): Coverage {
  const { language } = document;
  const shown =
    medium === "video"
      ? narrationOf({ ...script, closingNarration: [] })
      : slides
          .filter(({ kind }) => kind !== "closing")
          .flatMap((slide) => partsOf(slide).map(({ text }) => text));
  const length = shown.reduce((sum, text) => sum + wordsOf(text, language).length, 0);
  const sentences = sentencesOf(document);
  const stems = sentences.map((text) => stemsOf(text, language));
  const wanted = summaries.map((text) => stemsOf(text, language));
  const covered = (texts: readonly string[]) => {
    const found = new Set(texts.flatMap((text) => stemsOf(text, language)));
    const shares = wanted.map(
      (own) => own.filter((stem) => found.has(stem)).length / Math.max(1, own.length),
    );
    return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  };
  const chosen = (order: readonly number[]) =>
    covered(
      firstWords(
        order.map((index) => sentences[index] ?? ""),
        { length, language },
      ),
    );
  return {
    post: covered(shown),
    lead: chosen([...sentences.keys()]),
    lexrank: chosen(rankSentences(stems, { favoursEarly: false })),
    earlyLexrank: chosen(rankSentences(stems, { favoursEarly: true })),
  };
}

/** The sentences of a document, without headings, programs and what stands below pictures. */
export function sentencesOf({ blocks, language }: Document): string[] {
  return blocks
    .filter(({ kind }) => kind !== "heading" && kind !== "code" && kind !== "caption")
    .flatMap(({ text }) => text.split("\n").flatMap((line) => splitSentences(line, language)));
}

function firstWords(
  texts: readonly string[],
  { length, language }: { length: number; language: string },
): string[] {
  const kept: string[] = [];
  let left = length;
  for (const text of texts) {
    if (left <= 0) break;
    const words = wordsOf(text, language);
    kept.push(text.slice(0, words[Math.min(left, words.length) - 1]?.end ?? 0));
    left -= words.length;
  }
  return kept;
}
