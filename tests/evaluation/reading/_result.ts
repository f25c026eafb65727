import { UnreadableDocumentError } from "../../../src/documents/pdf/mod.ts";
import type { Document } from "../../../src/posts/document.ts";
import type { Specimen } from "./_corpus.ts";
import type { Reading } from "./_reading.ts";
import { type Score, scoreDocument } from "./_score.ts";

/** How reading a document went. */
export interface Result {
  name: string;
  language: string;
  kind: string;
  type: Specimen["type"];
  ms: number;
  peakBytes: number | null;
  /** Why it was not read; null if it was. */
  refusal: string | null;
  /** Whether it was read, or refused, as it should be. */
  isRightlyRefused: boolean | null;
  /** Null for what has no text to read. */
  score: Score | null;
  /** How bad it is, from 0, to find the worst ones by. */
  badness: number;
}

const NOTHING: Document = { title: null, blocks: [], language: "und", direction: "ltr" };
/** Lines of furniture that are as bad as none of the words. */
const BAD_FURNITURE = 5;

/** Judges how a document was read. What was refused in error counts as read without a word. */
export function judge(
  specimen: Specimen,
  { document, error, shown, cleanAlone, ms, peakBytes }: Reading,
): Result {
  const { name, language, kind, type, expectation } = specimen;
  const isScan = expectation.refused === true;
  const isRightlyRefused = isScan ? error instanceof UnreadableDocumentError : null;
  const score = isScan
    ? null
    : scoreDocument(specimen, { document: document ?? NOTHING, shown, cleanAlone });
  return {
    ...{ name, language, kind, type, ms, peakBytes, isRightlyRefused, score },
    refusal: error?.message ?? null,
    badness: score === null ? Number(isRightlyRefused === false) : badnessOf(score),
  };
}

function badnessOf({
  cleanKept,
  recall,
  precision,
  order,
  title,
  furniture,
  details,
  blocks,
}: Score): number {
  const missed = [...details.missed, ...blocks.missed].length;
  return (
    1 -
    (recall ?? 1) +
    (1 - (precision ?? 1)) +
    (1 - (cleanKept ?? 1)) +
    (1 - (order ?? 1)) / 2 +
    Math.min(1, furniture.length / BAD_FURNITURE) +
    Number(title === false) / 4 +
    missed / Math.max(4, details.asked + blocks.asked)
  );
}
