import { expect, test } from "bun:test";
import type { Content, Cue } from "postloom/posts";
import { publishReel } from "postloom/stages";
import { runStage, testStage } from "postloom/testing";
import { openServices } from "../support/installation.ts";
import { createShelf, FINISHED } from "./_publishing.ts";

const services = await openServices();
const { store } = services;
const WORDS = [
  { text: "Old", startMs: 200, endMs: 600 },
  { text: "trees.", startMs: 600, endMs: 1200 },
];
const INPUT = {
  ...FINISHED,
  formatOptions: {},
  video: { objectKey: "media/post_1/reel.mp4", duration: 2, frames: 60, distinctFrames: 20 },
  cover: { objectKey: "media/post_1/cover.png", altText: "Why old trees matter." },
  narration: { objectKey: "media/post_1/voice.wav", durationMs: 2000 },
  cues: [{ startMs: 200, endMs: 1200, words: WORDS }],
};

testStage(test, {
  stage: publishReel(),
  input: INPUT,
  fakes: () => ({ services: { publisher: createShelf(), store } }),
});

/** Publishes a reel with these options and words, and gives what was published. */
async function publish(
  fields: { formatOptions?: Record<string, unknown>; cues?: Cue[]; preview?: string } = {},
) {
  const publisher = createShelf();
  const services = { publisher, store };
  const added = await runStage(publishReel(), { ...INPUT, ...fields }, { services });
  expect(added).toEqual({ contentIdPublished: "post_1" });
  return publisher.contents[0];
}

/** A file of a post as anybody may read it. */
async function readFile(post: Content | undefined, name: string) {
  const object = await store.get(post?.files[name] ?? "");
  return { type: object?.contentType, text: await new Response(object?.body).text() };
}

test("a reel is published with its voice, its cover and its length", async () => {
  const post = await publish();
  expect(post).toMatchObject({
    id: "post_1",
    audioKey: "media/post_1/voice.wav",
    images: [],
    videos: [{ id: "post_1-1", objectKey: "media/post_1/reel.mp4", duration: 2 }],
    metadata: { altTexts: ["Why old trees matter."] },
    files: { "cover.png": "media/post_1/cover.png" },
  });
});

test("its silent preview is a file, where there is one", async () => {
  expect(await publish()).not.toHaveProperty(["files", "preview.gif"]);
  const preview = "media/post_1/preview-1a2b.gif";
  expect((await publish({ preview }))?.files["preview.gif"]).toBe(preview);
});

test("its captions are files of both kinds, whether the video shows them or not", async () => {
  const post = await publish({ formatOptions: { captionsEnabled: false } });
  expect(await readFile(post, "captions.srt")).toEqual({
    type: "application/x-subrip",
    text: "1\r\n00:00:00,200 --> 00:00:01,200\r\nOld trees.\r\n",
  });
  expect(await readFile(post, "captions.vtt")).toEqual({
    type: "text/vtt",
    text: "WEBVTT\n\n00:00:00.200 --> 00:00:01.200\nOld trees.\n",
  });
});

test("a reel in which nothing is said has captions without words", async () => {
  const post = await publish({ cues: [] });
  expect((await readFile(post, "captions.srt")).text).toBe("");
  expect((await readFile(post, "captions.vtt")).text).toBe("WEBVTT\n");
});

test("the metadata has a format's own options, those of captions in one object", async () => {
  const options = {
    maxDuration: 30,
    captionsEnabled: true,
    captionsStyle: "minimal",
    mood: "calm",
  };
  expect((await publish({ formatOptions: options }))?.metadata).toMatchObject({
    maxDuration: 30,
    mood: "calm",
    captions: { enabled: true, style: "minimal", position: "bottom", fontSize: "medium" },
  });
});

test("a stage that is run again writes the same files, so that a post never has two of them", async () => {
  expect((await publish())?.files).toEqual((await publish())?.files ?? {});
});
