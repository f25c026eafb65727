import { formatHex } from "culori";
import { parseHTML } from "linkedom";

/** A path in one colour. */
export interface Shape {
  path: string;
  /** As "#rrggbb". */
  colour: string;
  evenOdd: boolean;
}

/**
 * Reads the markup of a flat drawing: paths, circles, ellipses and rectangles, each in one colour, and
 * uses of them. What is half transparent is as solid as the rest: paper is. So is what runs from one
 * colour into another, in the first of these.
 *
 * @returns its shapes from the back to the front; null if anything else is drawn, such as lines.
 */
export function readShapes(markup: string): Shape[] | null {
  const { document } = parseHTML(`<svg>${markup}</svg>`);
  const shapes: Shape[] = [];
  for (const element of document.querySelectorAll("svg *")) {
    // What is defined is drawn where it is used.
    if (element.closest("defs") !== null) continue;
    const drawn = element.localName.toLowerCase() === "use" ? used(element, document) : element;
    if (drawn === null || !isPlain(drawn)) return null;
    const name = drawn.localName.toLowerCase();
    if (name === "g") continue;
    const paint = drawn.closest("[fill]")?.getAttribute("fill") ?? null;
    if (paint === "none") continue;
    const path = pathOf(name, drawn);
    const colour = colourOf(paint, document);
    if (path === null || colour === undefined) return null;
    shapes.push({ path, colour, evenOdd: drawn.getAttribute("fill-rule") === "evenodd" });
  }
  return shapes.length === 0 ? null : shapes;
}

/** The shape that an element without a place or a colour of its own is to show again. */
function used(element: Element, document: Document): Element | null {
  const isPlainUse = [...element.attributes].every(({ name }) => name === "href");
  const id = element.getAttribute("href")?.slice(1) ?? "";
  const found = isPlainUse ? definition(id, document) : null;
  return found?.localName.toLowerCase() === "use" ? null : found;
}

function definition(id: string, document: Document): Element | null {
  return [...document.querySelectorAll("defs *")].find((each) => each.id === id) ?? null;
}

function colourOf(paint: string | null, document: Document): string | undefined {
  const gradient = /^url\(#(.+)\)$/.exec(paint ?? "")?.[1];
  const colour =
    gradient === undefined
      ? paint
      : (definition(gradient, document)?.querySelector("stop")?.getAttribute("stop-color") ?? null);
  return colour === null ? undefined : formatHex(colour);
}

const PLAIN: ReadonlySet<string> = new Set(
  "fill fill-rule clip-rule opacity d cx cy r rx ry x y width height id".split(" "),
);

function isPlain(element: Element): boolean {
  const mayTurn = /^(?:circle|ellipse)$/i.test(element.localName);
  return [...element.attributes].every(
    ({ name }) => PLAIN.has(name) || (mayTurn && name === "transform"),
  );
}

function pathOf(name: string, element: Element): string | null {
  const number = (attribute: string) => Number(element.getAttribute(attribute) ?? 0);
  const transform = element.getAttribute("transform");
  switch (name) {
    case "path":
      return element.getAttribute("d");
    case "circle":
      return ellipse(number("cx"), number("cy"), number("r"), number("r"), transform);
    case "ellipse":
      return ellipse(number("cx"), number("cy"), number("rx"), number("ry"), transform);
    case "rect": {
      const [x, y, width, height] = [number("x"), number("y"), number("width"), number("height")];
      const r = Math.min(number("rx"), width / 2, height / 2);
      const [across, down] = [width - 2 * r, height - 2 * r];
      const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
      return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
    }
    default:
      return null;
  }
}

function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  transform: string | null,
): string | null {
  if (transform === null)
    return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
  const matrix = matrixOf(transform);
  if (matrix === null) return null;
  const [a, b, c, d, e, f] = matrix;
  const at = (dx: number, dy: number) => {
    const [x, y] = [cx + dx * rx, cy + dy * ry];
    return `${round(a * x + c * y + e)} ${round(b * x + d * y + f)}`;
  };
  const k = QUARTER;
  return (
    `M${at(-1, 0)}C${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)}C${at(k, -1)} ${at(1, -k)} ${at(1, 0)}` +
    `C${at(1, k)} ${at(k, 1)} ${at(0, 1)}C${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)}z`
  );
}

/** How far the handles of a curve are that is nearly a quarter of a circle. */
const QUARTER = 0.5523;

type Matrix = [number, number, number, number, number, number];

/** The matrix of a single transformation; null for another one than a matrix or a turn. */
function matrixOf(transform: string): Matrix | null {
  const [, name, list = ""] = /^(matrix|rotate)\(([^()]*)\)$/.exec(transform.trim()) ?? [];
  const numbers = list.split(/[\s,]+/).map(Number);
  if (numbers.some(Number.isNaN)) return null;
  if (name === "matrix") {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
    return [a, b, c, d, e, f];
  }
  if (name !== "rotate") return null;
  const [degrees = 0, x = 0, y = 0] = numbers;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
