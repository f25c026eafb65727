import { expect, test } from "bun:test";
import { StageError } from "../../src/pipeline/errors.ts";
import { testStage } from "../../src/testing/test_stage.ts";
import { magentaBrand, pixelsOf, readPicture } from "./_pictures.ts";
import { createRunner, ownStages } from "./_run.ts";

const { services, published, store, inputOf, run } = await createRunner();

for (const format of ["image", "carousel"]) {
  const made = await run(await inputOf({ format }));
  for (const stage of ownStages(format)) {
    testStage(test, { stage, input: made, fakes: () => ({ services }) });
  }
}

test("a carousel has the slides that were asked for, from the cover to the closing", async () => {
  const made = await run(await inputOf({ format: "carousel", slideCount: 4 }));
  expect(made).toMatchObject({
    slideCount: 4,
    slides: [{ kind: "cover" }, {}, {}, { kind: "closing" }],
  });
  const post = published.at(-1);
  expect(post?.metadata).toMatchObject({ platform: "instagram", slideCount: 4 });
  expect(post?.images.map(({ slideNumber }) => slideNumber)).toEqual([1, 2, 3, 4]);
  expect(post?.metadata.altTexts).toHaveLength(4);
  expect(post?.audioKey).toBeNull();
});

test("an account's brand colours its posts, and its logo is drawn on them", async () => {
  const brand = await magentaBrand(store);
  const input = { ...(await inputOf({ visualTemplate: "minimal" })), brand };
  expect(await run(input)).toMatchObject({
    design: { colours: { accent: "#00a86b", background: "#0b1220" } },
  });
  const picture = await store.get(published.at(-1)?.images[0]?.objectKey ?? "");
  const png = await readPicture(picture);
  expect(pixelsOf(png, [11, 18, 32])).toBeGreaterThan(png.width * png.height * 0.5);
  expect(pixelsOf(png, [255, 0, 255])).toBeGreaterThan(1000);
});

test("a source that cannot be written about fails with a message for the client", async () => {
  const failure = run(await inputOf({ format: "image" }, "***"));
  await expect(failure).rejects.toBeInstanceOf(StageError);
  await expect(failure).rejects.toThrow(/Cannot /);
});
