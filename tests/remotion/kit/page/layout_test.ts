import { describe, expect, test } from "bun:test";
import { type Box, canvasOf, layoutOf } from "../../../../remotion/kit/page/layout.ts";
import type { CaptionSettings } from "../../../../src/posts/captions.ts";
import type { Design } from "../../../../src/posts/design.ts";

const TALL: Design = {
  template: "any",
  variant: "any",
  platform: "tiktok",
  width: 1080,
  height: 1920,
};
const bottom = ({ top, height }: Box) => top + height;
const right = ({ left, width }: Box) => left + width;

describe("canvasOf()", () => {
  test("gives a wide picture a square page where reading begins, and a panel beside it", () => {
    const size = { width: 1920, height: 1080 };
    const page = { top: 0, left: 0, width: 1080, height: 1080 };
    const panel = { top: 0, left: 1080, width: 840, height: 1080 };
    const whole = { width: 1920, height: 1080, scale: 1 };
    expect(canvasOf(size, "ltr")).toEqual({ ...whole, page, panel });
    expect(canvasOf(size, "rtl")).toEqual({
      ...whole,
      page: { ...page, left: 840 },
      panel: { ...panel, left: 0 },
    });
  });

  test("makes the page of any other picture the whole canvas", () => {
    const { page, panel, ...canvas } = canvasOf({ width: 540, height: 675 }, "rtl");
    expect(canvas).toEqual({ width: 1080, height: 1350, scale: 0.5 });
    expect(page).toEqual({ top: 0, left: 0, width: 1080, height: 1350 });
    expect(panel).toBeNull();
  });
});

describe("layoutOf()", () => {
  test("keeps a tall picture's text out of what the platforms lay over it", () => {
    for (const platform of ["instagram", "tiktok", "youtube_shorts"] as const) {
      const { slide } = layoutOf({ ...TALL, platform }, "ltr", null);
      expect(slide.top).toBeGreaterThanOrEqual(1920 * 0.09);
      expect(bottom(slide)).toBeLessThanOrEqual(1920 * 0.8);
      expect(right(slide)).toBeLessThanOrEqual(1080 - 120);
    }
  });

  test("keeps the buttons' side free in both directions", () => {
    const { slide } = layoutOf(TALL, "rtl", null);
    expect(slide.left).toBeGreaterThanOrEqual(120);
    expect(right(slide)).toBeLessThanOrEqual(1080 - 120);
  });

  test("gives a picture of 4:5 the same margin all around", () => {
    const { slide } = layoutOf({ ...TALL, height: 1350 }, "ltr", null);
    expect(slide).toEqual({ top: 84, left: 84, width: 912, height: 1182 });
  });

  test("never lets captions cover a slide's text, nor leave the safe part themselves", () => {
    for (const style of ["modern", "minimal"] as const) {
      for (const position of ["bottom", "center"] as const) {
        for (const fontSize of ["small", "medium", "large"] as const) {
          const options: CaptionSettings = { style, position, fontSize };
          const { slide, captions } = layoutOf(TALL, "ltr", options);
          if (captions === null) throw new Error("Captions have no box");
          expect(captions.top).toBeGreaterThan(bottom(slide));
          expect(bottom(captions)).toBeLessThanOrEqual(1920 * 0.8);
          expect(captions.left).toBe(1080 - right(captions));
          expect(slide.height).toBeGreaterThan(500);
        }
      }
    }
  });

  test("lays out at one width, whatever the picture's", () => {
    const half = layoutOf({ ...TALL, width: 540, height: 960 }, "ltr", null);
    expect(half).toEqual(layoutOf(TALL, "ltr", null));
  });
});
