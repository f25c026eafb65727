/** A text with the data that a person would draw of it. */
export interface JudgedText {
  language: string;
  kind: string;
  /** In the form of `dataName()`; empty if there are none. */
  expected: readonly string[];
  text: string;
}

/** Texts that the rules were tuned on, and texts that were written after that. */
export type TextSet = "tuned" | "held_out";

const SEPARATOR = "\n---\n";

/** Reads the judged texts of a set. */
export async function readTexts(set: TextSet): Promise<JudgedText[]> {
  const file = await Bun.file(new URL(`texts/${set}.txt`, import.meta.url)).text();
  return file.split(SEPARATOR).map((part) => {
    const [head = "", ...lines] = part.trim().split("\n");
    const found = /^# (\S+) (\w+): (.+)$/.exec(head);
    if (found === null) throw new SyntaxError(`Cannot read "${head}" as the head of a text`);
    const [, language = "", kind = "", names = ""] = found;
    const expected = names === "none" ? [] : names.split(" | ");
    return { language, kind, expected, text: lines.join("\n") };
  });
}
