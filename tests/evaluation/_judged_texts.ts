/** Texts that the rules were tuned on, and texts that were not looked at then. */
export type TextSet = "tuned" | "held_out";

/** A text, and what stands above it. */
interface HeadedText {
  language: string;
  kind: string;
  /** What an editor would accept, behind the colon. */
  judged: string;
  text: string;
}

const SEPARATOR = "\n---\n";

/**
 * Reads the judged texts of a set, each below a line "# language kind: what is accepted".
 *
 * @param base The file that stands beside the folder of the texts.
 */
export async function readJudged(base: string, set: TextSet): Promise<HeadedText[]> {
  const file = await Bun.file(new URL(`texts/${set}.txt`, base)).text();
  return file.split(SEPARATOR).map((part) => {
    const [head = "", ...lines] = part.trim().split("\n");
    const found = /^# (\S+) (\w+): (.+)$/.exec(head);
    if (found === null) throw new SyntaxError(`Cannot read "${head}" as the head of a text`);
    const [, language = "", kind = "", judged = ""] = found;
    return { language, kind, judged, text: lines.join("\n") };
  });
}
