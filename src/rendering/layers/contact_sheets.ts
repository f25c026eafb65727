import type { PartInk } from "../../../remotion/engine/plates.ts";

/** In pixels of the canvas. */
interface Size {
  width: number;
  height: number;
}

/** A plate that is to be captured. */
export interface Subject {
  /** The layer that it is a part of; null: the canvas. */
  layer: number | null;
  /** Pixels of the picture for each of the canvas. */
  scale: number;
  ink: PartInk;
}

/** Plates that are captured in one picture, as to take one costs as much as half a million pixels. */
export interface ContactSheet<T> extends Size {
  scale: number;
  plates: (T & Corner)[];
}

/** Where the ink of a plate begins on its sheet, in pixels of the canvas. */
interface Corner {
  x: number;
  y: number;
}

/** As for ink: so many pixels are whole and even at each size that plates are captured at. */
const GRID = 8;

/** A sheet that is being filled: rows, one below the other. */
interface Filling<T> extends ContactSheet<T> {
  rows: { x: number; y: number; height: number }[];
}

/**
 * Puts plates of one frame on sheets, none of which is larger than a page unless a plate is. On a sheet,
 * all have the same scale, and none is of the canvas, of the same layer as another, or of a layer in that.
 */
export function contactSheets<T extends Subject>(
  plates: readonly T[],
  page: Size,
): ContactSheet<T>[] {
  const sheets: Filling<T>[] = [];
  const byHeight = plates.toSorted((one, other) => other.ink.height - one.ink.height);
  for (const plate of byHeight) {
    const at = firstPlace(plate, sheets, page);
    if (at === null) {
      const { width, height } = plate.ink;
      sheets.push({
        scale: plate.scale,
        width,
        height,
        plates: [{ ...plate, x: 0, y: 0 }],
        rows: [{ x: width, y: 0, height }],
      });
      continue;
    }
    const { sheet, row } = at;
    const [x, y] = [onGrid(row.x), row.y];
    sheet.plates.push({ ...plate, x, y });
    row.x = x + plate.ink.width;
    sheet.width = Math.max(sheet.width, row.x);
    sheet.height = Math.max(sheet.height, y + plate.ink.height);
  }
  return sheets.map(({ rows: _, ...sheet }) => sheet);
}

/** The first place with enough room; null: there is none. */
function firstPlace<T extends Subject>(plate: T, sheets: readonly Filling<T>[], page: Size) {
  const { width, height } = plate.ink;
  for (const sheet of sheets) {
    if (sheet.scale !== plate.scale || !fits(sheet, page)) continue;
    if (sheet.plates.some((other) => isEntangled(plate, other))) continue;
    const row = sheet.rows.find(
      (row) => onGrid(row.x) + width <= page.width && height <= row.height,
    );
    if (row !== undefined) return { sheet, row };
    const y = onGrid(sheet.height);
    if (width > page.width || y + height > page.height) continue;
    const next = { x: 0, y, height };
    sheet.rows.push(next);
    return { sheet, row: next };
  }
  return null;
}

function fits(sheet: Size, page: Size): boolean {
  return sheet.width <= page.width && sheet.height <= page.height;
}

/** Whether two plates cannot be moved, or be cut off, without each other. */
function isEntangled(one: Subject, other: Subject): boolean {
  if (one.layer === null || other.layer === null || one.layer === other.layer) return true;
  return one.ink.around.includes(other.layer) || other.ink.around.includes(one.layer);
}

function onGrid(pixels: number): number {
  return GRID * Math.ceil(pixels / GRID);
}
