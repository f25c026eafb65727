import { expect, test } from "bun:test";
import {
  type Design,
  FRAMES_PER_SECOND,
  type KnownOptions,
  type ReelProps,
  type SpokenSlide,
} from "postloom/posts";
import { drawScenes, narrate } from "postloom/stages";
import { runStage, testStage } from "postloom/testing";
import { memoryCheckpoints } from "../../src/pipeline/memory_checkpoints.ts";
import { openServices } from "../support/installation.ts";
import { keptLog } from "./_kept_log.ts";
import { createMetronome } from "./_metronome.ts";
import { createPaperRenderer } from "./_paper_renderer.ts";

const { store } = await openServices();
const DESIGN: Design = {
  template: "minimal",
  variant: "paper",
  platform: "tiktok",
  width: 1080,
  height: 1920,
  seed: "any",
};

/** A scene of one line that may be left out, in which something else is said. */
function sceneOf(text: string, narration: string[]): SpokenSlide {
  const slide = { kind: "point", number: null, headline: "Tides", emphasis: null, text } as const;
  return { slide, narration, optional: true };
}

const SCENES: SpokenSlide[] = [
  { ...sceneOf("Twice. A. Day.", ["The sea comes twice a day."]), optional: false },
  sceneOf("The moon pulls.", ["It is the moon that pulls it.", "The sun helps."]),
  sceneOf("Springs.", ["When both pull, the tide is high."]),
];

function inputOf(spokenSlides: SpokenSlide[], formatOptions: KnownOptions = {}) {
  return {
    contentId: "post_tides",
    brand: null,
    formatOptions,
    script: { language: "en", direction: "ltr" as const, genre: "essay" as const },
    design: DESIGN,
    spokenSlides,
  };
}

async function onPaper(input: ReturnType<typeof inputOf>, renderer = createPaperRenderer()) {
  const { log, lines } = keptLog();
  const services = { renderer, store };
  const { drawnScenes } = await runStage(drawScenes(), input, { services, log });
  return { drawnScenes, lines, renderer };
}

async function textOf(objectKey = ""): Promise<string> {
  return await new Response((await store.get(objectKey))?.body).text();
}

/** A sentence of so many words. */
const words = (count: number) => `${Array(count).fill("evening").join(" ")}.`;

testStage(test, {
  stage: drawScenes(),
  input: inputOf(SCENES),
  fakes: () => ({ services: { renderer: createPaperRenderer(), store } }),
});

test("a scene that does not fit is mended, and so is the cover if it is the first", async () => {
  const renderer = createPaperRenderer({ room: 8 });
  const { drawnScenes, lines } = await onPaper(inputOf(SCENES), renderer);
  expect(drawnScenes.map(({ slide }) => slide)).toMatchObject([
    { text: "Twice." },
    { text: "" },
    { text: "Springs." },
  ]);
  expect(drawnScenes.map(({ fit }) => fit.shortened)).toEqual([true, true, false]);
  expect(drawnScenes.map(({ given }) => given)).toEqual(SCENES.map(({ slide }) => slide));
  const [cover, ...others] = drawnScenes.map((scene) => scene.cover);
  expect(others).toEqual([null, null]);
  expect(cover?.altText).toBe("Tides. Twice.");
  expect(JSON.parse(await textOf(cover?.objectKey))).toMatchObject({ text: "Twice." });
  expect(lines[0]).toMatchObject({ level: "info", fields: { slide: 1 } });
});

test("scenes are drawn with the words that will be said in each, as captions take the room of others", async () => {
  const input = inputOf(SCENES, { captionsEnabled: true });
  const { renderer } = await onPaper(input);
  const services = { voice: createMetronome(), store };
  const spoken = await runStage(narrate(), { ...input, jobId: "job_tides" }, { services });
  expect(renderer.scenes.map(wordsIn)).toEqual([wordsIn(spoken)]);
});

/** The words that are said in each scene. */
function wordsIn({ scenes, cues }: Pick<ReelProps, "scenes" | "cues">): string[] {
  const words = cues.flatMap((cue) => cue.words);
  return scenes.map(({ startFrame, durationInFrames }) => {
    const frameOf = (ms: number) => (ms / 1000) * FRAMES_PER_SECOND - startFrame;
    const said = words.filter(({ startMs }) => frameOf(startMs) >= 0);
    const here = said.filter(({ startMs }) => frameOf(startMs) < durationInFrames);
    return here.map(({ text }) => text).join(" ");
  });
}

test("a scene that there will be no time for is not drawn, unless nobody could say any", async () => {
  const [cover, long, short] = [
    { ...sceneOf("One.", [words(4)]), optional: false },
    sceneOf("Two.", [words(40)]),
    sceneOf("Three.", [words(3)]),
  ];
  const drawnOf = async (...scenes: SpokenSlide[]) =>
    (await onPaper(inputOf(scenes, { maxDuration: 15 }))).drawnScenes.map(({ given }) => given);
  expect(await drawnOf(cover, long, short)).toEqual([cover.slide, short.slide]);
  expect(await drawnOf(long, { ...long, optional: false })).toHaveLength(2);
});

test("a revision draws the scene that was edited, and keeps the cover", async () => {
  const kept = memoryCheckpoints();
  const renderer = createPaperRenderer({ room: 8 });
  const draw = async (contentId: string, spokenSlides: SpokenSlide[]) => {
    const input = { ...inputOf(spokenSlides), contentId };
    return await runStage(drawScenes(), input, { services: { renderer, store }, kept });
  };
  const first = await draw("post_one", SCENES);
  const drawnFirst = renderer.scenes.length;
  const second = await draw("post_two", [
    ...SCENES.slice(0, 2),
    sceneOf("Neaps.", ["When one pulls across, it is low."]),
  ]);
  expect(renderer.scenes).toHaveLength(drawnFirst + 1);
  expect(second.drawnScenes.map(({ slide }) => slide)).toMatchObject([
    { text: "Twice." },
    { text: "" },
    { text: "Neaps." },
  ]);
  const [before, after] = [first, second].map(
    ({ drawnScenes }) => drawnScenes[0]?.cover?.objectKey,
  );
  expect(after).toStartWith("media/post_two/cover-");
  expect(await textOf(after)).toEqual(await textOf(before));
});
