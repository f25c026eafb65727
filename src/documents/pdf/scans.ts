import { hasContent } from "../clean_text.ts";
import type { TextRecognition } from "../text_recognition.ts";
import type { PdfItem } from "./item.ts";

/** What a post can use of a scanned book, and of a worker's time. */
const MAX_SCANS = 20;
const MAX_TIME_MS = 45_000;

/** Options of {@linkcode readScans}. */
export interface ReadScansOptions {
  pdf: { getPage(number: number): Promise<{ readonly view: readonly number[] }> };
  /** The file, with its pictures. */
  bytes: Uint8Array;
  recognise: TextRecognition;
}

/**
 * Reads pages without text from their pictures if these are most of a file, in which case they are
 * scans rather than blank. A page that cannot be read stays empty.
 */
export async function readScans(
  pages: readonly PdfItem[][],
  { pdf, bytes, recognise }: ReadScansOptions,
): Promise<PdfItem[][]> {
  const isBlank = pages.map((items) => !items.some(({ str }) => hasContent(str)));
  if (isBlank.filter(Boolean).length <= pages.length / 2) return [...pages];
  const read = [...pages];
  const end = performance.now() + MAX_TIME_MS;
  let scans = 0;
  for (const [index, blank] of isBlank.entries()) {
    if (!blank || scans === MAX_SCANS || performance.now() > end) continue;
    scans++;
    try {
      const { view } = await pdf.getPage(index + 1);
      const [left = 0, bottom = 0, right = 0, top = 0] = view;
      const length = Math.max(right - left, top - bottom);
      read[index] = await recognise(bytes, { number: index + 1, length });
    } catch {
      // The others may do: what no page tells is refused as a file without text.
    }
  }
  return read;
}
