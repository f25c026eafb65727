import { foreignLanguage } from "./foreign_script.ts";

/** A piece of a line as eSpeak NG is to say it. */
export interface LinePiece {
  text: string;
  /** Index of the written word that the piece belongs to. */
  word: number;
  /** True if no space parts it from the piece before. */
  joined: boolean;
}

/** A line in SSML, and a way back from a position in it to the word. */
export interface ESpeakLine {
  ssml: string;
  /** Index of the word at a position in code points; undefined in front of the first. */
  wordAt(position: number): number | undefined;
}

/**
 * Puts the pieces of a line together; those in a script that the line's voice cannot read are given
 * to another voice.
 *
 * @param language BCP 47, of the line.
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

/** Index of the last of the ascending starts that is not behind the position; -1 if all are. */
function lastAtOrBefore(position: number, starts: readonly number[]): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
