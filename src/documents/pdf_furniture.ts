import type { PdfLine } from "./pdf_line.ts";

/** How many lines at the top and bottom of a page may be its header and footer. */
const MARGIN_LINES = 3;
const PAGE_NUMBER =
  /^[\W_]*(?:(?:page|seite|página|pagina|strona|sida|side|стр|第)\.?\s*)?(?:\d{1,4}|[ivxlc]{1,6})(?:\s*(?:of|von|de|di|sur|av|z|из|\/|\|)\s*\d{1,4})?\s*页?[\W_]*$/iu;

/** Removes page numbers and repeated headers and footers. */
export function dropFurniture(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const occurrences = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set([...margins(page)].map(keyOf)))
      occurrences.set(key, (occurrences.get(key) ?? 0) + 1);
  }
  const minRepeats = Math.max(2, pages.length / 3);
  return pages.map((page) => {
    const candidates = margins(page);
    const top = [...candidates][0];
    return page.filter((line) => {
      if (!candidates.has(line)) return true;
      if (line !== top && PAGE_NUMBER.test(line.text) && isOutermost(line, page)) return false;
      if (line === top && PAGE_NUMBER.test(line.text) && page.length > 1) return false;
      return (occurrences.get(keyOf(line)) ?? 0) < minRepeats;
    });
  });
}

function margins(page: readonly PdfLine[]): Set<PdfLine> {
  const topDown = [...page].sort((a, b) => b.y - a.y);
  return new Set([...topDown.slice(0, MARGIN_LINES), ...topDown.slice(-MARGIN_LINES)]);
}

function isOutermost(line: PdfLine, page: readonly PdfLine[]): boolean {
  return page.every((other) => other === line || other.y >= line.y - 1 || other.y > line.y);
}

function keyOf(line: PdfLine): string {
  return `${line.text.replace(/\d+/g, "#")}|${Math.round(line.y / 4)}`;
}
