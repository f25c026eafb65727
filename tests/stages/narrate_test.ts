import { expect, test } from "bun:test";
import { FatalError } from "postloom";
import type { Voice } from "postloom/drivers";
import type { KnownOptions, SpokenSlide } from "postloom/posts";
import { narrate } from "postloom/stages";
import { runStage, type StageFakes, testStage } from "postloom/testing";
import { memoryCheckpoints } from "../../src/pipeline/memory_checkpoints.ts";
import { decodeWav } from "../../src/sound/wav.ts";
import { openServices } from "../support/installation.ts";
import { createMetronome } from "./_metronome.ts";

const services = await openServices();
const { store } = services;

/** A scene that says these sentences. */
function sceneOf(narration: string[], optional = true): SpokenSlide {
  return {
    slide: { kind: "closing", headline: narration[0] ?? "", text: null },
    narration,
    optional,
  };
}

/** So many words. */
const words = (count: number) => `${Array(count).fill("tick").join(" ")}.`;

const SCENES = [
  sceneOf(["One two three."], false),
  sceneOf(["Four five.", "Six."]),
  sceneOf(["Seven."]),
];

function inputOf(spokenSlides: SpokenSlide[], formatOptions: KnownOptions = {}) {
  const id = crypto.randomUUID();
  const script = { language: "en" };
  return { jobId: `job_${id}`, contentId: `post_${id}`, formatOptions, script, spokenSlides };
}

/** Narrates scenes with a voice that takes a second for each word. */
async function narrated(scenes: SpokenSlide[], formatOptions?: KnownOptions) {
  const fakes = { services: { voice: createMetronome(), store } };
  return await runStage(narrate(), inputOf(scenes, formatOptions), fakes);
}

testStage(test, { stage: narrate(), input: inputOf(SCENES), fakes: () => ({ services }) });

test("scenes follow each other without gaps, at 30 frames a second, to the end of the voice", async () => {
  const { scenes, narration } = await narrated(SCENES);
  expect(scenes.map(({ startFrame, durationInFrames }) => [startFrame, durationInFrames])).toEqual([
    [0, 108],
    [108, 108],
    [216, 48],
  ]);
  expect(scenes.map(({ slide }) => slide)).toEqual(SCENES.map(({ slide }) => slide));
  expect(narration).toMatchObject({ durationMs: 8800 });
});

test("a voice speaks as fast as the request wants it, and scenes are as long as it speaks", async () => {
  const scenes = [sceneOf([words(6)], false), sceneOf([words(4)])];
  const [usual, fast] = await Promise.all([
    narrated(scenes),
    narrated(scenes, { speechRate: 1.25 }),
  ]);
  const pausesMs = usual.narration.durationMs - 10_000;
  expect(fast.narration.durationMs).toBeCloseTo(pausesMs + 8_000, 0);
});

test("a chosen voice speaks, and one that is not there or speaks another language ends the job", async () => {
  const chosen: (string | undefined)[] = [];
  const facts = { title: "Ana", gender: null, description: null };
  const metronome = createMetronome();
  const voice: Voice = {
    ...metronome,
    voices: [
      { ...facts, id: "any", languages: null },
      { ...facts, id: "ana", languages: ["es"] },
    ],
    async speak(text, options) {
      chosen.push(options.voice);
      return await metronome.speak(text, options);
    },
  };
  const speakWith = (id: string) =>
    runStage(narrate(), inputOf(SCENES.slice(0, 1), { voice: id }), { services: { voice, store } });
  await speakWith("any");
  expect(chosen).toEqual(["any"]);
  await expect(speakWith("nobody")).rejects.toThrow(FatalError);
  await expect(speakWith("ana")).rejects.toThrow(
    'Cannot speak English with the voice "ana", which speaks Spanish',
  );
});

test("the voice is one sound in the store, as long as the reel", async () => {
  const { narration } = await narrated(SCENES);
  expect(narration.objectKey).toMatch(/^media\/post_[^/]+\/voice-[0-9a-f]{12}\.wav$/);
  const object = await store.get(narration.objectKey);
  const { samples, sampleRate } = decodeWav(await new Response(object?.body).bytes());
  expect(samples.length / sampleRate).toBeCloseTo(8.8, 3);
});

test("cues are the spoken words at the times at which they are heard, sentence by sentence", async () => {
  const { cues } = await narrated(SCENES);
  const lines = cues.map(({ startMs, words }) => [
    startMs,
    words.map(({ text }) => text).join(" "),
  ]);
  expect(lines).toEqual([
    [200, "One two three."],
    [3600, "Four five."],
    [5780, "Six."],
    [7200, "Seven."],
  ]);
});

test("cues hold fewer words where the request wants large captions", async () => {
  const longest = async (captionsFontSize: "small" | "large") => {
    const options: KnownOptions = { captionsEnabled: true, captionsFontSize };
    const { cues } = await narrated([sceneOf([words(14)])], options);
    return Math.max(...cues.map(({ words }) => words.length));
  };
  expect(await longest("small")).toBe(7);
  expect(await longest("large")).toBe(4);
});

