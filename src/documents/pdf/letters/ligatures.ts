import { getResolvedPDFJS } from "unpdf";
import { isRecord } from "../../../common/is_record.ts";
import type { Page } from "../pages.ts";
import type { DrawnItem } from "../upright.ts";

/** Letters and marks that are drawn from the left although they are read from the right. */
const LEFTWARD = /(?=[\p{L}\p{M}])[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Inherited}]/gu;
const ONLY_LEFTWARD =
  /^(?:(?=[\p{L}\p{M}])[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Inherited}])+$/u;
/**
 * What sticks to a letter that is read from the right and is written from the left: numbers of glyphs, which the
 * library takes for letters where a font says all of a word at its first glyph.
 */
const GLYPH_NUMBERS =
  /(?<=(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]\p{M}{0,3})[\u0180-\u02AF\u0370-\u052F][\u0180-\u052F\p{Cc}]*(?: ?[\u0180-\u052F\p{Cc}])*/gu;
/** How many glyphs that belong to no item are passed over to find an item's first one. */
const MAX_PASSED = 500;
/** The library's `AnnotationMode.DISABLE`. */
const NO_ANNOTATIONS = 0;

/**
 * Puts letters that were drawn as one glyph back in order, such as the lam and alef of Arabic: the
 * library turns what runs leftwards letter by letter, and so within a glyph, too.
 */
export async function restoreLigatures(page: Page, items: readonly DrawnItem[]): Promise<void> {
  if (!items.some(({ dir }) => dir === "rtl")) return;
  const glyphs = await readGlyphs(page);
  if (glyphs.every((glyph) => glyph.length === 1)) return;
  let next = 0;
  for (const item of items) {
    const drawn = (item.str.match(LEFTWARD) ?? []).toReversed().join("");
    if (item.dir !== "rtl" || drawn === "") continue;
    for (let start = next; start < Math.min(next + MAX_PASSED, glyphs.length); start++) {
      const count = countSpelling(drawn, { glyphs, start });
      if (count === 0) continue;
      const letters = glyphs
        .slice(start, start + count)
        .toReversed()
        .join("");
      let index = 0;
      item.str = item.str.replace(LEFTWARD, () => letters[index++] ?? "");
      next = start + count;
      break;
    }
  }
}

/** Takes the numbers of glyphs off the words that they were drawn for. */
export function withoutGlyphNumbers<Item extends Pick<DrawnItem, "str">>(item: Item): Item {
  const str = item.str.replace(GLYPH_NUMBERS, "");
  return str === item.str ? item : { ...item, str };
}

/**
 * Adds marks and parts of ligatures, which take no width of their own, to the letters that they
 * were drawn onto. Of what is read from the right, these come after it.
 */
export function joinMarks(items: readonly DrawnItem[]): DrawnItem[] {
  const joined: DrawnItem[] = [];
  let marks: DrawnItem[] = [];
  for (const item of items) {
    if (item.width === 0 && ONLY_LEFTWARD.test(item.str)) marks.push(item);
    // Between marks and their letters, the library finds blanks without a width.
    else if (marks.length > 0 && item.width === 0 && item.str.trim() === "") continue;
    else {
      const isBase = item.dir === "rtl" && marks.every((mark) => isOn(mark, item));
      const added = isBase ? marks.map(({ str }) => str).toReversed() : [];
      if (!isBase) joined.push(...marks);
      joined.push(added.length > 0 ? { ...item, str: item.str + added.join("") } : item);
      marks = [];
    }
  }
  return [...joined, ...marks];
}

function isOn(mark: DrawnItem, { x, y, width, fontSize }: DrawnItem): boolean {
  const isAbove = mark.x > x - fontSize && mark.x < x + width + fontSize;
  return isAbove && Math.abs(mark.y - y) < fontSize;
}

/** How many glyphs from a place on make a text together; 0 if they do not. */
function countSpelling(
  text: string,
  { glyphs, start }: { glyphs: readonly string[]; start: number },
): number {
  let length = 0;
  for (let index = start; index < glyphs.length; index++) {
    const glyph = glyphs[index] ?? "";
    if (!text.startsWith(glyph, length)) return 0;
    length += glyph.length;
    if (length === text.length) return index - start + 1;
  }
  return 0;
}

/** The letters of a page that are read from the right, by glyph, in the order they are drawn. */
async function readGlyphs(page: Page): Promise<string[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: NO_ANNOTATIONS });
  return fnArray.flatMap((operation, index) => {
    const [shown]: unknown[] = operation === OPS.showText ? (argsArray[index] ?? []) : [];
    if (!Array.isArray(shown)) return [];
    return shown.flatMap((glyph: unknown) => {
      const text = isRecord(glyph) && typeof glyph.unicode === "string" ? glyph.unicode : "";
      const letters = text.match(LEFTWARD)?.join("") ?? "";
      return letters === "" ? [] : [letters];
    });
  });
}
