import { useLayoutEffect } from "react";
import { useCurrentFrame } from "remotion";

/** Where a layer is at rest, while all layers around it are: where points of the layer lie in the picture. */
export interface Rest {
  /** From pixels of the layer to those of the picture, as of a CSS `matrix()`. */
  matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
  /** Size of its box in its own pixels. */
  width: number;
  height: number;
  /** What it is seen through alone, up to the layer around it, in pixels of the picture. */
  windows: readonly Edges[];
}

/** The edges of a rectangle. */
interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is alone in sight: in whole pixels of the picture, with room for shadows. */
export interface Ink {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What the renderer asks of the page in order to take pictures of a post, or of a part of one alone. */
interface Plates {
  /**
   * Shows a composition, of which nothing remains of the one before.
   *
   * @throws {Error} with what was said, if the render was cancelled.
   */
  open(mode: Mode): Promise<void>;
  /**
   * Shows a frame whose layers of these numbers are at rest, and tells where `measured` ones are.
   *
   * @throws {Error} with what was said, if the render was cancelled.
   */
  seek(frame: number, apart: readonly number[], measured: readonly number[]): Promise<Rest[]>;
  /**
   * Leaves nothing in sight but one part of a layer, or of the canvas for `layer: null`, and moves it to
   * the top left of the page; null if there is nothing to see.
   */
  show(layer: number | null, part: number, seen: SeenThrough): Ink | null;
}

/** What Remotion's page is told to show. */
export interface Mode {
  type: "composition";
  compositionName: string;
  serializedResolvedPropsWithSchema: string;
  [more: string]: unknown;
}

/** What of a part may be seen; the rest need not be shown. */
export interface SeenThrough {
  /** How far beside the page. */
  reach: Reach;
  /** What of the box of the layer, or of one further up: cut off are shares of it, from the top clockwise. */
  within: { up: number; cuts: readonly number[]; reach: Reach } | null;
}

/** So many pixels, and besides so many diagonals of the page. */
interface Reach {
  shift: number;
  spread: number;
}

declare global {
  interface Window {
    postloom_plates?: Plates;
  }
}

/** The composition that the page shows. */
let shownComposition = "";
/** Its frame, which may be an earlier one than the page was told to show. */
let shownFrame: number | null = null;

/** Tells {@linkcode Plates} which frame a post shows. */
export function useShownFrame(): void {
  const frame = useCurrentFrame();
  // Runs when all of the frame is in the page.
  useLayoutEffect(() => {
    shownFrame = frame;
    return () => {
      shownFrame = null;
    };
  }, [frame]);
}

/** Puts {@linkcode Plates} where the renderer finds them. */
export function installPlates(): void {
  if (typeof window === "undefined") return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets.push(sheet);
  window.postloom_plates = { open, seek, show };
}

// Marks are attributes, which React leaves alone, and rules that go before any style of a look. What is
// drawn with, such as a pattern, may stand in another part than what is drawn.
const RULES = `
  [data-apart] { clip-path: none !important }
  [data-apart] > div { transform: translate(0px) !important; opacity: 1 !important; clip-path: none !important }
  [data-plate] * { visibility: hidden !important }
  [data-plate] :is(pattern, clipPath, mask, marker) * { visibility: visible !important }
  [data-plate] [data-shown] { visibility: visible !important }
  [data-plate=part], [data-plate=part] body { background: none !important }
  [data-plate=part] [data-around] { overflow: visible !important }
  [data-plate=part] [data-canvas] { translate: var(--plate-x) var(--plate-y) }
`;

async function open(mode: Mode): Promise<void> {
  removeMarks();
  // Whatever was there is taken away first, lest the new one takes over its state.
  if (shownFrame !== null) remotion().remotion_setBundleMode({ type: "evaluation" });
  await until(() => shownFrame === null);
  shownComposition = mode.compositionName;
  window.remotion_inputProps = mode.serializedResolvedPropsWithSchema;
  remotion().remotion_setBundleMode(mode);
}

/** What Remotion's own renderer asks of its page. */
function remotion() {
  return window as unknown as {
    remotion_setBundleMode(mode: Mode | { type: "evaluation" }): void;
  };
}

async function seek(
  frame: number,
  apart: readonly number[],
  measured: readonly number[],
): Promise<Rest[]> {
  removeMarks();
  await until(() => window.remotion_renderReady && shownFrame !== null);
  window.remotion_setFrame(frame, shownComposition, 1);
  await until(() => window.remotion_renderReady && shownFrame === frame);
  await document.fonts.ready;
  const layers = document.querySelectorAll("[data-layer]");
  for (const layer of apart) elementOf(layers, layer).setAttribute("data-apart", "");
  return measured.map((layer) => restOf(movingElement(elementOf(layers, layer))));
}

async function until(isReady: () => boolean): Promise<void> {
  while (!isReady()) {
    if (window.remotion_cancelledError !== undefined)
      throw new Error(window.remotion_cancelledError);
    await new Promise(requestAnimationFrame);
  }
}

function elementOf(layers: ArrayLike<Element>, layer: number): Element {
  const found = layers[layer];
  if (found === undefined) throw new Error(`Cannot find layer ${layer}: it is not in every render`);
  return found;
}

function movingElement(layer: Element): Element {
  if (layer.firstElementChild === null) throw new Error("Cannot find what moves in a layer");
  return layer.firstElementChild;
}

/** Distance of the points that are looked at, in pixels of the layer. */
const REACH = 1000;

function restOf(moving: Element): Rest {
  const points = [
    [0, 0],
    [REACH, 0],
    [0, REACH],
  ].map(([x, y]) => {
    const point = document.createElement("div");
    point.style.cssText = `position:absolute;width:0;height:0;left:${x}px;top:${y}px`;
    moving.append(point);
    return point;
  });
  const [zero, right, down] = points.map((point) => point.getBoundingClientRect());
  for (const point of points) point.remove();
  const { width, height } = getComputedStyle(moving);
  if (zero === undefined || right === undefined || down === undefined) throw new Error("No points");
  return {
    matrix: [
      (right.left - zero.left) / REACH,
      (right.top - zero.top) / REACH,
      (down.left - zero.left) / REACH,
      (down.top - zero.top) / REACH,
      zero.left,
      zero.top,
    ],
    width: Number.parseFloat(width),
    height: Number.parseFloat(height),
    windows: windowsAround(moving),
  };
}

function windowsAround(moving: Element): Edges[] {
  const windows: Edges[] = [];
  let around = moving.parentElement?.parentElement ?? null;
  while (around !== null && !around.matches("[data-canvas], [data-apart] > div")) {
    if (getComputedStyle(around).overflow !== "visible") {
      const { left, top, width } = around.getBoundingClientRect();
      // What follows is in pixels of the layout.
      const scale = width / Math.max(1, (around as HTMLElement).offsetWidth);
      const [x, y] = [left + scale * around.clientLeft, top + scale * around.clientTop];
      windows.push({
        left: x,
        top: y,
        right: x + scale * around.clientWidth,
        bottom: y + scale * around.clientHeight,
      });
    }
    around = around.parentElement;
  }
  return windows;
}

function show(layer: number | null, part: number, seen: SeenThrough): Ink | null {
  const page = document.documentElement;
  page.removeAttribute("data-plate");
  unmark("data-shown");
  const layers = document.querySelectorAll("[data-layer]");
  const root = layer === null ? page : movingElement(elementOf(layers, layer));
  // What a look hides by itself stays hidden.
  const shown = elementsOf(root, part).filter(
    (element) => getComputedStyle(element).visibility === "visible",
  );
  // It covers all below, and so does the page's own background.
  const isGround = layer === null && part === 0;
  const ink = isGround ? wholePage() : inkOf(root, shown, limitsOf(root, seen));
  if (ink === null) return null;
  for (const element of shown) element.setAttribute("data-shown", "");
  page.style.setProperty("--plate-x", `${-ink.left}px`);
  page.style.setProperty("--plate-y", `${-ink.top}px`);
  unmark("data-around");
  const innermost = layer === null ? document.querySelector("[data-canvas]") : root.parentElement;
  for (let around = innermost; around !== null; around = around.parentElement) {
    around.setAttribute("data-around", "");
  }
  page.setAttribute("data-plate", isGround ? "ground" : "part");
  return ink;
}

function removeMarks(): void {
  document.documentElement.removeAttribute("data-plate");
  for (const mark of ["data-apart", "data-shown", "data-around"]) unmark(mark);
}

function unmark(name: string): void {
  for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
}

/** The elements of a layer, or of the page, before its first layer, or between two of them. */
function elementsOf(root: Element, part: number): Element[] {
  const elements: Element[] = [];
  let passed = 0;
  function visit(element: Element): void {
    if (element !== root && element.hasAttribute("data-apart")) {
      passed++;
      return;
    }
    if (passed === part) elements.push(element);
    for (const child of element.children) visit(child);
  }
  visit(root);
  return elements;
}

function wholePage(): Ink {
  return { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight };
}

/** How much of a letter may stand outside of its line, in shares of its size. */
const OVERHANG = 0.4;
/** A blur is seen up to three times its radius away. */
const BLUR_REACH = 3;
/**
 * Colours are kept for every other pixel, and stay sharp if these are the same ones as in the video. So many
 * pixels are even at each size that parts are captured at, so that parts of one size also fit each other.
 */
const GRID = 8;
/** How many pictures beside the one that is seen a layer may reach. */
const BESIDE = 1;

/** Where something of a layer may be seen. */
function limitsOf(root: Element, { reach, within }: SeenThrough): Edges {
  const { innerWidth: width, innerHeight: height } = window;
  const beside = pixelsOf(reach);
  const [x, y] = [Math.min(beside, width * BESIDE), Math.min(beside, height * BESIDE)];
  const seen = { left: -x, top: -y, right: width + x, bottom: height + y };
  if (within === null) return seen;
  let element = root;
  for (let up = 0; up < within.up; up++) {
    element = element.parentElement?.parentElement?.closest("[data-apart] > div") ?? element;
  }
  const box = element.getBoundingClientRect();
  const [above = 0, right = 0, below = 0, before = 0] = within.cuts;
  const by = pixelsOf(within.reach);
  return inside(seen, [
    {
      left: box.left + before * box.width - by,
      top: box.top + above * box.height - by,
      right: box.right - right * box.width + by,
      bottom: box.bottom - below * box.height + by,
    },
  ]);
}

function pixelsOf({ shift, spread }: Reach): number {
  return shift + spread * Math.hypot(window.innerWidth, window.innerHeight);
}

/** A rectangle around all that is drawn of the elements themselves, inside another one. */
function inkOf(root: Element, elements: readonly Element[], limits: Edges): Ink | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let room = 0;
  for (const element of elements) {
    const style = getComputedStyle(element);
    const effects = `${style.boxShadow} ${style.textShadow} ${style.filter}`;
    room = Math.max(room, BLUR_REACH * lengthsIn(effects));
    const seen = seenThrough(element, root);
    for (const own of rectsOf(element, style)) {
      const rect = inside(own, seen);
      if (rect.left > rect.right || rect.top > rect.bottom) continue;
      left = Math.min(left, rect.left);
      top = Math.min(top, rect.top);
      right = Math.max(right, rect.right);
      bottom = Math.max(bottom, rect.bottom);
    }
  }
  left = GRID * Math.floor(Math.max(left - room, limits.left) / GRID);
  top = GRID * Math.floor(Math.max(top - room, limits.top) / GRID);
  right = Math.ceil(Math.min(right + room, limits.right));
  bottom = Math.ceil(Math.min(bottom + room, limits.bottom));
  if (right <= left || bottom <= top) return null;
  return { left, top, width: right - left, height: bottom - top };
}

