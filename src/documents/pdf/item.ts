/** The part that an item plays in a tagged PDF: a standard structure type, such as `H1` or `LBody`. */
export interface PdfTag {
  /** Standard structure type of the innermost element that has one, such as "P", "H1" or "TD". */
  role: string;
  /** Those of the elements around it, from the outermost: ["Table", "TR"]. */
  within: readonly string[];
  /** Number of the element on its page, for items of one paragraph, cell or heading to find together. */
  element: number;
  /** Place in the reading order of the page's structure. */
  order: number;
  /** Where in a table it stands; absent if in none. */
  cell?: PdfTableCell;
}

/** Numbers of a table, of its row and of its cell on a page, all of them different: empty cells are not counted. */
export interface PdfTableCell {
  table: number;
  row: number;
  cell: number;
}

/**
 * A run of text on a page. Lengths are in points; the origin is the lower left corner of the page
 * as it is read, which is as most of its text stands upright.
 */
export interface PdfItem {
  str: string;
  x: number;
  y: number;
  width: number;
  height: number;
  fontSize: number;
  /** "ltr" or "rtl". */
  dir: string;
  /** Identifies the font within its file; empty if it is not told. */
  font: string;
  /** True if all of the font's letters are of one width, as those of programs are. */
  isMonospaced: boolean;
  /** True if its line ends with it, as far as the file tells. */
  hasEOL: boolean;
  /** Angle to the page's other text, in degrees counterclockwise; absent if it runs with that. */
  angle?: number;
  /** Absent if the page's structure is not told, or not to be trusted. */
  tag?: PdfTag;
}

/** An entry of a PDF's bookmarks. */
export interface PdfBookmark {
  title: string;
  /** 1 for the outermost. */
  level: number;
  /** Zero-based; null if it is not known. */
  page: number | null;
}
