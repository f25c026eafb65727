import type { ReactNode } from "react";
import { longFrom } from "./compounds.ts";

/** Options of {@linkcode LongWords}. */
export interface LongWordsProps {
  language: string;
  /** A text with soft hyphens. */
  children: string;
}

/**
 * Sets words apart that may be broken for the sake of a text's size: the others of the text stay whole,
 * which they would not where it has soft hyphens as a whole.
 */
export function LongWords({ language, children }: LongWordsProps): ReactNode {
  if (!children.includes("\u00ad")) return children;
  const least = longFrom(language);
  return children.split(HYPHENATED).map((part, i) =>
    part.includes("\u00ad") && part.replaceAll("\u00ad", "").length >= least ? (
      <span key={i} data-long="" style={STYLE}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** A word with what is written next to it, as nothing is broken between them. */
const HYPHENATED = /(\S*\u00ad\S*)/u;
/** Set where the type is fitted. */
const STYLE = { hyphens: "var(--hyphens, inherit)" as "inherit" } as const;
