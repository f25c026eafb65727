import type { getDocumentProxy } from "unpdf";
import { isRecord } from "../../common/is_record.ts";
import { readAnnotations } from "./annotations.ts";
import type { PdfItem } from "./item.ts";
import { joinAccents } from "./letters/accents.ts";
import { actualTextOf, withActualText } from "./letters/actual_text.ts";
import { mendConjuncts } from "./letters/conjuncts.ts";
import { createFontMending } from "./letters/drawn_fonts.ts";
import { joinMarks, restoreLigatures, withoutGlyphNumbers } from "./letters/ligatures.ts";
import { setAcross } from "./letters/set_across.ts";
import { withTexLigatures } from "./letters/tex_ligatures.ts";
import { withoutOverlays } from "./overlays.ts";
import { readTags } from "./tags.ts";
import { type DrawnItem, upright } from "./upright.ts";
import { type LayerTest, withoutUnseen } from "./visibility.ts";

/** An open PDF. */
export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
/** A page of an open PDF. */
export type Page = Awaited<ReturnType<Pdf["getPage"]>>;

/** What a post can use of a book; the rest is not read. */
const MAX_PAGES = 300;
const MAX_CHARACTERS = 200_000;
/** More than fits on a page that people can read. */
const MAX_PAGE_CHARACTERS = 50_000;
const MAX_PAGE_ITEMS = 10_000;
/** Longer than any line. */
const MAX_ITEM_LENGTH = 2_000;
/** Structure that covers less of a page's text was not made for it. */
const MIN_TAGGED_SHARE = 0.9;
/** Less text than this beside artifacts: a program has marked its body so, too. */
const MIN_CONTENT_SHARE = 0.3;

/** Options of {@linkcode readPages}. */
export interface ReadPagesOptions {
  /** Whether there may be fields and notes, which take long to look for. */
  mayHaveNotes?: boolean;
  /** Whether there may be text without ink, which takes as long. */
  mayHaveUnseen?: boolean;
  /** Tells which layers are shown, if not all are. */
  isShown?: LayerTest | undefined;
}

/**
 * Reads the text of a PDF page by page, from the front, as far as a post can use it. A page that
 * cannot be read is empty.
 *
 * @throws the first page's error if none can be read.
 */
export async function readPages(
  pdf: Pdf,
  { mayHaveNotes = true, mayHaveUnseen = true, isShown }: ReadPagesOptions = {},
): Promise<PdfItem[][]> {
  const pages: PdfItem[][] = [];
  const failures: unknown[] = [];
  const isSuspect = (await pdf.getMarkInfo().catch(() => null))?.Suspects === true;
  const mendFonts = createFontMending();
  let characters = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
    if (characters >= MAX_CHARACTERS) break;
    try {
      const page = await pdf.getPage(number);
      const context = { isSuspect, mendFonts, mayHaveNotes, mayHaveUnseen, isShown };
      const items = await readItems(page, context);
      page.cleanup();
      characters += lengthOf(items);
      pages.push(items);
    } catch (error) {
      failures.push(error);
      pages.push([]);
    }
  }
  if (failures.length > 0 && failures.length === pages.length) throw failures[0];
  return pages;
}

interface ReadItemsOptions extends ReadPagesOptions {
  isSuspect: boolean;
  mendFonts: (items: readonly DrawnItem[]) => DrawnItem[];
}

/** Reads the text that a page shows, upright, in the order in which it is drawn. */
async function readItems(
  page: Page,
  { isSuspect, mendFonts, mayHaveNotes, mayHaveUnseen, isShown }: ReadItemsOptions,
): Promise<PdfItem[]> {
  const drawn = await readPieces(page);
  const isPlain = !mayHaveUnseen && isShown === undefined;
  const pieces = isPlain ? drawn : await seenPieces(page, drawn, isShown);
  await restoreLigatures(
    page,
    pieces.map(({ item }) => item),
  );
  const isMarked = !isSuspect && pieces.some(({ id }) => id !== null);
  const tags: Awaited<ReturnType<typeof readTags>> = isMarked
    ? await readTags(page).catch(() => new Map())
    : new Map();
  const content = pieces.filter(({ isArtifact }) => !isArtifact);
  const tagged = content.filter(({ id }) => tags.has(id ?? ""));
  const isTagged = tagged.length > 0 && shareOf(tagged, content) >= MIN_TAGGED_SHARE;
  const isContentAlone = isTagged || shareOf(content, pieces) >= MIN_CONTENT_SHARE;
  const items = (isContentAlone ? content : pieces).map(({ item, id }): DrawnItem => {
    const tag = isTagged && id !== null ? tags.get(id) : undefined;
    return tag === undefined ? item : { ...item, tag };
  });
  const sized = mendFonts(setAcross(items.map(withTexLigatures)));
  const annotations = mayHaveNotes ? await readAnnotations(page).catch(() => []) : [];
  const seen = withoutOverlays(mendConjuncts(sized.map(withoutGlyphNumbers)));
  return joinAccents(upright([...joinMarks(seen), ...annotations], page.view));
}

