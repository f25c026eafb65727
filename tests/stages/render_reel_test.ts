import { expect, test } from "bun:test";
import { PNG } from "pngjs";
import { FatalError } from "postloom";
import type { SoundMixer } from "postloom/drivers";
import type { Cue, Design, KnownOptions, Scene, Slide } from "postloom/posts";
import { renderReel } from "postloom/stages";
import { runStage, testStage } from "postloom/testing";
import { memoryCheckpoints } from "../../src/pipeline/memory_checkpoints.ts";
import type { DrawnScene } from "../../src/stages/_scenes_at_rest.ts";
import { silentWav } from "../rendering/_sound.ts";
import { openServices } from "../support/installation.ts";
import { keptLog } from "./_kept_log.ts";
import { createPaperRenderer } from "./_paper_renderer.ts";

const services = await openServices();
const { store, mixer } = services;
const DESIGN: Design = {
  template: "minimal",
  variant: "paper",
  platform: "tiktok",
  width: 1080,
  height: 1920,
};
const SCENES: Scene[] = [
  {
    slide: {
      kind: "point",
      number: null,
      headline: "Carbon",
      emphasis: null,
      text: "Most. Of. It.",
    },
    startFrame: 0,
    durationInFrames: 15,
  },
  {
    slide: { kind: "closing", headline: "Save this for later", text: null },
    startFrame: 15,
    durationInFrames: 15,
  },
];
const CUE: Cue = { startMs: 0, endMs: 500, words: [{ text: "Most.", startMs: 0, endMs: 500 }] };
const INPUT = {
  contentId: "post_reel",
  brand: null,
  formatOptions: {},
  script: { language: "en", direction: "ltr" as const, genre: "essay" as const },
  design: DESIGN,
  scenes: SCENES,
  cues: [CUE],
  narration: { objectKey: "media/post_reel/voice.wav", durationMs: 1000 },
};
await store.put(INPUT.narration.objectKey, silentWav(1000), "audio/wav");

/** Has a reel written on paper, and gives what came of it. */
async function onPaper(
  formatOptions: KnownOptions,
  renderer = createPaperRenderer(),
  drawn: { drawnScenes?: DrawnScene[]; leftOut?: number[] } = {},
) {
  const { log, lines } = keptLog();
  const input = { ...INPUT, formatOptions, ...drawn };
  const added = await runStage(renderReel(), input, { services: { renderer, store, mixer }, log });
  return { ...added, lines };
}

/** Scenes as they are drawn at rest where all of their text fits. */
function drawnOf(scenes: Scene[]): DrawnScene[] {
  const fit = { shortened: false, faults: [], leftOut: false };
  return scenes.map(({ slide }) => ({ given: slide, slide, fit, cover: null }));
}

async function bytesOf(objectKey: string): Promise<Uint8Array> {
  return await new Response((await store.get(objectKey))?.body).bytes();
}

testStage(test, { stage: renderReel(), input: INPUT, fakes: () => ({ services }) });

test("the scenes become a video as long as they are, and a cover that shows the first of them", async () => {
  const { video, cover } = await runStage(renderReel(), INPUT, { services });
  expect(video).toEqual({
    objectKey: expect.stringMatching(/^media\/post_reel\/reel-[0-9a-f]{12}\.mp4$/),
    duration: 1,
    frames: 30,
    distinctFrames: expect.any(Number),
  });
  expect(await store.head(video.objectKey)).toMatchObject({ contentType: "video/mp4" });
  expect(cover).toEqual({
    objectKey: expect.stringMatching(/^media\/post_reel\/cover-[0-9a-f]{12}\.png$/),
    altText: "Carbon. Most. Of. It.",
  });
  const { width, height } = PNG.sync.read(Buffer.from(await bytesOf(cover.objectKey)));
  expect({ width, height }).toEqual({ width: 1080, height: 1920 });
});

test("scenes that were drawn at rest are not again, and what was mended then is short in the video", async () => {
  const renderer = createPaperRenderer();
  const cover = { objectKey: "media/post_reel/cover.png", altText: "Carbon" };
  const mended: Slide = { kind: "closing", headline: "Most.", text: null };
  const drawnScenes = drawnOf(SCENES).map((scene) => ({ ...scene, slide: mended, cover }));
  const made = await onPaper({}, renderer, { drawnScenes, leftOut: [1] });
  expect(renderer.scenes).toEqual([]);
  expect(renderer.reels[0]?.scenes.map(({ slide }) => slide)).toEqual([mended, mended]);
  expect(made.cover).toEqual(cover);
  expect(made.fits.map(({ leftOut }) => leftOut)).toEqual([false, true, false]);
});

