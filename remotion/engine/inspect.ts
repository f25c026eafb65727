import { contrastOf } from "../../src/colour/contrast.ts";
import type { Fault } from "../../src/posts/report.ts";
import { MIN_TEXT_CONTRAST } from "../kit/colour/palette.ts";
import { groundOf, inkOf, isCovered, type Rect } from "./pixels.ts";

/** A line of text on the page. */
interface Line {
  node: Text;
  element: Element;
  rect: Rect;
}

/** A fault, and the element that has its text. */
interface FoundFault {
  fault: Fault;
  element: Element;
}

/** Overlaps of up to this many pixels are rounding errors or harmless. */
const TOLERANCE = 4;
/** How far letters reach above and below the middle of their line, as a share of the font size. */
const HALF_LINE_HEIGHT = 0.36;

/**
 * Checks that all text on the canvas can be read: that it is not clipped, overlapped, covered by the
 * platform's interface or too low in contrast. Only valid while nothing moves.
 *
 * Ignores what is hidden from assistive technology (`aria-hidden`), as that is decoration.
 *
 * @param safe The part of the page that the platform does not cover.
 */
export function inspect(canvas: Element, safe: Rect): FoundFault[] {
  const lines = linesIn(canvas);
  const faults = new Map<string, FoundFault>();
  const addFault = (kind: "clipped" | "overlap" | "unsafe", { node, element }: Line) => {
    const text = node.data.trim().slice(0, 80);
    faults.set(`${kind} ${text}`, { fault: { kind, text }, element });
  };
  for (const [i, line] of lines.entries()) {
    if (!isWithin(line.rect, safe)) addFault("unsafe", line);
    if (isClipped(line, canvas)) addFault("clipped", line);
    if (lines.slice(i + 1).some((other) => overlaps(line, other))) addFault("overlap", line);
    if (isCovered(line.element, centreOf(line.rect))) addFault("overlap", line);
    const contrast = contrastIn(line);
    if (contrast < MIN_TEXT_CONTRAST - 0.05) {
      const text = line.node.data.trim().slice(0, 80);
      const fault: Fault = { kind: "low_contrast", text, contrast };
      faults.set(`contrast ${text}`, { fault, element: line.element });
    }
  }
  return [...faults.values()];
}

function linesIn(canvas: Element): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(canvas, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || element === null || !isReadable(node, element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const half =
      Number.parseFloat(getComputedStyle(element).fontSize) * HALF_LINE_HEIGHT * scaleOf(canvas);
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

function isReadable(node: Text, element: Element): boolean {
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
  for (
    let ancestor: Element | null = element;
    ancestor !== null;
    ancestor = ancestor.parentElement
  ) {
    if (ancestor === canvas) return false;
    const clips = /hidden|clip|scroll|auto/.test(getComputedStyle(ancestor).overflow);
    if (
      clips &&
      ancestor instanceof HTMLElement &&
      !isWithin(rect, ancestor.getBoundingClientRect())
    )
      return true;
  }
  return false;
}

function overlaps(one: Line, other: Line): boolean {
  const width =
    Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
  const height =
    Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
  if (width <= TOLERANCE || height <= TOLERANCE) return false;
  // Lines of the same text may be set as tightly as the designer likes.
  return one.node !== other.node && textOf(one) !== textOf(other);
}

/** The element of the whole text that a line, or a styled word, is a part of. */
function textOf({ element }: Line): Element {
  return element.closest("[data-text]") ?? element;
}

function centreOf({ left, right, top, bottom }: Rect) {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The lowest contrast of a line, measured at its start, middle and end. */
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
