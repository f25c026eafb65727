import type { PdfItem } from "./item.ts";

/** Longer texts are more than a request to open the file elsewhere. */
const MAX_LENGTH = 2_000;

/**
 * Says why a file's only page does not hold its content, but asks to open it with another program:
 * in the way of an error's message; null if it does hold it.
 *
 * @param info What the library says of the file.
 */
export function placeholderReason(
  info: Readonly<Record<string, unknown>>,
  pages: readonly (readonly PdfItem[])[],
): string | null {
  const length = pages.flat().reduce((sum, { str }) => sum + str.length, 0);
  if (pages.length > 1 || length > MAX_LENGTH) return null;
  // Forms that other programs can show as well have fields on their pages.
  if (info.IsXFAPresent === true && info.IsAcroFormPresent !== true) {
    return "Cannot read the PDF as it is an XFA form, which only Adobe's programs show: print it to a PDF and upload that";
  }
  if (info.IsCollectionPresent === true) {
    return "Cannot read the PDF as it is a portfolio of other files: upload one of these";
  }
  return null;
}
