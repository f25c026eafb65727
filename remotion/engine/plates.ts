import { useLayoutEffect } from "react";
import { useCurrentFrame } from "remotion";
import { type Edges, type Ink, inkOf, limitsOf, type SeenThrough } from "./ink.ts";

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
  /** Tells of parts what is to see of each; null: nothing. */
  measure(parts: readonly (Part & { seen: SeenThrough })[]): (PartInk | null)[];
  /**
   * Leaves nothing in sight but parts, whose ink is moved to where it is wanted on the page. Several are cut
   * off at the edges of their ink, and none of them may be of the canvas, or lie in a layer of another.
   */
  show(parts: readonly PlacedPart[]): void;
}

/** A part of a layer, or of the canvas for `layer: null`: what lies above so many layers directly in it. */
export interface Part {
  layer: number | null;
  part: number;
}

/** What is to see of a part. */
export interface PartInk extends Ink {
  /** Numbers of the layers that it lies in. */
  around: number[];
}

/** A part that is to be shown. */
export interface PlacedPart extends Part {
  ink: Ink;
  /** The corner of its ink, in whole pixels of the page. */
  x: number;
  y: number;
}

/** What Remotion's page is told to show. */
export interface Mode {
  type: "composition";
  compositionName: string;
  serializedResolvedPropsWithSchema: string;
  [more: string]: unknown;
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
  window.postloom_plates = { open, seek, measure, show };
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
  [data-plate=part] [data-moved] { translate: var(--plate-x) var(--plate-y) !important }
  [data-plate=part] [data-cut] { clip-path: var(--plate-cut) !important }
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

function measure(parts: readonly (Part & { seen: SeenThrough })[]): (PartInk | null)[] {
  removePlate();
  const layers = layersOnPage();
  return parts.map((part) => {
    const root = rootOf(part, layers);
    const ink = isGround(part)
      ? wholePage()
      : inkOf(root, elementsOf(root, part.part), limitsOf(root, part.seen));
    return ink && { ...ink, around: layersAround(root, layers) };
  });
}

function show(parts: readonly PlacedPart[]): void {
  removePlate();
  const layers = layersOnPage();
  for (const part of parts) {
    const root = rootOf(part, layers);
    for (const element of elementsOf(root, part.part)) element.setAttribute("data-shown", "");
    const canvas = part.layer === null ? document.querySelector("[data-canvas]") : null;
    const moved = canvas ?? root;
    if (moved instanceof HTMLElement) move(moved, part, { isCut: parts.length > 1 });
    for (let around = canvas ?? root.parentElement; around !== null; around = around.parentElement)
      around.setAttribute("data-around", "");
  }
  const page = document.documentElement;
  page.setAttribute("data-plate", parts.some(isGround) ? "ground" : "part");
}

/** It covers all below, and so does the page's own background. */
function isGround({ layer, part }: Part): boolean {
  return layer === null && part === 0;
}

function layersOnPage(): ArrayLike<Element> {
  return document.querySelectorAll("[data-layer]");
}

/** What moves a part, and all that is in it. */
function rootOf({ layer }: Part, layers: ArrayLike<Element>): Element {
  return layer === null ? document.documentElement : movingElement(elementOf(layers, layer));
}

function layersAround(root: Element, layers: ArrayLike<Element>): number[] {
  const all = Array.from(layers);
  const around: number[] = [];
  let next = root.parentElement?.parentElement?.closest("[data-apart]") ?? null;
  while (next !== null) {
    around.push(all.indexOf(next));
    next = next.parentElement?.closest("[data-apart]") ?? null;
  }
  return around;
}

/** Moves an element so that ink of it comes to lie elsewhere, whatever turns or scales all around it. */
function move(
  element: HTMLElement,
  { ink, x, y }: PlacedPart,
  { isCut }: { isCut: boolean },
): void {
  const { matrix } = restOf(element);
  const [a, b, c, d, e, f] = matrix;
  const size = a * d - b * c;
  /** From pixels of the page, as far as they are apart, to those of the element. */
  const own = (dx: number, dy: number) =>
    `${(d * dx - c * dy) / size}px ${(a * dy - b * dx) / size}px`;
  const [left = "", top = ""] = own(x - ink.left, y - ink.top).split(" ");
  element.style.setProperty("--plate-x", left);
  element.style.setProperty("--plate-y", top);
  element.setAttribute("data-moved", "");
  if (!isCut) return;
  const [right, bottom] = [ink.left + ink.width, ink.top + ink.height];
  const corners = [
    [ink.left, ink.top],
    [right, ink.top],
    [right, bottom],
    [ink.left, bottom],
  ] as const;
  const polygon = corners.map(([pageX, pageY]) => own(pageX - e, pageY - f));
  element.style.setProperty("--plate-cut", `polygon(${polygon.join(", ")})`);
  element.setAttribute("data-cut", "");
}

function removePlate(): void {
  document.documentElement.removeAttribute("data-plate");
  for (const mark of ["data-shown", "data-around", "data-moved", "data-cut"]) unmark(mark);
}

function removeMarks(): void {
  removePlate();
  unmark("data-apart");
}

function unmark(name: string): void {
  for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
}

/** The elements of a layer, or of the page, before its first layer, or between two of them, that a look shows. */
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
  // What a look hides by itself stays hidden.
  return elements.filter((element) => getComputedStyle(element).visibility === "visible");
}

function wholePage(): Ink {
  return { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight };
}
