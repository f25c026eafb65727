import { wordsFor } from "../languages/mod.ts";
import { anyOf, perLanguage } from "../text/expressions.ts";
import { isContentWord, wordsOf } from "../text/words.ts";
import type { Entry } from "./ladders.ts";
import type { Value } from "./values.ts";

const MAX_LABEL_LENGTH = 14;
/** What may follow the last value, such as a verb that holds for all. */
const MAX_TAIL_LENGTH = 8;
/** Thai has no commas between the things of a row. */
const PAUSE = /[,，、،;；:：]|(?<=\p{Script=Thai}[^\s]*)\s/u;

const rowWords = perLanguage((words) => ({
  joint: new RegExp(`^${anyOf(words.rowJoints)}`, "u"),
  link: new RegExp(`${anyOf(words.rowLinks)}$`, "u"),
  approximation: new RegExp(`${anyOf(words.approximations)}$`, "u"),
}));

/**
 * Reads a row of things with their values where words are written without spaces: "挪威占81%、瑞典占60%、
 * 丹麦占51%". All are linked to their values in the same way. Null where something else stands between
 * two values, or what comes first may be more than a name.
 */
export function unspacedRow(
  sentence: string,
  values: readonly Value[],
  language: string,
): Entry[] | null {
  if (!wordsFor(language).unspaced) return null;
  const [first] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined) return null;
  const tail = sentence.slice(last.end).split(/[。.！!，,、；;]/u)[0] ?? "";
  if (tail.trim().length > MAX_TAIL_LENGTH) return null;
  const { joint, link, approximation } = rowWords(language);
  const entries: Entry[] = [];
  const links = new Set<string>();
  for (const [index, value] of values.entries()) {
    const end = values[index - 1]?.end ?? 0;
    const gap = sentence.slice(end, value.start).trim().replace(approximation, "").trim();
    const clause = index === 0 ? (gap.split(PAUSE).at(-1) ?? "") : afterPause(gap);
    if (clause === null) return null;
    const linked = link.exec(clause)?.[0] ?? "";
    // "Norway has 81, Sweden 60".
    if (linked !== "") links.add(linked);
    const label = clause
      .slice(0, clause.length - linked.length)
      .trim()
      .replace(joint, "")
      .trim();
    if (!isLabel(label, language)) return null;
    entries.push({ label, value });
  }
  return links.size <= 1 ? entries : null;

  /** The one clause between two values; null if there are more, or it does not begin anew. */
  function afterPause(gap: string): string | null {
    const parts = gap.split(PAUSE).filter((part) => part.trim() !== "");
    const [clause = ""] = parts;
    const isNew = PAUSE.test(gap.charAt(0)) || joint.test(gap) || /\p{Script=Thai}/u.test(gap);
    return parts.length === 1 && isNew ? clause : null;
  }
}

function isLabel(label: string, language: string): boolean {
  const words = wordsOf(label, language);
  return (
    words.length > 0 &&
    label.length <= MAX_LABEL_LENGTH &&
    !/[\p{Nd}()（）"“”「」『』《》]/u.test(label) &&
    words.every(({ text }) => isContentWord(text, language))
  );
}