test("scenes are drawn at rest if there is time for others than was thought, and where no stage did", async () => {
  const [less, more] = [SCENES.slice(0, 1), [...SCENES, ...SCENES]];
  for (const drawnScenes of [drawnOf(less), drawnOf(more), undefined]) {
    const renderer = createPaperRenderer({ room: 8 });
    const { cover } = await onPaper({}, renderer, drawnScenes && { drawnScenes });
    const mended = { ...SCENES[0]?.slide, text: "Most." };
    expect(renderer.reels.map(({ scenes }) => scenes[0]?.slide)).toMatchObject([mended]);
    expect(JSON.parse(new TextDecoder().decode(await bytesOf(cover.objectKey)))).toEqual(mended);
  }
});

test("the video is drawn while its sound is mixed, and fails with it", async () => {
  const renderer = createPaperRenderer();
  const mixer: SoundMixer = {
    async mix() {
      while (renderer.reels.length === 0) await Bun.sleep(1);
      throw new Error("The mixer is broken");
    },
  };
  const running = runStage(renderReel(), INPUT, { services: { renderer, store, mixer } });
  await expect(running).rejects.toThrow("The mixer is broken");
});

test("captions are drawn where the request wants them, as it wants them", async () => {
  const renderer = createPaperRenderer();
  await onPaper({}, renderer);
  await onPaper({ captionsStyle: "minimal" }, renderer);
  await onPaper({ captionsEnabled: true, captionsStyle: "minimal" }, renderer);
  expect(renderer.reels.map(({ captions }) => captions)).toEqual([
    null,
    null,
    { style: "minimal", position: "bottom", fontSize: "medium" },
  ]);
});

test("what is wrong with captions is told once the video is drawn; of scenes it was told before", async () => {
  const renderer = createPaperRenderer();
  const { renderReel: film } = renderer;
  renderer.renderReel = async (props, options) => {
    options.onReport?.({ kind: "unsafe", text: "Most.", slide: null });
    options.onReport?.({ kind: "overflow", text: "Most. Of. It.", slide: 0 });
    options.onReport?.({ kind: "missing_glyphs", characters: "𓀀", slide: null });
    return await film(props, options);
  };
  const { lines } = await onPaper({ captionsEnabled: true }, renderer);
  expect(lines.filter(({ level }) => level === "warn")).toEqual([
    {
      level: "warn",
      message: "Captions have a visual fault",
      fields: { kind: "unsafe", slide: null },
    },
  ]);
});

test("a voice that is gone fails for good, and nothing is drawn", async () => {
  const renderer = createPaperRenderer();
  const narration = { objectKey: "media/post_reel/gone.wav", durationMs: 1000 };
  const running = runStage(
    renderReel(),
    { ...INPUT, narration },
    { services: { renderer, store, mixer } },
  );
  await expect(running).rejects.toBeInstanceOf(FatalError);
  await expect(running).rejects.toMatchObject({
    code: "unusable_request",
    message: "Cannot find the voice of this job: send it again",
  });
  expect(renderer.scenes).toEqual([]);
});

test("a revision takes from the video before what looks as it did, unless that is gone", async () => {
  const kept = memoryCheckpoints();
  const renderer = createPaperRenderer();
  const draw = async (contentId: string, scenes: Scene[]) => {
    const fakes = { services: { renderer, store, mixer }, kept };
    return await runStage(renderReel(), { ...INPUT, contentId, scenes }, fakes);
  };
  const [point, closing] = SCENES;
  if (point === undefined || closing === undefined) throw new Error("No scenes");
  const first = await draw("post_first", SCENES);
  const longer = { ...point, durationInFrames: 40 };
  const second = await draw("post_second", [longer, { ...closing, startFrame: 40 }]);
  await draw("post_third", [{ ...closing, startFrame: 0 }]);
  const [slide, last] = [JSON.stringify(point.slide), JSON.stringify(closing.slide)];
  expect(renderer.known).toEqual([[], [slide, last], [last]]);
  await store.delete(first.video.objectKey);
  await store.delete(second.video.objectKey);
  await draw("post_fourth", SCENES);
  expect(renderer.known.at(-1)).toEqual([last]);
});
