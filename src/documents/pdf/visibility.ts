import { getResolvedPDFJS } from "unpdf";
import { isRecord } from "../../common/is_record.ts";
import { type DrawnGlyph, type PageDrawing, readDrawing, seenRect } from "./drawing.ts";
import type { Page, Pdf } from "./pages.ts";

/** Tells whether a layer is shown. */
export type LayerTest = (layer: unknown) => boolean;

/** A text that a page draws, as the library gives it. */
interface DrawnText {
  str: string;
  dir: string;
}

/** Share of a page that is covered by the picture of a scan. */
const MIN_SCAN_AREA = 0.5;
/** Letters that belong to no text, such as those beside the page, are passed over to find one. */
const MAX_PASSED = 1_000;
const UNSEEN = /[\s\p{Cf}]+/gu;

/** Tells which layers of a file are shown when it is opened; undefined if all of them are. */
export async function readLayers(pdf: Pdf): Promise<LayerTest | undefined> {
  const layers = await pdf.getOptionalContentConfig();
  const isAllShown = [...layers].every(([, layer]) => !isRecord(layer) || layer.visible === true);
  return isAllShown ? undefined : (layer) => Boolean(layers.isVisible(layer));
}

/**
 * Leaves out the texts that a page does not show: those of layers that are off, and those without
 * ink, unless these are what somebody has recognised on a scan.
 */
export async function withoutUnseen<Text extends DrawnText>(
  page: Page,
  texts: readonly Text[],
  isShown: LayerTest | undefined,
): Promise<Text[]> {
  const { OPS: operations } = await getResolvedPDFJS();
  const drawing = await readDrawing(page, { operations, isShown });
  const { glyphs } = drawing;
  const isInkNeeded =
    glyphs.some(({ isInked, isShown }) => isInked && isShown) && !isScan(drawing, page.view);
  const isSeen = (glyph: DrawnGlyph) => glyph.isShown && (glyph.isInked || !isInkNeeded);
  return glyphs.every(isSeen) ? [...texts] : seenTexts(texts, { glyphs, isSeen });
}

function isScan({ pictures }: PageDrawing, view: readonly number[]): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const covered = pictures.reduce((sum, picture) => {
    const rect = seenRect(picture);
    return rect === null ? sum : sum + (rect.right - rect.left) * (rect.top - rect.bottom);
  }, 0);
  return covered > MIN_SCAN_AREA * (right - left) * (top - bottom);
}

/** Finds each text among the glyphs, which come in the same order, and keeps it if most are seen. */
function seenTexts<Text extends DrawnText>(
  texts: readonly Text[],
  { glyphs, isSeen }: { glyphs: readonly DrawnGlyph[]; isSeen: (glyph: DrawnGlyph) => boolean },
): Text[] {
  const parts = glyphs.map((glyph) => ({ text: lettersOf(glyph.text), seen: isSeen(glyph) }));
  const drawn = parts.map(({ text }) => text).join("");
  const seen = parts.flatMap(({ text, seen }) => new Array<boolean>(text.length).fill(seen));
  let next = 0;
  return texts.filter((text) => {
    const letters = lettersOf(text.str);
    const start = letters === "" ? -1 : startOf(letters, { drawn, next, dir: text.dir });
    if (start < 0) return true;
    next = start + letters.length;
    return seen.slice(start, next).filter(Boolean).length > letters.length / 2;
  });
}

/** Where a text begins among what is drawn from a place on; -1 if it is not found. */
function startOf(
  letters: string,
  { drawn, next, dir }: { drawn: string; next: number; dir: string },
): number {
  if (drawn.startsWith(letters, next)) return next;
  const near = drawn.slice(next, next + MAX_PASSED + letters.length);
  // What runs leftwards has been turned, but for what is one glyph.
  if (dir === "rtl" && sorted(near.slice(0, letters.length)) === sorted(letters)) return next;
  const at = near.indexOf(letters);
  return at < 0 ? -1 : next + at;
}

function lettersOf(text: string): string {
  return text.replace(UNSEEN, "");
}

function sorted(letters: string): string {
  return [...letters].sort().join("");
}
