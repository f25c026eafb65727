import { expect, test } from "bun:test";
import { PNG } from "pngjs";
import { LookError, type Renderer } from "postloom/drivers";
import type { Brand, Design, Slide } from "postloom/posts";
import { renderSlides } from "postloom/stages";
import { runStage, testStage } from "postloom/testing";
import sharp from "sharp";
import { openServices } from "../support/installation.ts";
import { keptLog } from "./_kept_log.ts";
import { createPaperRenderer } from "./_paper_renderer.ts";

const services = await openServices();
const { store } = services;
const COVER: Slide = {
  kind: "cover",
  kicker: null,
  headline: "Why old trees matter",
  subline: null,
};
const POINT: Slide = {
  kind: "point",
  number: null,
  headline: "Carbon",
  emphasis: null,
  text: "Most. Of. It.",
};
const DESIGN: Design = {
  template: "minimal",
  variant: "paper",
  platform: "instagram",
  width: 1080,
  height: 1350,
};
const INPUT = {
  contentId: "post_slides",
  brand: null,
  script: { language: "en", direction: "ltr" as const, genre: "essay" as const },
  design: DESIGN,
  slides: [COVER, POINT],
};
const BRAND: Brand = {
  name: "Halden",
  handle: "halden",
  colours: null,
  logo: { objectKey: "media/logos/halden.png", width: 90, height: 60, ink: "#112233" },
};

/** Has slides written on paper, and gives what came of it. */
async function onPaper(
  fields: Partial<Omit<typeof INPUT, "brand">> & { brand?: Brand | null },
  room?: number,
) {
  const renderer = createPaperRenderer({ room });
  const { log, lines } = keptLog();
  const input = { ...INPUT, ...fields };
  const { images } = await runStage(renderSlides(), input, { services: { renderer, store }, log });
  return { images, asked: renderer.stills, lines };
}

async function bytesOf(objectKey: string): Promise<Uint8Array> {
  return await new Response((await store.get(objectKey))?.body).bytes();
}

testStage(test, { stage: renderSlides(), input: INPUT, fakes: () => ({ services }) });

test("each slide becomes a picture in the store, of the design's size, with its words beside it", async () => {
  const { images } = await runStage(renderSlides(), INPUT, { services });
  expect(images).toEqual([
    {
      slideNumber: 1,
      objectKey: expect.stringMatching(/^media\/post_slides\/slide-1-[0-9a-f]{12}\.png$/),
      altText: "Why old trees matter.",
    },
    {
      slideNumber: 2,
      objectKey: expect.stringMatching(/^media\/post_slides\/slide-2-[0-9a-f]{12}\.png$/),
      altText: "Carbon. Most. Of. It.",
    },
  ]);
  for (const { objectKey } of images) {
    const { width, height } = PNG.sync.read(Buffer.from(await bytesOf(objectKey)));
    expect({ width, height }).toEqual({ width: 1080, height: 1350 });
  }
});

test.each(["jpeg", "webp"] as const)(
  "pictures are kept as %s where that is asked for",
  async (imageFormat) => {
    const input = { ...INPUT, formatOptions: { imageFormat } };
    const { images } = await runStage(renderSlides(), input, { services });
    for (const { objectKey } of images) {
      const { format, width, height } = await sharp(await bytesOf(objectKey)).metadata();
      expect({ format, width, height }).toEqual({ format: imageFormat, width: 1080, height: 1350 });
      expect((await store.get(objectKey))?.contentType).toBe(`image/${imageFormat}`);
    }
  },
);

test("a slide that does not fit is drawn again with fewer words, and its picture and words are those", async () => {
  const { images, lines } = await onPaper({}, 8);
  expect(images[1]?.altText).toBe("Carbon. Most.");
  const drawn = JSON.parse(new TextDecoder().decode(await bytesOf(images[1]?.objectKey ?? "")));
  expect(drawn).toEqual({ ...POINT, text: "Most." });
  expect(lines).toMatchObject([{ level: "info", fields: { slide: 2 } }]);
});

test("the same slides are stored under the same keys, so that a repeated run leaves nothing behind", async () => {
  expect((await onPaper({})).images).toEqual((await onPaper({})).images);
});

test("a brand's name, handle and logo go along with the slides, the logo as its bytes", async () => {
  await store.put("media/logos/halden.png", Uint8Array.from([1, 2, 3]), "image/png");
  const { asked } = await onPaper({ brand: BRAND });
  const logo = { url: "data:image/png;base64,AQID", width: 90, height: 60, ink: "#112233" };
  expect(asked[0]?.sender).toEqual({ name: "Halden", handle: "halden", logo });
});

test("a logo that is gone takes nothing else with it, and the log says so", async () => {
  const logo = { objectKey: "media/logos/gone.png", width: 90, height: 60, ink: null };
  const { images, asked, lines } = await onPaper({ brand: { ...BRAND, logo } });
  expect(images).toHaveLength(2);
  expect(asked[0]?.sender).toEqual({ name: "Halden", handle: "halden", logo: null });
  expect(lines).toEqual([
    {
      level: "warn",
      message: "Cannot find the brand's logo",
      fields: { objectKey: "media/logos/gone.png" },
    },
  ]);
});

test("a brand's font goes along as its bytes, and one that is gone takes nothing else with it", async () => {
  const objectKey = `fonts/${"a".repeat(64)}.woff2`;
  const font = { family: "Halden", ranges: "U+20-7E", weights: null, objectKey };
  await store.put(objectKey, Uint8Array.from([1, 2, 3]), "font/woff2");
  const { asked } = await onPaper({ brand: { ...BRAND, font } });
  const url = "data:font/woff2;base64,AQID";
  expect(asked[0]?.font).toEqual({ url, ranges: "U+20-7E", weights: null });
  await store.delete(objectKey);
  const without = await onPaper({ brand: { ...BRAND, font } });
  expect(without.asked[0]).not.toHaveProperty("font");
  expect(without.asked[0]?.sender).toMatchObject({ name: "Halden" });
  expect(without.lines).toMatchObject([{ level: "warn", message: "Cannot find the brand's font" }]);
});

test("without a brand, or with one that is colours alone, slides do not say whom they are from", async () => {
  const colours = { accent: "#00a86b", background: null, ink: null };
  for (const brand of [null, { name: null, handle: null, colours, logo: null }]) {
    const { asked } = await onPaper({ brand });
    expect(asked[0]).not.toHaveProperty("sender");
  }
});

test("a renderer's failure passes as it is, to be tried again", async () => {
  const reason = new Error("Out of ink");
  const renderer: Renderer = {
    ...createPaperRenderer(),
    renderStills: () => Promise.reject(reason),
  };
  const running = runStage(renderSlides(), INPUT, { services: { renderer, store } });
  await expect(running).rejects.toBe(reason);
});

test("what a look throws is final, and its words are for the log alone", async () => {
  const reason = new LookError('Cannot draw with template "minimal": a screw is loose');
  const renderer: Renderer = {
    ...createPaperRenderer(),
    renderStills: () => Promise.reject(reason),
  };
  const running = runStage(renderSlides(), INPUT, { services: { renderer, store } });
  await expect(running).rejects.toMatchObject({
    name: "FatalError",
    code: "broken_look",
    message: "Cannot draw the post as its look has a fault: choose another look",
    cause: reason,
  });
});
