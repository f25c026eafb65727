import sharp from "sharp";
import type { Shape } from "./read_shapes.ts";

/** Small enough to take a millisecond, large enough to see a bee's eye. */
const SIZE = 96;

/**
 * How much of a drawing is seen in each of its colours, from 0 to 1, in the order in which they are
 * first painted. Colours of which next to nothing is seen are there, too.
 */
export async function fillShares(
  shapes: readonly Shape[],
  size: number,
): Promise<Map<string, number>> {
  const colours = [...new Set(shapes.map(({ colour }) => colour))];
  // Painted in shades of their own, as edges mix neighbours, and counted by the nearest.
  const shadeOf = (colour: string) => {
    const shade = shadeAt(colours.indexOf(colour));
    return `rgb(${shade},${255 - shade},255)`;
  };
  const shadeAt = (index: number) => Math.round((255 * (index + 0.5)) / colours.length);
  const painted = shapes.map(
    ({ path, colour, evenOdd }) =>
      `<path d="${path}" fill="${shadeOf(colour)}" fill-rule="${evenOdd ? "evenodd" : "nonzero"}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${size} ${size}">${painted.join("")}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const counts = new Array<number>(colours.length).fill(0);
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const index = Math.min(
      colours.length - 1,
      Math.floor(((pixels[at] ?? 0) / 255) * colours.length),
    );
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const all = counts.reduce((sum, count) => sum + count, 0) || 1;
  return new Map(colours.map((colour, index) => [colour, (counts[index] ?? 0) / all]));
}