test("what does not fit into `maxDuration` is left out whole, from the scenes that may be", async () => {
  const [cover, long, short] = [
    sceneOf([words(3)], false),
    sceneOf([words(11)]),
    sceneOf(["Bye."]),
  ];
  const { scenes, narration } = await narrated([cover, long, short], { maxDuration: 15 });
  expect(scenes.map(({ slide }) => slide)).toEqual([cover.slide, short.slide]);
  expect(narration.durationMs).toBeLessThanOrEqual(15_000);
});

test("a scene that has to stay but is too long keeps its first sentence", async () => {
  const { cues } = await narrated([sceneOf(["Ten.", words(18)], false)], { maxDuration: 15 });
  expect(cues.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(["Ten."]);
});

test("a cover says less where nothing else would fit", async () => {
  const cover = sceneOf(["One two.", words(9)], false);
  const { cues } = await narrated([cover, sceneOf([words(5)])], { maxDuration: 15 });
  expect(cues.flatMap((cue) => cue.words)).toHaveLength(7);
});

test("a first sentence that is longer than `maxDuration` fails for good", async () => {
  for (const optional of [false, true]) {
    const running = narrated([sceneOf([words(16)], optional)], { maxDuration: 15 });
    await expect(running).rejects.toBeInstanceOf(FatalError);
    await expect(running).rejects.toMatchObject({
      code: "unusable_request",
      message: "Cannot speak the first sentence within 15 seconds: raise maxDuration",
    });
  }
});

test("a run that was interrupted goes on with what it has not spoken", async () => {
  const voice = createMetronome({ stumblesOver: "Six." });
  const fakes: StageFakes = { services: { voice, store }, checkpoints: memoryCheckpoints() };
  const input = inputOf(SCENES);
  await expect(runStage(narrate(), input, fakes)).rejects.toThrow("The metronome has stumbled");
  // They are spoken side by side, so in no certain order.
  expect(voice.spoken).not.toContain("Six.");
  await runStage(narrate(), input, fakes);
  const lines = SCENES.flatMap(({ narration }) => narration);
  expect(voice.spoken.toSorted()).toEqual(lines.toSorted());
});

test("three sentences are spoken at a time, one that is said twice once, and none is begun once one has failed", async () => {
  const metronome = createMetronome();
  const lines = ["One.", "Two.", "One.", "Three.", "Four.", "Five.", "Six."];
  const scenes = [sceneOf(lines.slice(0, 3)), sceneOf(lines.slice(3))];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const voice: Voice = {
    ...metronome,
    async speak(text, options) {
      const gate = Promise.withResolvers<void>();
      gates.set(text, gate);
      options.signal.addEventListener("abort", () => gate.reject(options.signal.reason));
      await gate.promise;
      return await metronome.speak(text, options);
    },
  };
  const begun = async (count: number) => {
    while (gates.size < count) await Bun.sleep(1);
    return [...gates.keys()];
  };
  const firstThree = new Set(["One.", "Two.", "Three."]);
  const speak = () => runStage(narrate(), inputOf(scenes), { services: { voice, store } });

  const speaking = speak();
  expect(new Set(await begun(3))).toEqual(firstThree);
  // The last one first: what is said stays in the order of the script.
  for (const text of ["Three.", "Two.", "One."]) gates.get(text)?.resolve();
  for (const text of (await begun(6)).slice(3)) gates.get(text)?.resolve();
  const { cues } = await speaking;
  expect(cues.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(lines);

  gates.clear();
  const failing = speak();
  await begun(3);
  gates.get("Two.")?.reject(new Error("hoarse"));
  await expect(failing).rejects.toThrow("hoarse");
  expect(new Set(gates.keys())).toEqual(firstThree);
});

test("a spoken sentence that is gone from the store is spoken again", async () => {
  const fakes = { services: { voice: createMetronome(), store }, checkpoints: memoryCheckpoints() };
  const input = inputOf(SCENES);
  const first = await runStage(narrate(), input, fakes);
  await store.delete(`kept/${input.jobId}`);
  expect(await runStage(narrate(), input, fakes)).toEqual(first);
});

test("what an earlier revision said is not spoken again, and stays this one's when that is deleted", async () => {
  const kept = memoryCheckpoints();
  const spoken: string[] = [];
  const voice = createMetronome();
  const counting: typeof voice = {
    ...voice,
    speak: (text, options) => {
      spoken.push(text);
      return voice.speak(text, options);
    },
  };
  const speak = async (scenes: SpokenSlide[]) => {
    const input = inputOf(scenes);
    const fakes = { services: { voice: counting, store }, kept };
    return { jobId: input.jobId, ...(await runStage(narrate(), input, fakes)) };
  };
  const first = await speak(SCENES);
  spoken.length = 0;
  const edited = await speak([...SCENES.slice(0, 2), sceneOf(["Eight."])]);
  expect(spoken).toEqual(["Eight."]);
  await store.delete(`kept/${first.jobId}`);
  await speak([...SCENES.slice(0, 2), sceneOf(["Eight.", "Nine."])]);
  expect(spoken).toEqual(["Eight.", "Nine."]);
  expect(edited.leftOut).toEqual([]);
});
