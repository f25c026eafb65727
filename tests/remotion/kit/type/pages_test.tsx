import { expect, test } from "bun:test";
import { reelOf } from "postloom/testing";
import { defineTemplate } from "../../../../remotion/kit/define_template.ts";
import { pagesOf } from "../../../../remotion/kit/type/pages.tsx";
import { Text } from "../../../../remotion/kit/type/text.tsx";
import type { SlideProps } from "../../../../src/posts/template.ts";
import { reelMarkup } from "../../../../src/rendering/reel_markup.tsx";

const LONG =
  "The old ferry left the harbour at noon with nobody but the captain on board, and the people who had waited for it since the morning went home by the road";

test("a very long sentence is two pages, parted where a clause ends near its middle", () => {
  expect(pagesOf(LONG).map((page) => page.slice(0, 12))).toEqual(["The old ferr", "and the peop"]);
  expect(pagesOf(LONG).join("")).toBe(LONG);
  expect(pagesOf(LONG.replace(",", ""))).toHaveLength(1);
  expect(pagesOf("The old ferry left, and nobody saw it.")).toHaveLength(1);
  const late = `${LONG.replace(",", "")}, as they always do`;
  expect(pagesOf(late)).toHaveLength(1);
});

const COLOURS = { background: "#ffffff", ink: "#111111", accent: "#b8402a" };
const wall = defineTemplate({
  title: "Wall",
  description: "A sentence",
  typefaces: { display: "inter", text: "inter" },
  variants: { one: COLOURS, two: COLOURS, three: COLOURS, four: COLOURS },
  suits: () => 0,
  Slide({ slide }: SlideProps) {
    return slide.kind === "point" ? (
      <Text size={[40, 90]} order={1}>
        {slide.headline}
      </Text>
    ) : null;
  },
});

test("of two pages the second is read from its first word on, and at rest there is one", () => {
  // Every 400 ms a word is said; the second scene begins with the fiftieth.
  const words = Array.from({ length: 30 }, (_, index) => `word${50 + index}`);
  const headline = `${words.slice(0, 15).join(" ")}, ${words.slice(15).join(" ")}`;
  const slide = { kind: "point", number: null, headline, emphasis: null, text: "" } as const;
  const reel = reelOf([{ ...slide, headline: "Other" }, slide], {
    template: "wall",
    durationInFrames: 1200,
    captions: null,
  });
  const design = { ...reel.design, variant: "one" };
  const opacities = (frame: number, atRest = false) => {
    const markup = reelMarkup({ wall }, { ...reel, design, atRest })(frame);
    const layers = markup.matchAll(/data-layer="[^"]* (first|second)" data-motion="([^"]*)"/g);
    return [...layers].map(([, , motion = ""]) => Number(motion.split(" ")[4]));
  };
  const turn = 65 * 12;
  expect(opacities(turn - 10)).toEqual([1, 0]);
  expect(opacities(turn)).toEqual([0, 1]);
  expect(opacities(turn, true)).toEqual([]);
});
