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
 * Reads the markup of a flat drawing: paths, circles, ellipses and rectangles, each in one colour. What
 * is half transparent is as solid as the rest: paper is.
 *
 * @returns its shapes from the back to the front; null if anything else is drawn, such as lines or
 * gradients.
 */
export function readShapes(markup: string): Shape[] | null {
  const { document } = parseHTML(`<svg>${markup}</svg>`);
  const shapes: Shape[] = [];
  for (const element of document.querySelectorAll("svg *")) {
    const name = element.localName.toLowerCase();
    if (!isPlain(element)) return null;
    if (name === "g") continue;
    const paint = element.closest("[fill]")?.getAttribute("fill") ?? null;
    if (paint === "none") continue;
    const path = pathOf(name, element);
    const colour = paint === null ? undefined : formatHex(paint);
    if (path === null || colour === undefined) return null;
    shapes.push({ path, colour, evenOdd: element.getAttribute("fill-rule") === "evenodd" });
  }
  return shapes.length === 0 ? null : shapes;
}

const PLAIN: ReadonlySet<string> = new Set(
  "fill fill-rule clip-rule opacity d cx cy r rx ry x y width height".split(" "),
);

function isPlain(element: Element): boolean {
  return [...element.attributes].every(({ name }) => PLAIN.has(name));
}

function pathOf(name: string, element: Element): string | null {
  const number = (attribute: string) => Number(element.getAttribute(attribute) ?? 0);
  switch (name) {
    case "path":
      return element.getAttribute("d");
    case "circle":
      return ellipse(number("cx"), number("cy"), number("r"), number("r"));
    case "ellipse":
      return ellipse(number("cx"), number("cy"), number("rx"), number("ry"));
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

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}
