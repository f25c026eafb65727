import { expect, test } from "bun:test";
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { PNG } from "pngjs";
import sharp from "sharp";
import { fieldsOf } from "../../src/formats/fields.ts";
import type { Format } from "../../src/formats/format.ts";
import { parseRequest } from "../../src/formats/read_request.ts";
import { contentIdOf } from "../../src/jobs/job_files.ts";
import { StageError } from "../../src/pipeline/errors.ts";
import { memoryCheckpoints } from "../../src/pipeline/memory_checkpoints.ts";
import { runPipeline } from "../../src/pipeline/runner.ts";
import type { Stage } from "../../src/pipeline/stage.ts";
import type { Brand } from "../../src/posts/brand.ts";
import { COVER_FILE } from "../../src/posts/content.ts";
import type { PostInput } from "../../src/posts/post_input.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { testStage } from "../../src/testing/test_stage.ts";
import { installation, openServices } from "../support/installation.ts";

const TEXT = `# Why bees dance

A bee that has found flowers dances for the others. The angle of the dance tells the direction of the flowers.

## The length tells the distance

One second of dancing stands for about 750 metres of flight. Other bees follow the dancer in the dark and count.

## The dance is learned

Young bees that never watch an older dancer make more errors for the rest of their lives.
`;
const services = await openServices();
const { published, store, dir } = services;
const fields = fieldsOf(installation.catalogue);

/** What a format's chain is run on, for a request as a client would send it. */
async function inputOf(asked: Record<string, unknown>, text = TEXT) {
  const jobId = `job_${crypto.randomUUID()}`;
  const sourceKey = `sources/${jobId}.txt`;
  await store.put(sourceKey, new TextEncoder().encode(text), "text/plain; charset=utf-8");
  const { version: _, options, ...request } = parseRequest({ format: "image", ...asked }, fields);
  const input: PostInput = {
    jobId,
    contentId: contentIdOf(jobId),
    sourceType: "text",
    sourceKey,
    request,
    medium: formatNamed(request.format).about.medium,
    brand: null,
  };
  return { ...input, formatOptions: options };
}

function formatNamed(name: string): Format {
  const format = installation.formats[name];
  if (format === undefined) throw new Error(`There is no format "${name}"`);
  return format;
}

async function run(input: PostInput): Promise<object> {
  return await runPipeline(formatNamed(input.request.format), input, {
    services,
    checkpoints: memoryCheckpoints(),
    workDir: await mkdtemp(join(dir, "work-")),
    signal: new AbortController().signal,
    env: {},
    log: silentLog,
  });
}

// Drawing this reel again takes half a minute; the stage is tested with a shorter one.
const tested = new Set(["render_reel"]);
for (const [format, { stages }] of Object.entries(installation.formats)) {
  const made = await run(await inputOf({ format, maxDuration: 15 }));
  // A stage that several formats share is tested with what the first of them makes.
  for (const stage of stages.filter(({ name }) => !tested.has(name))) {
    tested.add(stage.name);
    testStage(test, {
      stage: stage as Stage<object, unknown>,
      input: made,
      fakes: () => ({ services }),
    });
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
  const magenta = { r: 255, g: 0, b: 255 };
  const logo = await sharp({ create: { width: 90, height: 60, channels: 3, background: magenta } })
    .png()
    .toBuffer();
  await store.put("media/logos/magenta.png", logo, "image/png");
  const brand: Brand = {
    name: "Halden",
    handle: "halden",
    colours: { accent: "#00a86b", background: "#0b1220", ink: null },
    logo: { objectKey: "media/logos/magenta.png", width: 90, height: 60, ink: null },
  };
  const input = { ...(await inputOf({ visualTemplate: "minimal" })), brand };
  expect(await run(input)).toMatchObject({
    design: { colours: { accent: "#00a86b", background: "#0b1220" } },
  });
  const picture = await store.get(published.at(-1)?.images[0]?.objectKey ?? "");
  const png = await readPicture(picture);
  expect(pixelsOf(png, [11, 18, 32])).toBeGreaterThan(png.width * png.height * 0.5);
  expect(pixelsOf(png, [255, 0, 255])).toBeGreaterThan(1000);

  const asked = { format: "reel", visualTemplate: "minimal", maxDuration: 15 };
  const reel = await inputOf(asked, "Bees dance to tell each other where flowers are.");
  await run({ ...reel, brand });
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

test("a source that cannot be written about fails with a message for the client", async () => {
  const failure = run(await inputOf({ format: "image" }, "***"));
  await expect(failure).rejects.toBeInstanceOf(StageError);
  await expect(failure).rejects.toThrow(/Cannot /);
});

async function readPicture(object: Awaited<ReturnType<typeof store.get>>): Promise<PNG> {
  return PNG.sync.read(Buffer.from(await new Response(object?.body).bytes()));
}

/** How many pixels of a picture have a colour, or nearly. */
function pixelsOf({ data }: PNG, [red, green, blue]: readonly [number, number, number]): number {
  const isNear = (at: number, value: number) => Math.abs((data[at] ?? 0) - value) <= 2;
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (isNear(at, red) && isNear(at + 1, green) && isNear(at + 2, blue)) count++;
  }
  return count;
}
