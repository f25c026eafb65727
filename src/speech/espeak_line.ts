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

/** Puts pieces together. */
export function composeLine(pieces: readonly LinePiece[]): ESpeakLine {
  const starts: number[] = [];
  let ssml = "";
  let length = 0;
  for (const { text, joined } of pieces) {
    const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    const space = joined || ssml === "" ? "" : " ";
    starts.push(length + space.length);
    ssml += space + escaped;
    length += space.length + [...escaped].length;
  }
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
