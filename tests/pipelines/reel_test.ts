import { expect, test } from "bun:test";
import { COVER_FILE } from "../../src/posts/content.ts";
import { testStage } from "../../src/testing/test_stage.ts";
import { magentaBrand, pixelsOf, readPicture } from "./_pictures.ts";
import { createRunner, ownStages } from "./_run.ts";

const { services, published, store, inputOf, run } = await createRunner();

const made = await run(await inputOf({ format: "reel", maxDuration: 15 }));
// Drawing this reel again takes half a minute; the stage is tested with a shorter one.
for (const stage of ownStages("reel").filter(({ name }) => name !== "render_reel")) {
  testStage(test, { stage, input: made, fakes: () => ({ services }) });
}

test("an account's logo is drawn on the cover of its reels", async () => {
  const asked = { format: "reel", visualTemplate: "minimal", maxDuration: 15 };
  const reel = await inputOf(asked, "Bees dance to tell each other where flowers are.");
  await run({ ...reel, brand: await magentaBrand(store) });
  const cover = await store.get(published.at(-1)?.files[COVER_FILE] ?? "");
  expect(pixelsOf(await readPicture(cover), [255, 0, 255])).toBeGreaterThan(1000);
});

test("a reel's scenes follow each other without gaps, as long as its voice and within its limit", async () => {
  const captions = { style: "minimal", position: "center", fontSize: "large" };
  const asked = { format: "reel", platform: "tiktok", maxDuration: 15, captionsEnabled: true };
  await run(
    await inputOf({
      ...asked,
      captionsStyle: captions.style,
      captionsPosition: captions.position,
      captionsFontSize: captions.fontSize,
    }),
  );
  const post = published.at(-1);
  const video = post?.videos[0];
  expect(video?.duration).toBeLessThanOrEqual(15);
  expect(video?.duration).toBeGreaterThan(5);
  expect(post?.metadata).toMatchObject({
    platform: "tiktok",
    maxDuration: 15,
    captions: { enabled: true, ...captions },
  });
  expect(post?.metadata.altTexts).toEqual([expect.stringContaining("bees dance")]);
  const cover = await store.get(post?.files[COVER_FILE] ?? "");
  expect(await new Response(cover?.body).bytes()).toSatisfy(
    (bytes) => new TextDecoder().decode(bytes.slice(1, 4)) === "PNG",
  );
  const vtt = await store.get(post?.files["captions.vtt"] ?? "");
  expect(await new Response(vtt?.body).text()).toStartWith("WEBVTT");
});
