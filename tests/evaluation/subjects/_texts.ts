import { readJudged, type TextSet } from "../_judged_texts.ts";

/** A text with the drawings that a person would accept for it. */
export interface JudgedText {
  language: string;
  kind: string;
  /** Empty if none fits. */
  accepted: readonly string[];
  text: string;
}

/** Reads the judged texts of a set. */
export async function readTexts(set: TextSet): Promise<JudgedText[]> {
  const texts = await readJudged(import.meta.url, set);
  return texts.map(({ judged, ...text }) => ({
    ...text,
    accepted: judged === "none" ? [] : judged.split(", "),
  }));
}
