import type { Sharp } from "sharp";
import type { PictureFacts } from "../posts/own_picture.ts";
import { focusOf } from "./focus.ts";

/** Side of the small version that a picture is judged by. */
const SIDE = 128;
const CHANNELS = 4;
/** Pixels with at most this alpha, of 255, count as invisible. */
const FAINT = 8;
/** Share of invisible pixels from which a picture is a thing without a ground. */
const MIN_EMPTY = 0.01;
/** Channels that differ by at most this are of one colour, to the eye and after compression. */
const TOLERANCE = 10;
/** A chart or a text lies on a light ground of one colour, which is most of its rim and much of all. */
const MIN_GROUND_LIGHTNESS = 190;
const MIN_RIM = 0.7;
const MIN_GROUND = 0.35;
/** Screens and diagrams of any colour have more neighbours that are alike than a photograph has. */
const MIN_ALIKE = 0.8;

/** Share of pixels that say nothing of how light a picture is. */
const STRAY = 0.02;

/** Decodes a picture for {@linkcode factsOf}, as often as it is called. */
type Decode = () => Sharp;

/**
 * Looks at a picture for what has to be known to crop it and to set it off.
 *
 * @param decode Gives the picture as it is shown, with its pixels in sRGB.
 */
export async function factsOf(
  decode: Decode,
  { width, height }: Pick<PictureFacts, "width" | "height">,
): Promise<PictureFacts> {
  // The nearest pixels, as others would blend what is of one colour.
  const { data, info } = await decode()
    .ensureAlpha()
    .resize(SIDE, SIDE, { fit: "inside", kernel: "nearest", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = { data: new Uint8Array(data), width: info.width, height: info.height };
  const isCutOut = emptyShare(small.data) >= MIN_EMPTY;
  const isWhole = !isCutOut && (liesOnLightGround(small) || alikeShare(small) >= MIN_ALIKE);
  const edge = meanOf(isCutOut ? small.data : rimOf(small));
  const seen = { width, height, edge, range: rangeOf(small.data), isCutOut, isWhole };
  if (isCutOut || isWhole) return { ...seen, focus: { x: 0.5, y: 0.5 } };
  const smooth = await decode()
    .flatten({ background: "#ffffff" })
    .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: columns, height: rows, channels } = smooth.info;
  const focus = focusOf({ data: rgbOf(smooth.data, channels), width: columns, height: rows });
  return { ...seen, focus };
}

interface Small {
  /** In red, green, blue and alpha. */
  data: Uint8Array;
  width: number;
  height: number;
}

function emptyShare(data: Uint8Array): number {
  let empty = 0;
  for (let at = 3; at < data.length; at += CHANNELS) if ((data[at] ?? 0) <= FAINT) empty++;
  return (CHANNELS * empty) / data.length;
}

/** The outermost pixels, in no particular order. */
function rimOf({ data, width, height }: Small): Uint8Array {
  const rim: number[] = [];
  for (let y = 0; y < height; y++) {
    const isEnd = y === 0 || y === height - 1;
    for (let x = 0; x < width; x += isEnd ? 1 : Math.max(1, width - 1)) {
      const at = CHANNELS * (y * width + x);
      rim.push(...data.subarray(at, at + CHANNELS));
    }
  }
  return new Uint8Array(rim);
}

/** The mean colour of all pixels, by how much of each is seen. */
function meanOf(data: Uint8Array): string {
  const sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < data.length; at += CHANNELS) {
    const alpha = data[at + 3] ?? 0;
    weight += alpha;
    for (const channel of [0, 1, 2]) {
      sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0) * alpha;
    }
  }
  return `#${new Uint8Array(sums.map((sum) => Math.round(sum / Math.max(1, weight)))).toHex()}`;
}

/** How light what can be seen is, but for the outermost pixels of the range. */
function rangeOf(data: Uint8Array): PictureFacts["range"] {
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let at = 0; at < data.length; at += CHANNELS) {
    if ((data[at + 3] ?? 0) <= FAINT) continue;
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    const level = Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b);
    counts[level] = (counts[level] ?? 0) + 1;
    seen++;
  }
  const levelAt = (share: number) => {
    let left = share * seen;
    const level = counts.findIndex((count) => {
      left -= count;
      return left <= 0;
    });
    return Math.round((1000 * Math.max(0, level)) / 255) / 1000;
  };
  return { darkest: levelAt(STRAY), lightest: levelAt(1 - STRAY) };
}

function liesOnLightGround(small: Small): boolean {
  const rim = rimOf(small);
  const ground = commonColour(rim);
  if (Math.min(...ground) < MIN_GROUND_LIGHTNESS) return false;
  return shareOf(rim, ground) >= MIN_RIM && shareOf(small.data, ground) >= MIN_GROUND;
}

/** The colour that most pixels have. */
function commonColour(data: Uint8Array): number[] {
  const counts = new Map<number, number>();
  let [best, most] = [0, 0];
  for (let at = 0; at < data.length; at += CHANNELS) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > most) [best, most] = [at, count];
  }
  return [...data.subarray(best, best + 3)];
}

function shareOf(data: Uint8Array, colour: readonly number[]): number {
  let alike = 0;
  for (let at = 0; at < data.length; at += CHANNELS) {
    const isAlike = colour.every(
      (value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= TOLERANCE,
    );
    if (isAlike) alike++;
  }
  return (CHANNELS * alike) / data.length;
}

/** How many pixels have the very colour of the next one. */
function alikeShare({ data, width, height }: Small): number {
  let alike = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const at = CHANNELS * (y * width + x);
      const isAlike = [0, 1, 2].every(
        (channel) =>
          Math.abs((data[at + channel] ?? 0) - (data[at - CHANNELS + channel] ?? 0)) <= 1,
      );
      if (isAlike) alike++;
    }
  }
  return alike / Math.max(1, (width - 1) * height);
}

/** Red, green and blue of pixels that may be grey, or have an alpha. */
function rgbOf(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 3) return new Uint8Array(data);
  const rgb = new Uint8Array((3 * data.length) / channels);
  for (let pixel = 0; pixel < data.length / channels; pixel++) {
    for (const channel of [0, 1, 2]) {
      rgb[3 * pixel + channel] = data[pixel * channels + (channels < 3 ? 0 : channel)] ?? 0;
    }
  }
  return rgb;
}
