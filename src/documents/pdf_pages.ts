import type { getDocumentProxy, StructuredTextItem } from "unpdf";

/** An open PDF. */
export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;

/** What a post can use of a book; the rest is not read. */
const MAX_PAGES = 300;
const MAX_CHARACTERS = 200_000;
/** More than fits on a page that people can read. */
const MAX_PAGE_CHARACTERS = 50_000;
const MAX_PAGE_ITEMS = 10_000;
/** Longer than any line. */
const MAX_ITEM_LENGTH = 2_000;

/**
 * Reads the text of a PDF page by page, from the front, as far as a post can use it. A page that
 * cannot be read is left out.
 *
 * @throws the first page's error if none can be read.
 */
export async function readPages(pdf: Pdf): Promise<StructuredTextItem[][]> {
  const pages: StructuredTextItem[][] = [];
  const failures: unknown[] = [];
  let characters = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
    if (characters >= MAX_CHARACTERS) break;
    try {
      const page = await pdf.getPage(number);
      const items = await readItems(page);
      page.cleanup();
      characters += lengthOf(items);
      pages.push(items);
    } catch (error) {
      failures.push(error);
    }
  }
  if (pages.length === 0 && failures.length > 0) throw failures[0];
  return pages;
}

/** Reads a page's text, in the order in which it is drawn, until the page has enough. */
async function readItems(page: Page): Promise<StructuredTextItem[]> {
  const items: StructuredTextItem[] = [];
  let characters = 0;
  const reader = page.streamTextContent().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return items;
    for (const item of value.items) {
      if (!("str" in item)) continue;
      const [, , c = 0, d = 0, x = 0, y = 0]: number[] = item.transform;
      items.push({
        str: item.str.slice(0, MAX_ITEM_LENGTH),
        x,
        y,
        width: item.width,
        height: item.height,
        fontSize: Math.hypot(c, d),
        fontFamily: "",
        dir: item.dir,
        hasEOL: item.hasEOL,
      });
      characters += item.str.length;
    }
    if (items.length >= MAX_PAGE_ITEMS || characters >= MAX_PAGE_CHARACTERS) {
      await reader.cancel(new Error("The page has enough text"));
      return items;
    }
  }
}

function lengthOf(items: readonly StructuredTextItem[]): number {
  return items.reduce((sum, { str }) => sum + str.length, 0);
}
