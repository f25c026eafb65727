import { converter, formatHex, parse, type Rgb } from "culori";

/** A rectangle on the page, in CSS pixels. */
export type Rect = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** A point on the page, in CSS pixels. */
interface Point {
  x: number;
  y: number;
}

const toRgb = converter("rgb");

/** True if something opaque covers the element at this point. */
export function isCovered(element: Element, point: Point): boolean {
  const stack = stackAt(point);
  const above = stack.slice(0, Math.max(0, stack.indexOf(element)));
  return above.some((other) => !element.contains(other) && coloursOf(other).some(isOpaque));
}

/**
 * The background colours behind an element at this point, as "#rrggbb": one, or several if there is
 * a gradient.
 */
export function groundOf(element: Element, point: Point): string[] {
  const stack = stackAt(point);
  const position = stack.indexOf(element);
  const below = stack.slice(position === -1 ? 0 : position);
  let overlays: Rgb[] = [];
  for (const layer of below) {
    // The letters themselves are not their background.
    if (layer === element && layer instanceof SVGElement) continue;
    const colours = coloursOf(layer);
    const [first] = colours;
    if (first === undefined) continue;
    if (colours.every(isOpaque)) return colours.map((colour) => blendUnder(overlays, colour));
    overlays = [...overlays, first];
  }
  return [blendUnder(overlays, { mode: "rgb", r: 1, g: 1, b: 1 })];
}

/** The colours of letters on a background, as "#rrggbb": their fill and, if wide enough, their outline. */
export function inkOf(element: Element, ground: string): string[] {
  const style = getComputedStyle(element);
  const isSvg = element instanceof SVGElement;
  const outlined = Number.parseFloat(style.webkitTextStrokeWidth) >= 2;
  const inks = [isSvg ? style.fill : style.webkitTextFillColor];
  if (outlined) inks.push(style.webkitTextStrokeColor);
  const opacity = opacityOf(element);
  return inks.flatMap((ink) => {
    const colour = toRgb(parse(ink));
    const onGround = toRgb(parse(ground));
    if (colour === undefined || onGround === undefined) return [];
    return [formatHex(blendOver({ ...colour, alpha: (colour.alpha ?? 1) * opacity }, onGround))];
  });
}

function stackAt({ x, y }: Point): Element[] {
  return document.elementsFromPoint(x, y);
}

/** The fill of an element: no colour, one, or all those of a gradient. */
function coloursOf(element: Element): Rgb[] {
  const style = getComputedStyle(element);
  const opacity = opacityOf(element);
  const texts =
    element instanceof SVGGeometryElement
      ? [style.fill]
      : style.backgroundImage.includes("gradient")
        ? (style.backgroundImage.match(/(?:rgb|rgba|oklch|oklab|color)\([^()]*\)/g) ?? [])
        : [style.backgroundColor];
  return texts.flatMap((text) => {
    const colour = toRgb(parse(text));
    const alpha = (colour?.alpha ?? 1) * opacity;
    return colour === undefined || alpha === 0 ? [] : [{ ...colour, alpha }];
  });
}

function opacityOf(element: Element): number {
  let opacity = 1;
  for (
    let ancestor: Element | null = element;
    ancestor !== null;
    ancestor = ancestor.parentElement
  ) {
    opacity *= Number.parseFloat(getComputedStyle(ancestor).opacity);
  }
  return opacity;
}

function isOpaque({ alpha = 1 }: Rgb): boolean {
  return alpha > 0.98;
}

/** Blends a colour with translucent overlays, the topmost first. */
function blendUnder(overlays: readonly Rgb[], colour: Rgb): string {
  return formatHex(overlays.reduceRight((below, overlay) => blendOver(overlay, below), colour));
}

function blendOver({ r, g, b, alpha = 1 }: Rgb, below: Rgb): Rgb {
  const mixed = (above: number, beneath: number) => above * alpha + beneath * (1 - alpha);
  return { mode: "rgb", r: mixed(r, below.r), g: mixed(g, below.g), b: mixed(b, below.b) };
}
