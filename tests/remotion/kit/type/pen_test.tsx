import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { reelOf } from "postloom/testing";
import { palette, paletteOf, washOf } from "../../../../remotion/kit/colour/palette.ts";
import { defineTemplate } from "../../../../remotion/kit/define_template.ts";
import { penFor, penned, strokeOf } from "../../../../remotion/kit/type/pen.ts";
import { Text } from "../../../../remotion/kit/type/text.tsx";
import { contrastOf } from "../../../../src/colour/contrast.ts";
import type { SlideProps } from "../../../../src/posts/template.ts";
import { reelMarkup } from "../../../../src/rendering/reel_markup.tsx";

const COLOURS = { background: "#ffffff", ink: "#111111", accent: "#b8402a" };

/** A look that goes over a phrase with a highlighter. */
const desk = defineTemplate({
  title: "Desk",
  description: "A line and a highlighter",
  typefaces: { display: "inter", text: "inter" },
  variants: { one: COLOURS, two: COLOURS, three: COLOURS, four: COLOURS },
  suits: () => 0,
  Slide({ slide }: SlideProps) {
    if (slide.kind !== "point") return null;
    const { headline, emphasis } = slide;
    return (
      <Text size={[40, 90]} emphasis={emphasis} pen="marker">
        {headline}
      </Text>
    );
  },
});

/** The movements of all strokes in a frame of a reel whose fourth second says the phrase. */
function strokesAt(frame: number, word: string, direction: "ltr" | "rtl" = "ltr"): string[] {
  const [before, first, second, after] = [8, 9, 10, 11].map((number) => `${word}${number}`);
  const slide = {
    kind: "point",
    number: null,
    headline: `${before} ${first} ${second} ${after}`,
    emphasis: `${first} ${second}`,
    text: "",
  } as const;
  const reel = reelOf([{ ...slide, headline: "Other", emphasis: null }, slide], {
    template: "desk",
    durationInFrames: 180,
    captions: null,
    direction,
  });
  const cues = reel.cues.map((cue) => ({
    ...cue,
    words: cue.words.map((one) => ({ ...one, text: one.text.replace("word", word) })),
  }));
  const design = { ...reel.design, variant: "one" };
  const markup = reelMarkup({ desk }, { ...reel, design, cues })(frame);
  const layers = markup.matchAll(/data-layer="pen [^"]*" data-motion="([^"]*)"/g);
  return [...layers].map(([, motion = ""]) => motion);
}

/** Where the ninth word is said, and the tenth a bit later, in frames. */
const NINTH = Math.round((9 * 400 * 30) / 1000);
const AT_REST = "0 0 1 0 1 0.5 0.5;;";

test("a pen goes over each word of a phrase once it is said, and stays", () => {
  const before = strokesAt(NINTH - 4, "word");
  expect(before).toHaveLength(2);
  for (const motion of before) expect(motion).toStartWith("0 0 1 0 0 ");
  const [first, second] = strokesAt(NINTH + 5, "word");
  expect(first).not.toBe(AT_REST);
  expect(first).not.toStartWith("0 0 1 0 0 ");
  expect(second).toStartWith("0 0 1 0 0 ");
  expect(strokesAt(NINTH + 40, "word")).toEqual([AT_REST, AT_REST]);
});

test("a pen goes from the side that its words begin at", () => {
  const cutOf = (motion = "") => motion.split(";")[1]?.split(" ").map(Number) ?? [];
  const [, right = 0, , left = 0] = cutOf(strokesAt(NINTH + 5, "word")[0]);
  expect(right).toBeGreaterThan(0);
  expect(left).toBeLessThan(0);
  const [, otherRight = 0, , otherLeft = 0] = cutOf(strokesAt(NINTH + 5, "كلمة", "rtl")[0]);
  expect(otherLeft).toBe(right);
  expect(otherRight).toBe(left);
});

test("what a highlighter has gone over can be read in every variant of every look", async () => {
  const looks = new URL("../../../../templates/", import.meta.url);
  const names = readdirSync(looks).filter((name) => !name.startsWith("_"));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const { default: template } = await import(new URL(`${name}/mod.tsx`, looks).href);
    for (const variant of Object.keys(template.variants)) {
      const colours = paletteOf(template, variant);
      const wash = washOf(colours);
      expect(contrastOf(colours.ink, wash), `${name} ${variant}`).toBeGreaterThanOrEqual(4.5);
      expect(wash).not.toBe(colours.background);
    }
  }
});

test("a stroke is drawn alike for the same words, and takes no room", () => {
  const colours = palette(COLOURS);
  const style = penned("underline", colours, "two words");
  expect(penned("underline", colours, "two words")).toEqual(style);
  expect(style).toMatchObject({ padding: "0.3em 0.09em", margin: "0 -0.09em" });
  expect(decodeURIComponent(style.backgroundImage ?? "")).toContain(colours.accentInk);
});

test("a highlighter draws a line where its colour would be mud", () => {
  const yellow = "#ffcc33";
  const navy = palette({ background: "#0d2a63", ink: "#f3f6ff", accent: yellow });
  const paper = palette({ background: "#ffffff", ink: "#111111", accent: yellow });
  expect(penFor("marker", navy)).toBe("underline");
  expect(penFor("marker", paper)).toBe("marker");
  expect(penFor("marker", palette({ ...COLOURS, accent: "#808080" }))).toBe("marker");
});

test("a highlighter covers the marks of tall letters too", () => {
  const colours = palette(COLOURS);
  const heightOf = (words: string) => {
    const { backgroundSize = "" } = strokeOf("marker", colours, words);
    return Number.parseFloat(String(backgroundSize).split(" ")[1] ?? "");
  };
  expect(heightOf("मुझे")).toBeGreaterThan(heightOf("words"));
  expect(heightOf("كلمة")).toBeGreaterThan(heightOf("words"));
});
