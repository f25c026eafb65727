import { contrastOf } from "../../src/colour/contrast.ts";
import type { Fault } from "../../src/posts/report.ts";
import { READABLE } from "../kit/colour/palette.ts";
import { coverOf, groundOf, inkOf, type Rect } from "./pixels.ts";

/** A line of text as it stands on the page. */
interface Line {
  node: Text;
  element: Element;
  rect: Rect;
}

/** Pixels of the canvas that are lost in rounding, or that letters reach over without harm. */
const TOLERANCE = 4;
/** Letters take about so much of their size above and below the middle of their line. */
const HALF_INK = 0.36;

/**
 * Looks at all that can be read on the canvas, as a reader would: is it whole, is it on its own, is
 * it clear of what the platform covers, does it stand out? Only while nothing moves.
 *
 * What is hidden from assistive technology (`aria-hidden`) is decoration, and is not looked at.
 *
 * @param safe The part of the page that the platform leaves clear.
 */
export function inspect(canvas: Element, safe: Rect): Fault[] {
  const lines = linesIn(canvas);
  const faults = new Map<string, Fault>();
  const find = (kind: "clipped" | "overlap" | "unsafe", { node }: Line) => {
    const text = node.data.trim().slice(0, 80);
    faults.set(`${kind} ${text}`, { kind, text });
  };
  for (const [i, line] of lines.entries()) {
    if (!isWithin(line.rect, safe)) find("unsafe", line);
    if (isClipped(line, canvas)) find("clipped", line);
    if (lines.slice(i + 1).some((other) => areOver(line, other))) find("overlap", line);
    if (coverOf(line.element, centreOf(line.rect))) find("overlap", line);
    const contrast = contrastIn(line);
    if (contrast < READABLE - 0.05) {
      const text = line.node.data.trim().slice(0, 80);
      faults.set(`contrast ${text}`, { kind: "low_contrast", text, contrast });
    }
  }
  return [...faults.values()];
}

function linesIn(canvas: Element): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(canvas, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || element === null || !isRead(node, element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const half = Number.parseFloat(getComputedStyle(element).fontSize) * HALF_INK * scaleOf(canvas);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left < 1) continue;
      const middle = (top + bottom) / 2;
      lines.push({
        node,
        element,
        rect: { left, right, top: middle - half, bottom: middle + half },
      });
    }
  }
  return lines;
}

function isRead(node: Text, element: Element): boolean {
  return (
    /[\p{L}\p{N}]/u.test(node.data) &&
    element.closest("[aria-hidden=true]") === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

function scaleOf(canvas: Element): number {
  const width = canvas instanceof HTMLElement ? canvas.offsetWidth : 0;
  return width === 0 ? 1 : canvas.getBoundingClientRect().width / width;
}

function isWithin(inner: Rect, outer: Rect): boolean {
  return (
    inner.left > outer.left - TOLERANCE &&
    inner.right < outer.right + TOLERANCE &&
    inner.top > outer.top - TOLERANCE &&
    inner.bottom < outer.bottom + TOLERANCE
  );
}

function isClipped({ element, rect }: Line, canvas: Element): boolean {
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    if (around === canvas) return false;
    const clips = /hidden|clip|scroll|auto/.test(getComputedStyle(around).overflow);
    if (clips && around instanceof HTMLElement && !isWithin(rect, around.getBoundingClientRect()))
      return true;
  }
  return false;
}

function areOver(one: Line, other: Line): boolean {
  const width =
    Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
  const height =
    Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
  if (width <= TOLERANCE || height <= TOLERANCE) return false;
  // The lines of one text may be as tight as a designer likes.
  return one.node !== other.node && textOf(one) !== textOf(other);
}

/** The whole text that a line, or a word in it with a look of its own, is a part of. */
function textOf({ element }: Line): Element {
  return element.closest("[data-text]") ?? element;
}

function centreOf({ left, right, top, bottom }: Rect) {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The lowest contrast of a line, at its start, its middle and its end. */
function contrastIn({ element, rect }: Line): number {
  const y = (rect.top + rect.bottom) / 2;
  const xs = [rect.left + 2, (rect.left + rect.right) / 2, rect.right - 2];
  const contrasts = xs.flatMap((x) =>
    groundOf(element, { x, y }).map((ground) =>
      Math.max(...inkOf(element, ground).map((ink) => contrastOf(ink, ground))),
    ),
  );
  return Math.round(Math.min(...contrasts) * 100) / 100;
}
