import { expect, test } from "bun:test";
import type { Drawings, Slide } from "postloom/posts";
import { SAMPLE_DRAWING } from "../../remotion/engine/sample_drawing.ts";
import { withDrawings } from "../../src/stages/_drawings.ts";
import { POINT, scriptOf } from "./_script.ts";

const drawings: Drawings = {
  honeybee: { ...SAMPLE_DRAWING, name: "honeybee" },
  tree: SAMPLE_DRAWING,
};
const slides: Slide[] = [
  { kind: "cover", kicker: null, headline: "Bees", subline: null },
  { kind: "list", headline: "Trees", items: ["Oak", "Lime"] },
  { kind: "point", number: null, headline: "Nothing", emphasis: null, text: "" },
  { kind: "closing", headline: "Save this", text: null },
];
const about = (drawing: string) => ({ drawing, confidence: 0.9 });
const script = {
  ...scriptOf([{ ...POINT, subject: about("tree") }, POINT]),
  subject: about("honeybee"),
};

test("each slide has the drawing of what it is about, and the closing that of the whole", () => {
  const drawn = withDrawings(slides, script, drawings).map(({ drawing }) => drawing?.name);
  expect(drawn).toEqual(["honeybee", "tree", "honeybee", "honeybee"]);
});

test("a slide of which nothing is known shows what the post is about, if the one before does not", () => {
  const long = [...slides.slice(0, 3), ...slides.slice(2)];
  const unknown = { ...script, points: [POINT, POINT, POINT] };
  const drawn = withDrawings(long, unknown, drawings).map(({ drawing }) => drawing?.name);
  expect(drawn).toEqual(["honeybee", undefined, "honeybee", undefined, "honeybee"]);
});

test("slides stay as they are where nothing is known, or nothing was found", () => {
  expect(withDrawings(slides, script)).toEqual(slides);
  expect(withDrawings(slides, scriptOf([POINT, POINT]), drawings)).toEqual(slides);
  const odd = { ...script, subject: about("constructor") };
  expect(withDrawings(slides, odd, drawings)[0]).toEqual(slides[0]);
});
