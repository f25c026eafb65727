import { expect, test } from "bun:test";
import { differenceEuclidean, oklch } from "culori";
import fc from "fast-check";
import { palette, paletteOf } from "../../../../remotion/kit/colour/palette.ts";
import { papersFor } from "../../../../remotion/kit/drawing/papers.ts";

const difference = differenceEuclidean("oklab");
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, "0")}`);
const fills = fc.array(fc.record({ colour, share: fc.double({ min: 0, max: 1, noNaN: true }) }), {
  minLength: 1,
  maxLength: 8,
});
const colours = fc.record({ background: colour, ink: colour, accent: colour });

const BEE = {
  fills: [
    { colour: "#212121", share: 0.1 },
    { colour: "#ffb02e", share: 0.4 },
    { colour: "#aeddff", share: 0.5 },
  ],
};
const PAPER = palette({ background: "#f6f0e3", ink: "#1e1a16", accent: "#b8402a" });

test("a drawing keeps its order of dark and light", () => {
  fc.assert(
    fc.property(fills, colours, (drawn, three) => {
      const all = palette(three);
      const papers = papersFor({ fills: drawn }, { palette: all, ground: all.background });
      const order = [...drawn.keys()].sort(
        (a, b) => lightness(drawn[a]?.colour) - lightness(drawn[b]?.colour),
      );
      const cut = order.map((index) => lightness(papers[index]));
      expect(cut).toEqual(cut.toSorted((a, b) => a - b));
    }),
    { numRuns: 300 },
  );
});

test("nothing is cut from a paper that looks like what it lies on", () => {
  for (const ground of [PAPER.background, PAPER.accent, PAPER.ink]) {
    for (const paper of papersFor(BEE, { palette: PAPER, ground }))
      expect(difference(paper, ground)).toBeGreaterThan(0.14);
  }
});

test("a thing's parts are told from each other on a page whose colours are alike", () => {
  const bright = palette({ background: "#ffd500", ink: "#121212", accent: "#cc0000" });
  const papers = papersFor(BEE, { palette: bright, ground: bright.ink, sparesPage: true });
  expect(new Set(papers).size).toBe(3);
});

test("there are as many papers as a cut has, and what is large and colourful stays so", () => {
  const cut = (cut: "full" | "two-tone" | "silhouette") =>
    papersFor(BEE, { palette: PAPER, ground: PAPER.background, cut });
  expect(new Set(cut("full")).size).toBe(3);
  expect(new Set(cut("two-tone")).size).toBe(2);
  expect(new Set(cut("silhouette")).size).toBe(1);
  expect(cut("full")[0]).toBe(PAPER.ink);
  expect(cut("full")[1]).toBe(PAPER.accent);
});

test("every palette that a name invents has papers for a drawing", () => {
  for (let seed = 0; seed < 200; seed++) {
    const invented = paletteOf({ variants: {} }, `any ${seed}`);
    const papers = papersFor(BEE, { palette: invented, ground: invented.background });
    expect(new Set(papers).size).toBeGreaterThan(1);
  }
});

function lightness(name: string | undefined): number {
  return oklch(name ?? "")?.l ?? 0;
}
