import { expect, test } from "bun:test";
import { runsOf } from "../../../remotion/engine/captions.tsx";
import { cuesBeside } from "../../../remotion/engine/timing.ts";
import { moved, withSlide, withText } from "../../../src/dashboard/editor/edits.ts";
import { filesOf, livePropsOf } from "../../../src/dashboard/editor/live_props.ts";
import type { OwnPicture } from "../../../src/posts/own_picture.ts";
import type { DraftPreview } from "../../../src/server/drafts/draft_preview.ts";
import { DRAFT } from "./_draft.ts";

const drawing = {
  name: "ferry",
  size: 32,
  shapes: [{ path: "M0 0h32v32z", fill: 0, evenOdd: false }],
  fills: [{ colour: "#336699", share: 1 }],
};
const picture: OwnPicture = {
  width: 90,
  height: 60,
  focus: { x: 0.5, y: 0.5 },
  edge: "#336699",
  range: { darkest: 0.1, lightest: 0.9 },
  isCutOut: false,
  isWhole: false,
  key: "picture-1",
  alt: null,
};
const preview: DraftPreview = {
  design: {
    template: "minimal",
    variant: "paper",
    platform: "instagram",
    width: 1080,
    height: 1350,
  },
  language: "en",
  direction: "ltr",
  captions: null,
  // Words are told as they were when the service was asked.
  slides: [
    { id: "s1", slide: { kind: "cover", kicker: null, headline: "Before", subline: null } },
    {
      id: "s2",
      slide: { kind: "point", number: 1, headline: "Before", emphasis: null, text: "", drawing },
    },
    { id: "s3", slide: { kind: "list", headline: "Before", items: ["Before"] } },
  ],
};

test("words and order are those of the draft, and all else is what the service has told", () => {
  const edited = moved(withText(DRAFT, "s2", ["headline"], "The ferry waits"), "s2", 0);
  const props = livePropsOf(edited, preview, {});
  const slides = "slides" in props ? props.slides : [];
  expect(slides.map(({ kind }) => kind)).toEqual(["point", "cover", "list"]);
  expect(slides[0]).toEqual({
    kind: "point",
    number: 1,
    headline: "The ferry waits",
    // The headline does not have it any more.
    emphasis: null,
    text: "On 41 evenings somebody missed it.",
    drawing,
  });
});

test("a picture is shown once its file is loaded, and what is removed at once is not", () => {
  const shown = {
    ...preview,
    slides: preview.slides.map((one) => ({ ...one, slide: { ...one.slide, picture } })),
  };
  const pictured = withSlide(DRAFT, "s1", { picture: { id: "picture-1", alt: null } });
  expect(filesOf(shown)).toEqual(["picture-1"]);
  const slideOf = (files: Record<string, string>) => {
    const props = livePropsOf(pictured, shown, files);
    return "slides" in props ? props.slides[0] : undefined;
  };
  expect(slideOf({})).not.toHaveProperty("picture");
  expect(slideOf({ "picture-1": "data:," })).toMatchObject({ picture });
  const without = livePropsOf(withSlide(DRAFT, "s2", { drawing: null }), preview, {});
  expect("slides" in without && without.slides[1]).not.toHaveProperty("drawing");
});

test("scenes follow each other, with room for the captions of what is said, a sentence a cue", () => {
  const spoken = withSlide(DRAFT, "s1", { narration: ["It waits.", "Every night.", " "] });
  const props = livePropsOf(spoken, preview, {});
  const { scenes = [], cues = [] } = "scenes" in props ? props : {};
  expect(scenes.map(({ startFrame }) => startFrame)).toEqual([0, 60, 120]);
  expect(cues.map(({ words }) => words.map(({ text }) => text).join(" "))).toEqual([
    "It waits.",
    "Every night.",
  ]);
  expect(cues.map(({ startMs, endMs }) => [startMs, endMs].map(Math.round))).toEqual([
    [0, 842],
    [842, 2000],
  ]);
});

test("a scene that shows what is said, sentence by sentence, has no captions, as in the video", () => {
  const { headline, subline } = { headline: "It waits", subline: "Every night at nine." };
  const narration = [`${headline}.`, subline];
  const spoken = withSlide(DRAFT, "s1", { headline, subline, narration });
  const props = livePropsOf({ ...spoken, order: ["s1"] }, preview, {});
  const { scenes: [scene] = [], cues = [] } = "scenes" in props ? props : {};
  expect(scene && cuesBeside(scene, cues.flatMap(runsOf))).toEqual([]);
});

test("scenes are as long as they are said to be, and so are the words in them", () => {
  const spoken = withSlide(DRAFT, "s2", { narration: ["A bb cccc"] });
  const lengths = new Map([
    ["s1", 30],
    ["s2", 60],
  ]);
  const props = livePropsOf({ ...spoken, order: ["s1", "s2"] }, preview, {}, lengths);
  const { scenes = [], cues = [] } = "scenes" in props ? props : {};
  expect(scenes.map(({ startFrame, durationInFrames }) => [startFrame, durationInFrames])).toEqual([
    [0, 30],
    [30, 60],
  ]);
  const times = cues.flatMap(({ words }) => words.map(({ startMs }) => Math.round(startMs)));
  expect(times).toEqual([1000, 1286, 1857]);
});