/** What cuts off an element, up to one around it. */
function seenThrough(element: Element, root: Element): DOMRect[] {
  const rects: DOMRect[] = [];
  for (let around = element; around !== root && around.parentElement !== null; ) {
    around = around.parentElement;
    const { overflow, position } = getComputedStyle(around);
    // What is placed by an element further out is not cut off by one that places nothing.
    const places = around instanceof SVGElement || position !== "static";
    if (overflow !== "visible" && places) rects.push(around.getBoundingClientRect());
  }
  return rects;
}

/** What of a rectangle is inside others. It may have no size, or less. */
function inside(rect: Edges, others: readonly Edges[]): Edges {
  let { left, top, right, bottom } = rect;
  for (const other of others) {
    left = Math.max(left, other.left);
    top = Math.max(top, other.top);
    right = Math.min(right, other.right);
    bottom = Math.min(bottom, other.bottom);
  }
  return { left, top, right, bottom };
}

function lengthsIn(effects: string): number {
  const lengths = Array.from(effects.matchAll(/(-?[\d.]+)px/g), ([, length]) => Number(length));
  return lengths.reduce((sum, length) => sum + Math.abs(length), 0);
}

function rectsOf(element: Element, style: CSSStyleDeclaration): DOMRect[] {
  const rects: DOMRect[] = [];
  if (element instanceof SVGElement) {
    const own = element instanceof SVGSVGElement ? element.parentElement : element.ownerSVGElement;
    const rect = element.getBoundingClientRect();
    const stroke = own === null || style.stroke === "none" ? 0 : 2 * lengthsIn(style.strokeWidth);
    rects.push(grown(rect, stroke));
  } else if (isReplaced(element) || hasBox(style)) {
    rects.push(element.getBoundingClientRect());
  }
  if ([...element.childNodes].some(isText)) {
    const range = document.createRange();
    range.selectNodeContents(element);
    const size = Number.parseFloat(style.fontSize) * scaleOf(element);
    for (const rect of range.getClientRects()) rects.push(grown(rect, OVERHANG * size));
  }
  return rects;
}

function isText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "";
}

function isReplaced({ tagName }: Element): boolean {
  return /^(?:img|canvas|video|hr|iframe|object|embed)$/i.test(tagName);
}

function hasBox(style: CSSStyleDeclaration): boolean {
  return (
    !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor) ||
    style.backgroundImage !== "none" ||
    style.boxShadow !== "none" ||
    /[1-9]/.test(style.borderWidth) ||
    style.outlineStyle !== "none"
  );
}

/** How much larger an element is seen than it is laid out. */
function scaleOf(element: Element): number {
  const { offsetWidth = 0 } = element as Partial<HTMLElement>;
  return offsetWidth === 0 ? 1 : Math.max(1, element.getBoundingClientRect().width / offsetWidth);
}

function grown({ left, top, width, height }: DOMRect, by: number): DOMRect {
  return new DOMRect(left - by, top - by, width + 2 * by, height + 2 * by);
}
