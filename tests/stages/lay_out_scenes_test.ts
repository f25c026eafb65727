import { expect, test } from "bun:test";
import type { Script } from "postloom/posts";
import { layOutScenes } from "postloom/stages";
import { runStage, testStage } from "postloom/testing";
import { POINT, scriptOf } from "./_script.ts";

const SCRIPT = scriptOf([POINT], { closingNarration: ["Save this for later."] });

/** The scenes of a script. */
async function layOut(script: Script, formatOptions: { captionsEnabled?: boolean } = {}) {
  return (await runStage(layOutScenes(), { script, formatOptions })).spokenSlides;
}

testStage(test, { stage: layOutScenes(), input: { script: SCRIPT, formatOptions: {} } });

test("a reel has a cover, the points in their order and a closing, each with what is said of it", async () => {
  const other = { ...POINT, headline: "Young trees catch up", narration: ["They do.", "In time."] };
  expect(await layOut({ ...SCRIPT, points: [POINT, other] })).toEqual([
    {
      slide: { kind: "cover", kicker: null, headline: "Why old trees matter", subline: null },
      narration: ["Why old trees matter."],
      optional: false,
    },
    {
      slide: {
        kind: "point",
        number: null,
        headline: POINT.headline,
        emphasis: null,
        text: POINT.text,
      },
      narration: POINT.narration,
      optional: true,
    },
    {
      slide: {
        kind: "point",
        number: null,
        headline: other.headline,
        emphasis: null,
        text: other.text,
      },
      narration: ["They do.", "In time."],
      optional: true,
    },
    {
      slide: {
        kind: "closing",
        headline: "Save this for later",
        text: "Why old trees matter",
      },
      narration: ["Save this for later."],
      optional: true,
    },
  ]);
});

test("a script without points is a cover and a closing", async () => {
  const scenes = await layOut({ ...SCRIPT, points: [] });
  expect(scenes.map(({ slide }) => slide.kind)).toEqual(["cover", "closing"]);
});

test("a script without a call to action has no closing", async () => {
  const scenes = await layOut({ ...SCRIPT, callToAction: "", closingNarration: [] });
  expect(scenes.map(({ slide }) => slide.kind)).toEqual(["cover", "point"]);
});

test("captions that say a point's text word by word take it off the slide", async () => {
  const [, point] = await layOut(SCRIPT, { captionsEnabled: true });
  expect(point?.slide).toMatchObject({ headline: POINT.headline, text: "" });
  const free = { ...POINT, narration: ["They grow faster than small ones do."] };
  const [, other] = await layOut({ ...SCRIPT, points: [free] }, { captionsEnabled: true });
  expect(other?.slide).toMatchObject({ text: POINT.text });
});

test("what people say to each other stays on the slide, captions or not", async () => {
  const dialogue: Script = { ...SCRIPT, genre: "dialogue" };
  const [, point] = await layOut(dialogue, { captionsEnabled: true });
  expect(point?.slide).toMatchObject({ text: POINT.text });
});

test("a long subline that is said is a scene of its own after the cover, which keeps a short one", async () => {
  const long = "A forest of old trees holds more water than the same ground would hold in a tank.";
  const openingNarration = ["Why old trees matter.", long];
  const scenes = await layOut({ ...SCRIPT, subline: long, openingNarration });
  expect(scenes.map(({ slide }) => slide.kind)).toEqual(["cover", "point", "point", "closing"]);
  expect(scenes[0]).toMatchObject({
    slide: { subline: null },
    narration: ["Why old trees matter."],
  });
  expect(scenes[1]).toMatchObject({
    slide: { headline: long, text: "" },
    narration: [long],
    optional: false,
  });
  const short = "They hold water.";
  const [cover] = await layOut({
    ...SCRIPT,
    subline: short,
    openingNarration: ["Why old trees matter.", short],
  });
  expect(cover?.slide).toMatchObject({ subline: short });
  const labelled = `In the forest: ${long}`;
  const [whole] = await layOut({
    ...SCRIPT,
    subline: labelled,
    openingNarration: ["Why old trees matter.", labelled],
  });
  expect(whole?.slide).toMatchObject({ subline: labelled });
  const [unsaid] = await layOut({ ...SCRIPT, subline: long });
  expect(unsaid?.slide).toMatchObject({ subline: long });
});
