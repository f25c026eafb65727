import { rewriteStream, type StreamPlace } from "../rewriting.ts";

const MAP = "begincmap";
const CODES = /\d+\s+begincodespacerange/;
const CHARACTERS = /(?<=beginbfchar)[\s\S]*?(?=endbfchar)/g;
const RANGES = /(?<=beginbfrange)[\s\S]*?(?=endbfrange)/g;
/** A code with its character, and a range of one code with that of its first. */
const CHARACTER = /(<[\da-f]+>\s*)<([\da-f]*)>/gi;
const RANGE = /(<([\da-f]+)>\s*<\2>\s*)<([\da-f]*)>/gi;
const SOFT_HYPHEN = "00ad";
const HYPHEN = "<002D>";

/**
 * Maps the soft hyphens of a font to those that are seen. Programs take one for the other where both have one glyph, and
 * the library leaves out what is there to be found alone.
 */
export function mapDrawnHyphens(file: Buffer, place: StreamPlace): void {
  if (!place.content.includes(MAP)) return;
  const map = place.content.toString("latin1");
  const isSoft = (hex: string) => hex.toLowerCase() === SOFT_HYPHEN;
  const mended = map
    .replace(CHARACTERS, (section) =>
      section.replace(CHARACTER, (entry, code: string, character: string) =>
        isSoft(character) ? code + HYPHEN : entry,
      ),
    )
    .replace(RANGES, (section) =>
      section.replace(RANGE, (entry, codes: string, _, first: string) =>
        isSoft(first) ? codes + HYPHEN : entry,
      ),
    );
  // What a map begins with only names it, and its room may be needed.
  const start = mended.includes("usecmap") ? 0 : Math.max(0, mended.search(CODES));
  if (mended !== map) rewriteStream(file, place, mended.slice(start));
}
