/** What is alone in sight: in whole pixels of the picture, with room for shadows. */
export interface Ink {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The edges of a rectangle. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
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
export function limitsOf(root: Element, { reach, within }: SeenThrough): Edges {
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
export function inkOf(root: Element, elements: readonly Element[], limits: Edges): Ink | null {
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
