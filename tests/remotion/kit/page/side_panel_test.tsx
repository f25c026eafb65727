import { expect, test } from "bun:test";
import { reelOf } from "postloom/testing";
import { palette, tonesOf } from "../../../../remotion/kit/colour/palette.ts";
import { defineTemplate } from "../../../../remotion/kit/define_template.ts";
import type { Slide } from "../../../../src/posts/slide.ts";
import { reelMarkup } from "../../../../src/rendering/reel_markup.tsx";

const DARK = { background: "#0b2b26", ink: "#f2f7f1", accent: "#f5a714" };
/** What it is mixed to with the page. */
const MUD = `background:${tonesOf(palette(DARK)).tint}`;

const plain = {
  title: "Plain",
  description: "Nothing but what is beside the page",
  typefaces: { display: "inter", text: "inter" },
  variants: { one: DARK, two: DARK, three: DARK, four: DARK },
  suits: () => 0,
  Slide: () => null,
} as const;
const paper = defineTemplate(plain);
const lamp = defineTemplate({ ...plain, Panel: () => <b>A lamp</b> });

function slideOf(headline: string): Slide {
  const shapes = [{ path: "M0 0H10V10Z", fill: 0, evenOdd: false }];
  const fills = [{ colour: "#222222", share: 1 }];
  const drawing = { name: "sail", size: 10, shapes, fills };
  return { kind: "point", number: null, headline, emphasis: null, text: "", drawing };
}

/** The first frame of a picture of a size. */
function markupOf(look: "paper" | "lamp", width: number, headline = "One"): string {
  const reel = reelOf([slideOf(headline)], {
    template: look,
    durationInFrames: 30,
    captions: null,
  });
  const design = { ...reel.design, variant: "one", width, height: 1080 };
  return reelMarkup({ paper, lamp }, { ...reel, design })(0);
}

test("a look may draw what is beside its wide pages, and does on no others", () => {
  expect(markupOf("lamp", 1920)).toContain("A lamp");
  expect(markupOf("lamp", 1080)).not.toContain("A lamp");
});

test("what is cut from paper beside a dark page does not lie on mud", () => {
  const panels = ["One", "Two", "Three", "Four", "Five"].map((headline) =>
    markupOf("paper", 1920, headline),
  );
  expect(panels.filter((panel) => panel.includes("<path")).length).toBe(panels.length);
  expect(panels.filter((panel) => panel.includes(MUD))).toEqual([]);
});
