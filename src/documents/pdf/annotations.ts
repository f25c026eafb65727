import type { Page } from "./pages.ts";
import type { DrawnItem } from "./upright.ts";

/** More than a form that people fill in has on a page. */
const MAX_ANNOTATIONS = 2_000;
const MAX_LINES = 200;
/** Text in a field whose size is not told. */
const MAX_AUTOMATIC_SIZE = 12;
const MIN_AUTOMATIC_SIZE = 6;
const LEADING = 1.2;
/** The flags for hidden, and not to be viewed. */
const UNSEEN = 2 | 32;

/**
 * Reads the text that a page shows without drawing it itself: what fields of a form hold, and notes
 * that are written onto the page. Passwords, buttons, hidden fields and comments are left out.
 */
export async function readAnnotations(page: Page): Promise<DrawnItem[]> {
  const annotations: readonly unknown[] = await page.getAnnotations({ intent: "display" });
  return annotations.slice(0, MAX_ANNOTATIONS).flatMap((annotation) => {
    // The library's type of it is any.
    const { rect, rotation, defaultAppearanceData } = annotation as Annotation;
    const lines = linesOf(annotation as Annotation);
    if (lines.length === 0 || rect === undefined) return [];
    return place(lines, { rect, rotation, fontSize: defaultAppearanceData?.fontSize });
  });
}

/** What of an annotation matters here. */
interface Annotation {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  options?: readonly { exportValue?: string; displayValue?: string }[];
  password?: boolean;
  annotationFlags?: number;
  textContent?: readonly string[];
  contentsObj?: { str?: string };
  rect?: readonly number[];
  rotation?: number;
  defaultAppearanceData?: { fontSize?: number };
}

function linesOf(annotation: Annotation): string[] {
  const lines = textsOf(annotation).flatMap((text) => text.split(/\r\n?|\n/));
  return lines
    .slice(0, MAX_LINES)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function textsOf(annotation: Annotation): readonly string[] {
  const { subtype, fieldType, fieldValue, textContent, contentsObj } = annotation;
  if (((annotation.annotationFlags ?? 0) & UNSEEN) !== 0) return [];
  if (subtype === "FreeText") return textContent ?? [contentsObj?.str ?? ""];
  if (subtype !== "Widget" || annotation.password === true) return [];
  if (fieldType === "Tx") return typeof fieldValue === "string" ? [fieldValue] : [];
  if (fieldType !== "Ch" || !Array.isArray(fieldValue)) return [];
  const shown = new Map(annotation.options?.map((option) => [option.exportValue, option]));
  return fieldValue.flatMap((value: unknown) =>
    typeof value === "string" ? [shown.get(value)?.displayValue ?? value] : [],
  );
}

/** Puts lines one below the other into a rectangle of the page, at a multiple of 90 degrees. */
function place(
  lines: readonly string[],
  {
    rect,
    rotation: angle = 0,
    fontSize: told = 0,
  }: { rect: readonly number[]; rotation?: number | undefined; fontSize?: number | undefined },
): DrawnItem[] {
  const [left = 0, bottom = 0, right = 0, top = 0] = rect;
  const isTurned = angle % 180 !== 0;
  const length = isTurned ? top - bottom : right - left;
  const depth = isTurned ? right - left : top - bottom;
  const room = depth / lines.length / LEADING;
  const fontSize =
    told > 0 ? told : Math.min(MAX_AUTOMATIC_SIZE, Math.max(MIN_AUTOMATIC_SIZE, room));
  const margin = lines.length === 1 ? Math.max(0, depth - fontSize * LEADING) / 2 : 0;
  const cos = Math.round(Math.cos((angle * Math.PI) / 180));
  const sin = Math.round(Math.sin((angle * Math.PI) / 180));
  // The corner at which upright text would begin.
  const start = { x: cos - sin > 0 ? left : right, y: cos + sin > 0 ? top : bottom };
  return lines.map((str, index) => {
    const down = margin + fontSize + index * fontSize * LEADING;
    return {
      str,
      x: start.x + down * sin,
      y: start.y - down * cos,
      width: Math.min(length, str.length * fontSize * 0.5),
      height: fontSize,
      fontSize,
      dir: "ltr",
      font: "",
      isMonospaced: false,
      hasEOL: true,
      angle,
      isVertical: false,
    };
  });
}
