import { expect, test } from "bun:test";
import type { Report } from "../../src/posts/report.ts";
import type { Slide } from "../../src/posts/slide.ts";
import { drawMended } from "../../src/stages/mend.ts";
import { keptLog } from "./_kept_log.ts";

const LONG: Slide = {
  kind: "point",
  number: 1,
  headline: "Long",
  emphasis: null,
  text: "One. Two. Three.",
};
const SHORT: Slide = { kind: "closing", headline: "Bye", text: null };

/** Draws slides on paper where so much text fits, and keeps what it was asked for. */
async function draw(slides: readonly Slide[], room: number) {
  const calls: (readonly number[])[] = [];
  const { log, lines } = keptLog();
  const paper: (Slide | undefined)[] = [];
  const drawn = await drawMended(slides, {
    language: "en",
    log,
    async draw(drafts, only, onReport) {
      calls.push(only);
      for (const index of only) {
        const slide = drafts[index];
        paper[index] = slide;
        if (slide?.kind !== "point" || slide.text.length <= room) continue;
        const report: Report = { kind: "overflow", text: slide.text, slide: index };
        onReport(report);
      }
    },
  });
  const mended = drawn.map(({ slide }) => slide);
  return { mended, calls, said: lines.map(({ level, message }) => `${level}: ${message}`), paper };
}

test("slides that fit are drawn once", async () => {
  const { mended, calls, said } = await draw([LONG, SHORT], 100);
  expect(calls).toEqual([[0, 1]]);
  expect(mended).toEqual([LONG, SHORT]);
  expect(said).toEqual([]);
});

test("only a slide that does not fit is drawn again, with fewer words, and the log says so", async () => {
  const { mended, calls, said, paper } = await draw([SHORT, LONG], 8);
  expect(calls).toEqual([[0, 1], [1], [1]]);
  expect(mended).toEqual([SHORT, { ...LONG, text: "One." }]);
  expect(paper).toEqual(mended);
  expect(said).toEqual([expect.stringMatching(/^info: Slide shortened/)]);
});

test("a slide that nothing helps keeps its words, and the log says what is wrong", async () => {
  const { mended, said, paper } = await draw([LONG], -1);
  expect(mended).toEqual([LONG]);
  expect(paper).toEqual([LONG]);
  expect(said).toEqual([expect.stringMatching(/^warn: /)]);
});
