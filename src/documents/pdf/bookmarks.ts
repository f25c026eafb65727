import { isRecord } from "../../common/is_record.ts";
import { cleanText, MAX_TITLE_LENGTH } from "../clean_text.ts";
import type { PdfBookmark } from "./item.ts";
import type { PdfLine } from "./line.ts";
import type { Pdf } from "./pages.ts";

/** A table of contents that a post can use is shorter. */
const MAX_BOOKMARKS = 500;
const MAX_LEVEL = 6;

/** Reads a PDF's bookmarks, from the first to the last; none if they are damaged. */
export async function readBookmarks(pdf: Pdf): Promise<PdfBookmark[]> {
  const bookmarks: PdfBookmark[] = [];
  const walk = async (entries: readonly Entry[], level: number) => {
    for (const { title, dest, items } of entries) {
      if (bookmarks.length >= MAX_BOOKMARKS) return;
      const clean = cleanText(title.slice(0, MAX_TITLE_LENGTH));
      if (clean !== "") bookmarks.push({ title: clean, level, page: await pageOf(dest, pdf) });
      if (level < MAX_LEVEL) await walk(items, level + 1);
    }
  };
  // Null if there are none, whatever the library's type says.
  const outline: Entry[] | null = await pdf.getOutline().catch(() => null);
  await walk(outline ?? [], 1);
  return bookmarks;
}

/** Marks the lines that a file's bookmarks name as headings of their level, where nothing else did. */
export function withBookmarks(
  pages: readonly (readonly PdfLine[])[],
  bookmarks: readonly PdfBookmark[],
): PdfLine[][] {
  const levels = new Map<string, number>();
  for (const { title, level, page } of bookmarks) {
    const key = keyOf(title);
    if (key !== "") levels.set(`${page} ${key}`, level);
  }
  return pages.map((lines, page) =>
    lines.map((line) => {
      const key = keyOf(line.text);
      const level = levels.get(`${page} ${key}`) ?? levels.get(`null ${key}`);
      return level === undefined || line.headingLevel !== undefined
        ? line
        : { ...line, headingLevel: level };
    }),
  );
}

/** A heading without its number, which a bookmark may lack, or have in another form. */
function keyOf(text: string): string {
  if (text.length > MAX_TITLE_LENGTH) return "";
  return text
    .toLowerCase()
    .replace(/^[\p{N}.\s()–-]+(?=\p{L})/u, "")
    .replace(/\s+/g, " ")
    .trim();
}

interface Entry {
  title: string;
  dest: string | readonly unknown[] | null;
  items: readonly Entry[];
}

async function pageOf(dest: Entry["dest"], pdf: Pdf): Promise<number | null> {
  try {
    const target = typeof dest === "string" ? await pdf.getDestination(dest) : dest;
    const page: unknown = target?.[0];
    if (typeof page === "number") return page;
    if (!isRecord(page) || typeof page.num !== "number" || typeof page.gen !== "number")
      return null;
    return await pdf.getPageIndex({ num: page.num, gen: page.gen });
  } catch {
    // It leads to a page that is gone.
    return null;
  }
}
