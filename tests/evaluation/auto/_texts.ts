import { Genre } from "../../../src/posts/script.ts";

/** A text with what an editor would take it for, and the looks that she would accept. */
export interface JudgedText {
  language: string;
  kind: string;
  genres: readonly Genre[];
  looks: readonly string[];
  text: string;
}

/** Texts that the rules were tuned on, and texts that were written before them and not looked at. */
export type TextSet = "tuned" | "held_out";

const SEPARATOR = "\n---\n";

/** Reads the judged texts of a set. */
export async function readTexts(set: TextSet): Promise<JudgedText[]> {
  const file = await Bun.file(new URL(`texts/${set}.txt`, import.meta.url)).text();
  return file.split(SEPARATOR).map((part) => {
    const [head = "", ...lines] = part.trim().split("\n");
    const found = /^# (\S+) (\w+): (\S+) in (.+)$/.exec(head);
    if (found === null) throw new SyntaxError(`Cannot read "${head}" as the head of a text`);
    const [, language = "", kind = "", genres = "", looks = ""] = found;
    return {
      language,
      kind,
      genres: genres.split("/").map(genreNamed),
      looks: looks.split(", "),
      text: lines.join("\n"),
    };
  });
}

function genreNamed(name: string): Genre {
  const genre = Genre.anyOf.find((one) => one.const === name);
  if (genre === undefined) throw new SyntaxError(`There is no genre "${name}"`);
  return genre.const;
}
