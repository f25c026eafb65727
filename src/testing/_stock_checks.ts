import assert from "node:assert/strict";
import type { PNG } from "pngjs";
import { SAMPLES, sampleReel, sampleStills } from "../../remotion/engine/samples.ts";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import type { PictureOptions } from "./_drawing.ts";
import type { Check } from "./checks.ts";

/**
 * Chrome rounds the faint end of a glow one way or the other, and two runs of stock Remotion differ
 * there as well: so few of a picture's values may be off, and each by so little.
 */
const STRAY = 300;
const ROUNDING = 4;

function assertSame(one: PNG, other: PNG | undefined, what: string): void {
  const difference = differenceOf(one, other);
  assert.ok(
    difference === undefined,
    `${what} is not what Remotion draws frame by frame: ${difference}. Draw from the props and the scene alone, without clocks, random numbers, transitions and animations of CSS`,
  );
}

/** What differs of two pictures beyond rounding; undefined if nothing does. */
function differenceOf(one: PNG, other: PNG | undefined): string | undefined {
  if (other?.data.length !== one.data.length) {
    return `it is ${one.width} by ${one.height} pixels, and the other ${other?.width} by ${other?.height}`;
  }
  let stray = 0;
  for (const [at, value] of one.data.entries()) {
    const off = Math.abs(value - (other.data[at] ?? 0));
    if (off > ROUNDING) {
      const pixel = Math.floor(at / 4);
      const colourIn = ({ data }: PNG) =>
        `#${data.subarray(pixel * 4, pixel * 4 + 3).toString("hex")}`;
      return `at ${pixel % one.width}, ${Math.floor(pixel / one.width)} it is ${colourIn(one)}, and the other ${colourIn(other)}`;
    }
    if (off > 0) stray++;
  }
  return stray > STRAY ? `${stray} values are slightly off` : undefined;
}

/** A look is drawn as Remotion draws it frame by frame, which takes it much longer. */
export function stockChecks(
  name: string,
  template: ReactTemplate,
  { drawing, extent }: PictureOptions,
): Check[] {
  const [variant = ""] = Object.keys(template.variants);
  const look = { template: name, variant, width: 540 };

  const stills: Check = {
    name: "draws the same stills as stock Remotion",
    async run() {
      const props = sampleStills(SAMPLES[0], { ...look, height: 675 });
      const frames = extent === "whole" ? [...props.slides.keys()] : [3];
      // What the same pages have drawn before must make no difference.
      const before = frames.length === 1 ? [1, 5] : [];
      const drawn = await drawing.draw(props, [...before, ...frames]);
      const pictures = (await drawn.pictures()).slice(before.length);
      const stock = await drawing.stock(props, frames);
      for (const [i, picture] of pictures.entries()) {
        assertSame(picture, stock[i], `Slide ${frames[i]}`);
      }
    },
  };

  const scenes: Check = {
    name: "draws the same scenes at rest as stock Remotion",
    async run() {
      const reel = sampleReel(SAMPLES[0], { ...look, height: 960 });
      const props = { ...reel, captions: null, atRest: true };
      const drawn = await drawing.draw(props, [1, 4]);
      const pictures = await drawn.pictures();
      for (const [i, index] of [1, 4].entries()) {
        const { startFrame = 0, durationInFrames = 0 } = props.scenes[index] ?? {};
        const frames = [startFrame + Math.floor(durationInFrames / 2)];
        for (const [at, stock] of (await drawing.stock(props, frames)).entries()) {
          assertSame(stock, pictures[i], `Frame ${frames[at]}`);
        }
      }
    },
  };

  return extent === "sampled" ? [stills] : [stills, scenes];
}
