import { describe, expect, test } from "bun:test";
import { ENTRANCE_FRAMES } from "../../remotion/motion.ts";
import { SAMPLES, sampleReel, sampleStills } from "../../remotion/samples.ts";
import type { Template } from "../../src/rendering/template.ts";
import { type Drawing, TIMEOUT_MS } from "./_drawing.ts";
import type { Extent } from "./picture_suite.ts";

/** Tests that a look is drawn as Remotion draws it frame by frame, which takes it much longer. */
export function testStock(
  name: string,
  template: Template,
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
        for (const [i, { data }] of pictures.entries()) {
          expect(stock[i]?.data.equals(data)).toBe(true);
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
          const picture = pictures[i];
          for (const { data } of await drawing.stock("reel", props, frames)) {
            expect(picture?.data.equals(data)).toBe(true);
          }
        }
      },
      TIMEOUT_MS,
    );
  });
}
