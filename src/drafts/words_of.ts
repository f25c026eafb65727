import { isRecord } from "../common/is_record.ts";

/** What a slide has besides its words. */
const WORDLESS = ["kind", "drawing", "picture", "crossing", "narration", "emphasis"];

/** All words that a slide shows, or a part of one. */
export function wordsOf(slide: object): string {
  return Object.entries(slide)
    .filter(([name]) => !WORDLESS.includes(name))
    .flatMap(([, value]) => stringsIn(value))
    .join(" ");
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return isRecord(value) || Array.isArray(value) ? Object.values(value).flatMap(stringsIn) : [];
}