async function seenPieces(
  page: Page,
  pieces: readonly Piece[],
  isShown: LayerTest | undefined,
): Promise<Piece[]> {
  const texts = pieces.map((piece) => ({ ...piece.item, piece }));
  return (await withoutUnseen(page, texts, isShown)).map(({ piece }) => piece);
}

/** A run of text with the marks around it. */
interface Piece {
  item: DrawnItem;
  /** Identifier of the innermost marked content with one. */
  id: string | null;
  /** True for what the page repeats, such as headers and page numbers. */
  isArtifact: boolean;
}

/** Marks around runs of text. */
interface Mark extends Pick<Piece, "id" | "isArtifact"> {
  /** What the content stands for; null if that is what it draws. */
  text: string | null;
  /** What it draws. */
  items: DrawnItem[];
}

/** Reads what a page draws, until the page has enough. */
async function readPieces(page: Page): Promise<Piece[]> {
  const pieces: Piece[] = [];
  const marks: Mark[] = [];
  const monospaced = new Set<string>();
  let characters = 0;
  const stream = page.streamTextContent({
    includeMarkedContent: true,
    // It would divide ligatures before their order is restored, and is done with the whole text.
    disableNormalization: true,
  });
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return pieces;
    for (const [font, style] of Object.entries(value.styles)) {
      if (isRecord(style) && style.fontFamily === "monospace") monospaced.add(font);
    }
    for (const item of value.items) {
      const { id, isArtifact } = marks.at(-1) ?? { id: null, isArtifact: false };
      const named = marks.find(({ text }) => text !== null);
      if ("str" in item) {
        const isMonospaced = monospaced.has(item.fontName);
        const drawn = drawnItem(item, { isMonospaced });
        characters += item.str.length;
        if (named === undefined) pieces.push({ item: drawn, id, isArtifact });
        else named.items.push(drawn);
      } else if (item.type === "endMarkedContent") {
        const ended = marks.pop();
        if (ended?.text == null || ended !== named) continue;
        for (const own of withActualText(ended.items, ended.text)) {
          pieces.push({ item: own, id: ended.id, isArtifact: ended.isArtifact });
        }
      } else {
        const tag = "tag" in item && typeof item.tag === "string" ? item.tag : undefined;
        marks.push({
          id: item.id ?? id,
          isArtifact: isArtifact || tag === "Artifact",
          text: actualTextOf(tag),
          items: [],
        });
      }
    }
    if (pieces.length >= MAX_PAGE_ITEMS || characters >= MAX_PAGE_CHARACTERS) {
      await reader.cancel(new Error("The page has enough text"));
      return pieces;
    }
  }
}

/** A text item of the library. */
interface TextItem extends Pick<PdfItem, "str" | "dir" | "width" | "height" | "hasEOL"> {
  transform: number[];
  fontName: string;
}

function drawnItem(item: TextItem, { isMonospaced }: { isMonospaced: boolean }): DrawnItem {
  const { str, dir, transform, width, height, hasEOL, fontName: font } = item;
  const [a = 1, b = 0, c = 0, d = 0, x = 0, y = 0] = transform;
  const fontSize = Math.hypot(c, d);
  const angle = (Math.atan2(b, a) * 180) / Math.PI;
  const isVertical = dir === "ttb";
  return {
    str: str.slice(0, MAX_ITEM_LENGTH),
    x,
    y,
    fontSize,
    horizontalSize: Math.hypot(a, b),
    font,
    isMonospaced,
    hasEOL,
    isVertical,
    ...(isVertical
      ? { dir: "ltr", angle: angle - 90, width: height, height: fontSize }
      : { dir, angle, width, height }),
  };
}

function shareOf(some: readonly Piece[], all: readonly Piece[]): number {
  const total = lengthOf(all.map(({ item }) => item));
  return total === 0 ? 1 : lengthOf(some.map(({ item }) => item)) / total;
}

function lengthOf(items: readonly Pick<PdfItem, "str">[]): number {
  return items.reduce((sum, { str }) => sum + str.trim().length, 0);
}
