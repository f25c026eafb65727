import { isRecord } from "../../common/is_record.ts";
import { boundsOf, type Matrix, numbersOf, overlap, type Rect, times } from "./geometry.ts";
import { Nesting } from "./nesting.ts";

/** What a page draws, in the order in which it does. */
export interface PageDrawing {
  pictures: DrawnPicture[];
  glyphs: DrawnGlyph[];
}

/** A picture as a page draws it, on the page's own coordinates. */
export interface DrawnPicture {
  /** What its data is got by; null for a small one within the page's content, which has its data. */
  id: string | null;
  data: unknown;
  /** Size in pixels, as it is declared. */
  width: number;
  height: number;
  /** Where the unit square that it fills is placed. */
  matrix: Matrix;
  /** What of the page it can be seen on; null if all. */
  clip: Rect | null;
  /** The colour of a stencil, such as "#ff0000"; null for other pictures. */
  colour: string | null;
}

/** A glyph of text that may be seen or not. */
export interface DrawnGlyph {
  text: string;
  /** Whether it is in a layer that is shown. */
  isShown: boolean;
  /** Whether it is drawn, rather than only there to be found. */
  isInked: boolean;
}

/** What of the library's page is needed to see what it draws. */
interface DrawingPage {
  getOperatorList(options: { annotationMode: number }): Promise<{
    fnArray: readonly number[];
    argsArray: readonly (readonly unknown[] | null)[];
  }>;
}

/** Options of {@linkcode readDrawing}. */
export interface ReadDrawingOptions {
  /** The library's numbers of operations. */
  operations: Readonly<Record<string, number>>;
  /** Tells whether a layer is shown; all of them if left out. */
  isShown?: ((layer: unknown) => boolean) | undefined;
}

const UNTURNED: Matrix = [1, 0, 0, 1, 0, 0];
const BLACK = "#000000";
/** The library's `AnnotationMode.DISABLE`. */
const NO_ANNOTATIONS = 0;
/** Ways to draw text that leave no ink: not at all, and as an outline for what follows. */
const UNINKED = new Set<unknown>([3, 7]);

interface State {
  matrix: Matrix;
  clip: Rect | null;
  colour: string;
  mode: unknown;
}

/** Finds what pictures and glyphs a page draws, and whether these can be seen. */
export async function readDrawing(
  page: DrawingPage,
  { operations: is, isShown = () => true }: ReadDrawingOptions,
): Promise<PageDrawing> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: NO_ANNOTATIONS });
  const pictures: DrawnPicture[] = [];
  const glyphs: DrawnGlyph[] = [];
  const saved: State[] = [];
  /** Marks around the content, of which some hide it. */
  const marks = new Nesting();
  /** Groups around the content, of which some are only the transparency of others. */
  const groups = new Nesting();
  let state: State = { matrix: UNTURNED, clip: null, colour: BLACK, mode: 0 };
  let isClipping = false;
  for (const [at, operation] of fnArray.entries()) {
    const args = argsArray[at] ?? [];
    const [first, second, third] = args;
    const isSeen = !marks.has;
    const draw = (picture: Pick<DrawnPicture, "id" | "data" | "width" | "height" | "colour">) => {
      const { matrix, clip } = state;
      if (isSeen && !groups.has) pictures.push({ ...picture, matrix, clip });
    };
    switch (operation) {
      case is.save:
        saved.push(state);
        break;
      case is.restore:
      case is.paintFormXObjectEnd:
        state = saved.pop() ?? state;
        break;
      case is.transform:
        state = { ...state, matrix: times(state.matrix, args) };
        break;
      case is.paintFormXObjectBegin:
        saved.push(state);
        state = { ...state, matrix: times(state.matrix, first) };
        state = { ...state, clip: within(state, second) };
        break;
      case is.clip:
      case is.eoClip:
        isClipping = true;
        break;
      case is.constructPath:
        if (isClipping) state = { ...state, clip: within(state, third) };
        isClipping = false;
        break;
      case is.setFillRGBColor:
        state = { ...state, colour: typeof first === "string" ? first : BLACK };
        break;
      case is.setTextRenderingMode:
        state = { ...state, mode: first };
        break;
      case is.beginMarkedContent:
        marks.push(false);
        break;
      case is.beginMarkedContentProps:
        marks.push(first === "OC" && !isShown(second));
        break;
      case is.endMarkedContent:
        marks.pop();
        break;
      case is.beginGroup:
        groups.push(isRecord(first) && isRecord(first.smask));
        break;
      case is.endGroup:
        groups.pop();
        break;
      case is.paintImageXObject:
        draw({
          id: String(first),
          data: null,
          width: Number(second),
          height: Number(third),
          colour: null,
        });
        break;
      case is.paintInlineImageXObject:
        if (isRecord(first)) {
          draw({
            id: null,
            data: first,
            width: Number(first.width),
            height: Number(first.height),
            colour: null,
          });
        }
        break;
      case is.paintImageMaskXObject:
        if (isRecord(first)) {
          draw({
            id: String(first.data),
            data: null,
            width: Number(first.width),
            height: Number(first.height),
            colour: state.colour,
          });
        }
        break;
      case is.showText:
        for (const glyph of Array.isArray(first) ? first : []) {
          const text = isRecord(glyph) && typeof glyph.unicode === "string" ? glyph.unicode : "";
          if (text !== "")
            glyphs.push({ text, isShown: isSeen, isInked: !UNINKED.has(state.mode) });
        }
        break;
    }
  }
  return { pictures, glyphs };
}

/** What can be seen within a rectangle of the current coordinates. */
function within({ matrix, clip }: State, box: unknown): Rect | null {
  const [x1, y1, x2, y2] = numbersOf(box);
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return clip;
  if (![x1, y1, x2, y2].every(Number.isFinite)) return clip;
  const rect = boundsOf(matrix, [x1, y1, x2, y2]);
  if (clip === null) return rect;
  return overlap(rect, clip) ?? { ...rect, right: rect.left, top: rect.bottom };
}

/** What a drawn picture covers of its page, as far as it can be seen; null if nothing. */
export function seenRect({ matrix, clip }: Pick<DrawnPicture, "matrix" | "clip">): Rect | null {
  const rect = boundsOf(matrix, [0, 0, 1, 1]);
  return clip === null ? rect : overlap(rect, clip);
}
