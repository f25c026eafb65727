/** A line on a page. Lengths are in points, from the lower left corner of the page. */
export interface PdfLine {
  text: string;
  x: number;
  y: number;
  width: number;
  fontSize: number;
  /** Zero-based. */
  page: number;
  /** Number of pieces separated by wide gaps, as in a table row; 1 for prose. */
  cells: number;
}
