import { foreignLanguage } from "./foreign_script.ts";

/** A piece of a line for eSpeak NG to pronounce. */
export interface LinePiece {
  text: string;
  /** Index of the written word that the piece belongs to. */
  word: number;
  /** True if no space separates it from the previous piece. */
  joined: boolean;
}

/** A line in SSML, with a mapping from positions back to words. */
export interface ESpeakLine {
  ssml: string;
  /** Index of the word at a position in code points; undefined before the first word. */
  wordAt(position: number): number | undefined;
}

/**
 * Joins the pieces of a line into SSML. Pieces in a script that the line's voice cannot read are
 * marked for another voice.
 *
 * @param language The line's language, in BCP 47.
 */
export function composeLine(pieces: readonly LinePiece[], language: string): ESpeakLine {
  const starts: number[] = [];
  let ssml = "";
  let length = 0;
  const add = (text: string) => {
    ssml += text;
    length += [...text].length;
  };
  let open: string | undefined;
  for (const { text, joined } of pieces) {
    const foreign = foreignLanguage(text, language);
    if (open !== undefined && foreign !== open) add("</voice>");
    if (!joined && ssml !== "") add(" ");
    if (foreign !== undefined && foreign !== open) add(`<voice xml:lang="${foreign}">`);
    open = foreign;
    starts.push(length);
    add(text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
  }
  if (open !== undefined) add("</voice>");
  return { ssml, wordAt: (position) => pieces[lastAtOrBefore(position, starts)]?.word };
}

/** Index of the last ascending start that is not past the position; -1 if there is none. */
function lastAtOrBefore(position: number, starts: readonly number[]): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
