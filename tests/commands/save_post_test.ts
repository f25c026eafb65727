import { expect, test } from "bun:test";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { savePost } from "../../src/commands/_save_post.ts";
import type { Content } from "../../src/posts/content.ts";
import { contentTypeOf } from "../../src/storage/content_types.ts";
import { createDiskStore } from "../../src/storage/disk_store.ts";

function carouselContent(slides: number): Content {
  return {
    id: "content_1",
    jobId: "job_1",
    type: "text",
    format: "carousel",
    caption: "",
    hashtags: "",
    images: Array.from({ length: slides }, (_, index) => ({
      id: String(index),
      objectKey: `media/content_1/slide-${index + 1}-abc.png`,
      slideNumber: index + 1,
    })),
    videos: [],
    audioKey: null,
    files: {},
    metadata: { platform: "instagram", visualTemplate: "minimal" },
    createdAt: new Date(),
  };
}

test("a post in a folder that has one leaves none of the other's files, and all else", async () => {
  const dir = await mkdtemp(join(tmpdir(), "postloom-saved-"));
  const store = createDiskStore({ dir: join(dir, "objects") });
  const save = async (content: Content) => {
    const keys = [
      ...content.images.map(({ objectKey }) => objectKey),
      ...Object.values(content.files),
    ];
    for (const key of keys) await store.put(key, new Uint8Array([1]), contentTypeOf(key));
    await savePost(content, store, join(dir, "out"));
    return (await readdir(join(dir, "out"))).sort();
  };
  await Bun.write(join(dir, "out", "slide-9.png"), "mine");
  expect(await save(carouselContent(3))).toEqual([
    "post.json",
    "slide-1.png",
    "slide-2.png",
    "slide-3.png",
    "slide-9.png",
  ]);
  expect(await save(carouselContent(2))).toEqual([
    "post.json",
    "slide-1.png",
    "slide-2.png",
    "slide-9.png",
  ]);
  const files = {
    "cover.png": "media/content_1/cover.png",
    "captions.srt": "media/content_1/c.srt",
  };
  expect(await save({ ...carouselContent(0), files })).toEqual([
    "captions.srt",
    "cover.png",
    "post.json",
    "slide-9.png",
  ]);
  expect(await save(carouselContent(2))).toEqual([
    "post.json",
    "slide-1.png",
    "slide-2.png",
    "slide-9.png",
  ]);
  await Bun.write(join(dir, "out", "post.json"), '{"images":[{"url":"../objects"},{}],"videos":1}');
  await Bun.write(join(dir, "objects", "kept"), "");
  expect(await save(carouselContent(2))).toContain("slide-2.png");
  expect(await readdir(join(dir, "objects"))).toContain("kept");
  await rm(dir, { recursive: true });
});
