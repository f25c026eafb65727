import { expect, test } from "bun:test";
import type { Publisher } from "postloom/drivers";
import { publishImages } from "postloom/stages";
import { runStage, testStage } from "postloom/testing";
import { createShelf, FINISHED } from "./_publishing.ts";

const INPUT = {
  ...FINISHED,
  formatOptions: { slideCount: 5 },
  slideCount: 2,
  images: [1, 2].map((slideNumber) => ({
    objectKey: `media/post_1/slide-${slideNumber}.png`,
    slideNumber,
    altText: `Slide ${slideNumber}.`,
  })),
};

testStage(test, {
  stage: publishImages(),
  input: INPUT,
  fakes: () => ({ services: { publisher: createShelf() } }),
});

test("pictures are published with their alternative texts, and as many as there are", async () => {
  const publisher = createShelf();
  const added = await runStage(publishImages(), INPUT, { services: { publisher } });
  expect(added).toEqual({ contentIdPublished: "post_1" });
  expect(publisher.contents).toEqual([
    {
      id: "post_1",
      jobId: "job_1",
      type: "text",
      format: "carousel",
      caption: "Why old trees matter",
      hashtags: "#Trees #Forest",
      audioKey: null,
      metadata: {
        platform: "instagram",
        visualTemplate: "minimal",
        visualStyleVariant: "sage",
        customPrompt: "Mention oaks",
        slideCount: 2,
        altTexts: ["Slide 1.", "Slide 2."],
      },
      images: [
        { id: "post_1-1", objectKey: "media/post_1/slide-1.png", slideNumber: 1 },
        { id: "post_1-2", objectKey: "media/post_1/slide-2.png", slideNumber: 2 },
      ],
      videos: [],
      files: {},
      createdAt: expect.any(Date),
    },
  ]);
});

test("a post says which instructions were not followed", async () => {
  const publisher = createShelf();
  const script = { ...INPUT.script, notFollowed: ["Make it rhyme"] };
  await runStage(publishImages(), { ...INPUT, script }, { services: { publisher } });
  expect(publisher.contents[0]?.metadata).toMatchObject({ notFollowed: ["Make it rhyme"] });
});

test("a post that is a single picture has no number of slides", async () => {
  const publisher = createShelf();
  const input = { ...INPUT, formatOptions: {}, slideCount: null, images: INPUT.images.slice(0, 1) };
  await runStage(publishImages(), input, { services: { publisher } });
  expect(publisher.contents[0]?.metadata).toMatchObject({ slideCount: null });
});

test("a job that was published before gives the post that is there", async () => {
  const services = { publisher: createShelf() };
  await runStage(publishImages(), INPUT, { services });
  const again = { ...INPUT, contentId: "post_2" };
  const added = await runStage(publishImages(), again, { services });
  expect(added).toEqual({ contentIdPublished: "post_1" });
  expect(services.publisher.contents).toHaveLength(1);
});

test("a publisher's failure passes as it is, to be tried again", async () => {
  const reason = new Error("The shelf is full");
  const publisher: Publisher = { publish: () => Promise.reject(reason) };
  const running = runStage(publishImages(), INPUT, { services: { publisher } });
  await expect(running).rejects.toBe(reason);
});
