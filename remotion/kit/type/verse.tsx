import { Fragment, type ReactNode } from "react";

/** What tells the lines of a poem apart where they are printed on one. */
const LINE_END = / +\/ +/;

/** True if a text is lines of verse, told apart as in print. */
export function isVerse(text: string, genre: string): boolean {
  return genre === "verse" && LINE_END.test(text);
}

/** Options of {@linkcode VerseLines}. */
interface VerseLinesProps {
  /** Draws a line, given what is before it. */
  draw(line: string, before: string): ReactNode;
  children: string;
}

/** Lines of verse, each on a line of its own: what of it does not fit goes on further in, as in print. */
export function VerseLines({ draw, children }: VerseLinesProps) {
  const lines = children.split(LINE_END);
  return lines.map((line, index) => (
    // A space, so that the words of two lines are not one to whoever reads the text.
    <Fragment key={index}>
      {index > 0 && " "}
      <span style={LINE}>{draw(line, lines.slice(0, index).join(" "))}</span>
    </Fragment>
  ));
}

const LINE = { display: "block", paddingInlineStart: "1.3em", textIndent: "-1.3em" } as const;
