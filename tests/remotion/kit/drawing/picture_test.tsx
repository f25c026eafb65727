import { expect, test } from "bun:test";
import { reelOf } from "postloom/testing";
import {
  SAMPLE_PICTURE_URLS,
  SAMPLE_PICTURES,
} from "../../../../remotion/engine/sample_pictures.ts";
import { defineTemplate } from "../../../../remotion/kit/define_template.ts";
import { Picture, printTones } from "../../../../remotion/kit/drawing/picture.tsx";
import type { OwnPicture } from "../../../../src/posts/own_picture.ts";
import type { SlideProps } from "../../../../src/posts/template.ts";
import { reelMarkup } from "../../../../src/rendering/reel_markup.tsx";

const COLOURS = { background: "#ffffff", ink: "#111111", accent: "#b8402a" };

/** A look that shows a cover's picture as it is, and a closing's printed in its colours. */
const frame = defineTemplate({
  title: "Frame",
  description: "A picture and nothing else",
  typefaces: { display: "inter", text: "inter" },
  variants: { one: COLOURS, two: COLOURS, three: COLOURS, four: COLOURS },
  suits: () => 0,
  Slide({ slide, palette }: SlideProps) {
    const tones = slide.kind === "closing" ? printTones(palette) : undefined;
    return slide.picture === undefined ? null : <Picture picture={slide.picture} tones={tones} />;
  },
});

function markupOf(picture: OwnPicture, { isToned = false } = {}): string {
  const slide = isToned
    ? ({ kind: "closing", headline: "", text: null, picture } as const)
    : ({ kind: "cover", kicker: null, headline: "", subline: null, picture } as const);
  const reel = reelOf([slide], { template: "frame", durationInFrames: 60, captions: null });
  const design = { ...reel.design, variant: "one" };
  return reelMarkup({ frame }, { ...reel, design, pictures: SAMPLE_PICTURE_URLS })(0);
}

function sample(name: string): OwnPicture {
  const found = SAMPLE_PICTURES.find(({ key }) => key.endsWith(name));
  if (found === undefined) throw new Error(`Cannot find the sample "${name}"`);
  return found;
}

test("a picture is told from any other by its key, and its file is not compared", () => {
  const wide = sample("wide");
  expect(markupOf(wide)).toBe(markupOf({ ...wide }));
  expect(markupOf(wide)).not.toBe(markupOf({ ...wide, key: "another" }));
  expect(markupOf(wide)).not.toContain("data:image");
});

test("a large picture fills its box around what has to be seen", () => {
  const markup = markupOf(sample("wide"));
  expect(markup).toContain("width:min(100cqw, 4706px)");
  expect(markup).toMatch(/object-position:calc\(-1 \* clamp\(0px, max\([^;]* \* 0\.7 -/);
});

test("a tiny picture is never larger than twice its pixels, whatever its shape", () => {
  expect(markupOf(sample("tiny"))).toContain("400px)");
  const strip = { ...sample("tiny"), width: 2000, height: 60 };
  expect(markupOf(strip)).toContain(`${Math.round(2 * 60 * 1.9)}px)`);
});

test("a chart is shown whole and in its own colours, and a cut-out has no paper", () => {
  const chart = sample("chart");
  expect(markupOf(chart)).toContain("aspect-ratio:1.5000");
  expect(markupOf(chart, { isToned: true })).not.toContain("<filter");
  expect(markupOf(sample("cut-out"))).not.toContain("box-shadow");
});

test("what would be lost on its ground has an edge", () => {
  const pale = { ...sample("wide"), edge: "#fdfdfd" };
  const line = /border:3px solid/;
  expect(markupOf(pale)).toMatch(line);
  expect(markupOf(sample("dark"))).not.toMatch(line);
});

test("a print has the palette's colours from its darkest part to its lightest", () => {
  const flat = { ...sample("wide"), range: { darkest: 0.4, lightest: 0.6 } };
  const markup = markupOf(flat, { isToned: true });
  expect(markup).toMatch(/<feFuncR type="table" tableValues="0\.067 [\d. ]+ 1"/);
  expect(markup).toContain("url(#tones-");
});
