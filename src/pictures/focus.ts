import type { PictureFacts } from "../posts/own_picture.ts";

/** The pixels of a picture, row by row from its upper left, in red, green and blue. */
export interface RgbPixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** What draws the eye: edges more than strong colours, and people's skin. */
const DETAIL = 1;
const COLOUR = 0.35;
const SKIN = 0.9;
/** Skin in red, green and blue, as a direction, and how far from it a colour may be. */
const SKIN_COLOUR = [0.78, 0.57, 0.44] as const;
const MAX_SKIN_DISTANCE = 0.22;
/** How far around a place counts, as a share of the picture's shorter side. */
const REACH = 0.16;
/** What is at the rim counts by so much less than what is in the middle. */
const RIM = 0.55;
/** Where faces are, from the top: above the middle. */
const EYES = 0.42;
/** How much places count that draw the eye most. */
const EMPHASIS = 6;

/**
 * Finds what has to be seen of a picture when it is cropped: the middle of what draws the eye most.
 *
 * @param pixels A small version of some hundred pixels a side; it takes time for each.
 */
export function focusOf(pixels: RgbPixels): PictureFacts["focus"] {
  const { width, height } = pixels;
  const reach = Math.max(1, Math.round(REACH * Math.min(width, height)));
  const seen = blurred(saliencyOf(pixels), { width, height, reach });
  const most = seen.reduce((best, value) => Math.max(best, value), 0);
  if (most === 0) return { x: 0.5, y: 0.5 };
  let [sum, x, y] = [0, 0, 0];
  for (const [at, value] of seen.entries()) {
    const weight = (value / most) ** EMPHASIS;
    sum += weight;
    x += weight * ((at % width) + 0.5);
    y += weight * (Math.floor(at / width) + 0.5);
  }
  const share = (value: number) => Math.round((1000 * value) / sum) / 1000;
  return { x: share(x / width), y: share(y / height) };
}

/** How much each pixel draws the eye. */
function saliencyOf({ data, width, height }: RgbPixels): Float32Array {
  const grey = new Float32Array(width * height);
  for (let at = 0; at < grey.length; at++) {
    const [r, g, b] = colourAt(data, at);
    grey[at] = 0.3 * r + 0.59 * g + 0.11 * b;
  }
  const greyAt = (x: number, y: number) =>
    grey[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  return grey.map((value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const around = greyAt(x - 1, y) + greyAt(x + 1, y) + greyAt(x, y - 1) + greyAt(x, y + 1);
    const detail = Math.min(1, Math.abs(4 * value - around));
    const [fromMiddle, fromEyes] = [(x + 0.5) / width - 0.5, (y + 0.5) / height - EYES];
    const isOut = Math.min(1, 2 * (fromMiddle ** 2 + fromEyes ** 2));
    const colour = colourAt(data, at);
    const score = DETAIL * detail + COLOUR * saturationOf(colour) + SKIN * skinOf(colour);
    return score * (1 - RIM * isOut);
  });
}

type Rgb = readonly [number, number, number];

function colourAt(data: Uint8Array, at: number): Rgb {
  return [(data[3 * at] ?? 0) / 255, (data[3 * at + 1] ?? 0) / 255, (data[3 * at + 2] ?? 0) / 255];
}

/** From 0 to 1; what is nearly black or white has none. */
function saturationOf(colour: Rgb): number {
  const [highest, lowest] = [Math.max(...colour), Math.min(...colour)];
  return highest < 0.2 || lowest > 0.9 ? 0 : (highest - lowest) * highest;
}

/** How much a colour is like skin, of any lightness but the darkest, from 0 to 1. */
function skinOf([r, g, b]: Rgb): number {
  const length = Math.hypot(r, g, b);
  if (length < 0.35) return 0;
  const [red, green, blue] = SKIN_COLOUR;
  const distance = Math.hypot(r / length - red, g / length - green, b / length - blue);
  return Math.max(0, 1 - distance / MAX_SKIN_DISTANCE);
}

/** The mean around each place, by a box that runs along the rows and then along the columns. */
function blurred(
  values: Float32Array,
  { width, height, reach }: { width: number; height: number; reach: number },
): Float32Array {
  const along = (
    from: Float32Array,
    length: number,
    indexOf: (line: number, at: number) => number,
  ) => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < from.length / length; line++) {
      let sum = 0;
      for (let at = -reach; at < length; at++) {
        sum += from[indexOf(line, at + reach)] ?? 0;
        if (at + reach >= length) sum -= from[indexOf(line, at + reach)] ?? 0;
        if (at - reach - 1 >= 0) sum -= from[indexOf(line, at - reach - 1)] ?? 0;
        if (at >= 0) to[indexOf(line, at)] = sum / (2 * reach + 1);
      }
    }
    return to;
  };
  const rows = along(values, width, (line, at) => line * width + at);
  return along(rows, height, (line, at) => at * width + line);
}
