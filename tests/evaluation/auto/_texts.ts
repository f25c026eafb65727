import { Genre } from "../../../src/posts/script.ts";
import { readJudged, type TextSet } from "../_judged_texts.ts";

/** A text with what an editor would take it for, and the looks that she would accept. */
export interface JudgedText {
  language: string;
  kind: string;
  genres: readonly Genre[];
  looks: readonly string[];
  text: string;
}

/** Reads the judged texts of a set. */
export async function readTexts(set: TextSet): Promise<JudgedText[]> {
  const texts = await readJudged(import.meta.url, set);
  return texts.map(({ judged, ...text }) => {
    const found = /^(\S+) in (.+)$/.exec(judged);
    if (found === null) throw new SyntaxError(`Cannot read "${judged}" as genres and looks`);
    const [, genres = "", looks = ""] = found;
    return { ...text, genres: genres.split("/").map(genreNamed), looks: looks.split(", ") };
  });
}

function genreNamed(name: string): Genre {
  const genre = Genre.anyOf.find((one) => one.const === name);
  if (genre === undefined) throw new SyntaxError(`There is no genre "${name}"`);
  return genre.const;
}
