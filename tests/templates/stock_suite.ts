import { describe, expect, test } from "bun:test";
import type { PNG } from "pngjs";
import { SAMPLES, sampleReel, sampleStills } from "../../remotion/engine/samples.ts";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import { ENTRANCE_FRAMES } from "../../remotion/kit/page/motion.ts";
import { type Drawing, TIMEOUT_MS } from "./_drawing.ts";
import type { Extent } from "./picture_suite.ts";

/**
 * Chrome rounds the faint end of a glow one way or the other, and two runs of stock Remotion differ
 * there as well: so few of a picture's values may be off, and each by so little.
 */
const STRAY = 300;
const ROUNDING = 4;

/** How many values of two pictures differ by rounding; infinitely many if one differs by more. */
function strayValues(one: PNG, other: PNG | undefined): number {
  if (other?.data.length !== one.data.length) return Number.POSITIVE_INFINITY;
  let stray = 0;
  for (const [at, value] of one.data.entries()) {
    const off = Math.abs(value - (other.data[at] ?? 0));
    if (off > ROUNDING) return Number.POSITIVE_INFINITY;
    if (off > 0) stray++;
  }
  return stray;
}

/** Tests that a look is drawn as Remotion draws it frame by frame, which takes it much longer. */
export function testStock(
  name: string,
  template: ReactTemplate,
  { drawing, extent }: { drawing: Drawing; extent: Extent },
): void {
  const [variant = ""] = Object.keys(template.variants);
  const look = { template: name, variant, width: 540 };

  describe(`${name} and stock Remotion`, () => {
    test(
      "draw the same stills",
      async () => {
        const props = sampleStills(SAMPLES[0], { ...look, height: 675 });
        const frames = extent === "whole" ? [...props.slides.keys()] : [3];
        // What the same pages have drawn before must make no difference.
        const before = frames.length === 1 ? [1, 5] : [];
        const drawn = await drawing.draw(props, [...before, ...frames]);
        const pictures = (await drawn.pictures()).slice(before.length);
        const stock = await drawing.stock("stills", props, frames);
        for (const [i, picture] of pictures.entries()) {
          expect(strayValues(picture, stock[i])).toBeLessThanOrEqual(STRAY);
        }
      },
      TIMEOUT_MS,
    );

    if (extent === "sampled") return;
    test(
      "draw the same scenes, from the end of the entrance to the last frame",
      async () => {
        const props = { ...sampleReel(SAMPLES[0], { ...look, height: 960 }), captions: null };
        const drawn = await drawing.draw(props, [1, 4]);
        const pictures = await drawn.pictures();
        for (const [i, index] of [1, 4].entries()) {
          const { startFrame = 0, durationInFrames = 0 } = props.scenes[index] ?? {};
          const frames = [startFrame + ENTRANCE_FRAMES, startFrame + durationInFrames - 1];
          for (const stock of await drawing.stock("reel", props, frames)) {
            expect(strayValues(stock, pictures[i])).toBeLessThanOrEqual(STRAY);
          }
        }
      },
      TIMEOUT_MS,
    );
  });
}
