import type { PdfLine } from "../../src/documents/pdf/line.ts";

/** A line of plain prose in the body's font, but for what is given; cells are 90 points apart. */
export function lineOf(
  text: string | readonly string[],
  given: Partial<Omit<PdfLine, "text" | "cells">> = {},
): PdfLine {
  const { x = 72, fontSize = 10 } = given;
  const texts = typeof text === "string" ? [text] : text;
  const cells = texts.map((cell, index) => ({
    text: cell,
    x: x + 90 * index,
    width: 0.5 * fontSize * cell.length,
  }));
  const last = cells.at(-1) ?? { x, width: 0 };
  return {
    y: 700,
    page: 0,
    font: "serif",
    isMonospaced: false,
    ...given,
    text: texts.join(" "),
    x,
    fontSize,
    cells,
    width: last.x + last.width - x,
  };
}

/** Lines one below the other, 12 points apart. */
export function below(
  lines: readonly PdfLine[],
  { top = 700, leading = 12 }: { top?: number; leading?: number } = {},
): PdfLine[] {
  return lines.map((line, index) => ({ ...line, y: top - index * leading }));
}
