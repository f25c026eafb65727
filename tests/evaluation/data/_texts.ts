import { readJudged, type TextSet } from "../_judged_texts.ts";

/** A text with the data that a person would draw of it. */
export interface JudgedText {
  language: string;
  kind: string;
  /** In the form of `dataName()`; empty if there are none. */
  expected: readonly string[];
  text: string;
}

/** Reads the judged texts of a set. */
export async function readTexts(set: TextSet): Promise<JudgedText[]> {
  const texts = await readJudged(import.meta.url, set);
  return texts.map(({ judged, ...text }) => ({
    ...text,
    expected: judged === "none" ? [] : judged.split(" | "),
  }));
}
