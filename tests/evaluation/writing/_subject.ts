import type { Document } from "../../../src/posts/document.ts";
import { splitSentences } from "../../../src/writing/text/sentences.ts";
import { furnitureOf } from "../reading/_furniture.ts";
import { keyOf } from "../reading/_words.ts";
import type { Subject } from "./_corpus.ts";
import { sentencesOf } from "./_coverage.ts";

/** A document, prepared for looking at its posts. */
export interface Prepared extends Subject {
  document: Document;
  /** Its title, speakers and blocks, each in lines of their own. */
  text: string;
  /** Where each sentence stands among all of them, by its words. */
  positions: ReadonlyMap<string, number>;
  /** Lines around the article, by their words; null where nobody knows them. */
  furniture: ReadonlyMap<string, string> | null;
}

/** Prepares a document once for all of its posts. */
export function prepare(subject: Subject, document: Document): Prepared {
  const { clean, type, expectation } = subject;
  const keys = sentencesOf(document).map(keyOf);
  const own = clean === null ? "" : keyOf(clean);
  const furniture = furnitureOf(subject).filter(
    (line) => expectation.mustNot?.includes(line) || !own.includes(keyOf(line)),
  );
  const blocks = document.blocks.flatMap(({ speaker, text }) => [speaker ?? "", text]);
  const isKnown = (clean !== null && type === "text") || expectation.mustNot !== undefined;
  return {
    ...subject,
    document,
    text: ["", document.title ?? "", ...blocks, ""].join("\n"),
    positions: new Map(keys.map((key, index): [string, number] => [key, index]).reverse()),
    furniture: isKnown ? new Map(furniture.map((line) => [keyOf(line), line])) : null,
  };
}

/** The sentences of texts. */
export function sentencesIn(texts: readonly string[], language: string): string[] {
  return texts.flatMap((text) =>
    text.split("\n").flatMap((line) => splitSentences(line, language)),
  );
}
