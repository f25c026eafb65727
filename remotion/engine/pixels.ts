import { converter, formatHex, parse, type Rgb } from "culori";

/** A part of the page, in its pixels. */
export type Rect = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** A place on the page, in its pixels. */
interface Place {
  x: number;
  y: number;
}

const toRgb = converter("rgb");

/** True if something opaque hides the element at this place. */
export function coverOf(element: Element, place: Place): boolean {
  const stack = stackAt(place);
  const above = stack.slice(0, Math.max(0, stack.indexOf(element)));
  return above.some((other) => !element.contains(other) && coloursOf(other).some(isOpaque));
}

/**
 * The colours that an element may stand on at this place, as "#rrggbb": one, or several where a
 * gradient is behind it.
 */
export function groundOf(element: Element, place: Place): string[] {
  const stack = stackAt(place);
  const position = stack.indexOf(element);
  const below = stack.slice(position === -1 ? 0 : position);
  let veils: Rgb[] = [];
  for (const layer of below) {
    // The letters themselves are no ground.
    if (layer === element && layer instanceof SVGElement) continue;
    const colours = coloursOf(layer);
    const [first] = colours;
    if (first === undefined) continue;
    if (colours.every(isOpaque)) return colours.map((colour) => under(veils, colour));
    veils = [...veils, first];
  }
  return [under(veils, { mode: "rgb", r: 1, g: 1, b: 1 })];
}

/** The colours that letters are drawn in, as "#rrggbb": their own, and that of a line around them. */
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
    return [formatHex(over({ ...colour, alpha: (colour.alpha ?? 1) * opacity }, onGround))];
  });
}

function stackAt({ x, y }: Place): Element[] {
  return document.elementsFromPoint(x, y);
}

/** What an element fills itself with: nothing, a colour, or all colours of a gradient. */
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
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    opacity *= Number.parseFloat(getComputedStyle(around).opacity);
  }
  return opacity;
}

function isOpaque({ alpha = 1 }: Rgb): boolean {
  return alpha > 0.98;
}

/** What a colour looks like beneath others, the uppermost first. */
function under(veils: readonly Rgb[], colour: Rgb): string {
  return formatHex(veils.reduceRight((below, veil) => over(veil, below), colour));
}

function over({ r, g, b, alpha = 1 }: Rgb, below: Rgb): Rgb {
  const mixed = (above: number, beneath: number) => above * alpha + beneath * (1 - alpha);
  return { mode: "rgb", r: mixed(r, below.r), g: mixed(g, below.g), b: mixed(b, below.b) };
}
