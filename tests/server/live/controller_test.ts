import { expect, test } from "bun:test";
import { tmpdir } from "node:os";
import { chromium } from "playwright-core";
import {
  SAMPLE_SENDER,
  SAMPLES,
  sampleReel,
  sampleStills,
} from "../../../remotion/engine/samples.ts";
import { readFont } from "../../../src/fonts/font_file.ts";
import type { Data } from "../../../src/posts/data.ts";
import type { LiveMoment, LiveNews, LiveRequest } from "../../../src/posts/live.ts";
import type { ReelProps, StillsProps } from "../../../src/posts/props.ts";
import { LIVE_SCRIPT } from "../../../src/rendering/bundle.ts";
import { cacheRoots } from "../../../src/rendering/cached_folder.ts";
import { findChrome } from "../../../src/rendering/chrome.ts";
import { createKeptBundle } from "../../../src/rendering/kept_bundle.ts";
import { findTemplates, TEMPLATES_DIR } from "../../../src/rendering/templates.ts";
import { liveController } from "../../../src/server/live/controller.ts";
import { readPng } from "../../../src/testing/read_png.ts";
import { inFolder } from "../../rendering/_pictures.ts";
import { atEnd } from "../../support/at_end.ts";
import { WESTERN_WOFF2 } from "../../support/fonts.ts";
import { openServices } from "../../support/installation.ts";

const roots = cacheRoots(tmpdir());
const folder = createKeptBundle({
  templates: await findTemplates([TEMPLATES_DIR]),
  cacheRoots: roots,
});
const app = liveController({ live: { folder, script: LIVE_SCRIPT } });
// A page as the dashboard's, with the frame in its own size.
const HOST = `<!doctype html><style>body { margin: 0 } iframe { border: 0; display: block }</style>
<iframe sandbox="allow-scripts" src="/live" width="1080" height="1350"></iframe>
<script>
  const frame = document.querySelector("iframe");
  const news = [];
  onmessage = ({ data, source }) => source === frame.contentWindow && news.push(data);
</script>`;
const server = Bun.serve({
  port: 0,
  // The first request may have to wait for the bundle.
  idleTimeout: 120,
  fetch: (request) =>
    new URL(request.url).pathname === "/"
      ? new Response(HOST, { headers: { "content-type": "text/html" } })
      : app.handle(request),
});
atEnd(() => server.stop(true));
const { executable } = await findChrome({ executable: null, cacheRoots: roots });
const browser = await chromium.launch({
  executablePath: executable,
  // As the renderer has its Chrome draw, see Remotion's own arguments.
  args: ["--no-sandbox", "--font-render-hinting=none", "--force-color-profile=srgb"],
});
atEnd(() => browser.close());

const POINT = {
  kind: "point",
  number: null,
  headline: "The harbour counts",
  emphasis: null,
  text: "",
} as const;
const REEL = { template: "minimal", variant: "paper", width: 1080, height: 1920 } as const;

async function openHost({ isCalm = false } = {}) {
  const viewport = { width: 1080, height: 1350 };
  const reducedMotion = isCalm ? "reduce" : "no-preference";
  const page = await browser.newPage({ viewport, reducedMotion });
  const troubles: string[] = [];
  page.on("pageerror", ({ message }) => troubles.push(message));
  page.on("console", (line) => line.type() === "error" && troubles.push(line.text()));
  // The first one waits until the looks are bundled.
  await page.goto(server.url.href, { timeout: 120_000 });
  await page.waitForFunction("news.length > 0");
  let id = 0;
  /** Draws a slide, and waits until nothing of it moves any more. */
  async function draw(props: StillsProps | ReelProps, position: number) {
    id += 1;
    const request: LiveRequest = { kind: "draw", id, props, shown: [position], scale: 1, gap: 0 };
    await page.evaluate(`frame.contentWindow.postMessage(${JSON.stringify(request)}, "*")`);
    await page.waitForFunction(`news.some((one) => one.id === ${id})`);
    // Type is fitted once the fonts of its letters are there.
    let count = -1;
    while (count !== (await page.evaluate<number>("news.length"))) {
      count = await page.evaluate<number>("news.length");
      await page.waitForTimeout(150);
    }
    return await page.evaluate<LiveNews>(`news.findLast((one) => one.id === ${id})`);
  }
  /** Asks for a moment of a reel, and waits until the frame is told. */
  async function seek(props: ReelProps, moment: LiveMoment, until: number) {
    id += 1;
    const request: LiveRequest = {
      ...{ kind: "draw", id, props, shown: [0], scale: 1, gap: 0 },
      moment,
    };
    await page.evaluate(`frame.contentWindow.postMessage(${JSON.stringify(request)}, "*")`);
    await page.waitForFunction(`news.some((one) => one.id === ${id} && one.frame >= ${until})`);
    const news = await page.evaluate<LiveNews[]>(`news.filter((one) => one.id === ${id})`);
    return news.map((one) => (one.kind === "played" ? one.frame : one.kind));
  }
  /** A picture of a frame that is not played, as a digest. */
  async function pictureOf(props: ReelProps, frame: number): Promise<string> {
    await seek(props, { frame, plays: false }, frame);
    // A page is drawn once its next frame has come.
    await page.evaluate(
      "new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300)))",
    );
    return new Bun.CryptoHasher("sha256").update(await page.screenshot()).digest("hex");
  }
  return { page, draw, seek, pictureOf, troubles };
}

test("a slide is drawn live pixel by pixel as its picture is, in one look after the other", async () => {
  const { renderer } = await openServices();
  const { page, draw, troubles } = await openHost();
  const differences: Record<string, number> = {};
  const { ranges, weights } = (await readFont(WESTERN_WOFF2)).facts;
  const font = { ranges, weights, url: `data:font/woff2;base64,${WESTERN_WOFF2.toBase64()}` };
  for (const [template, variant, position] of [
    ["minimal", "paper", 1],
    ["magazine", "ivory", 0],
    ["neon", "midnight", 2],
  ] as const) {
    const design = { template, variant, width: 1080, height: 1350 } as const;
    // A brand has a logo and may have a font of its own.
    const own = template === "minimal" ? { font } : {};
    const props = { ...sampleStills({ ...SAMPLES[0], sender: SAMPLE_SENDER }, design), ...own };
    await draw(props, position);
    const live = Buffer.from(await page.screenshot());
    await inFolder(async (dir) => {
      const [still] = await renderer.renderStills(props, {
        outputDir: dir,
        only: [position],
        signal: new AbortController().signal,
        onProgress() {},
        onReport() {},
      });
      await Bun.write(`${dir}/live.png`, live);
      const [drawn, shown] = [await readPng(still?.path ?? ""), await readPng(`${dir}/live.png`)];
      differences[template] = drawn.data.filter((value, at) => value !== shown.data[at]).length;
    });
  }
  expect(differences).toEqual({ minimal: 0, magazine: 0, neon: 0 });
  expect(troubles).toEqual([]);
});

test("what does not fit is told as it is typed, with where the texts are", async () => {
  const { draw } = await openHost();
  const design = { template: "minimal", variant: "paper", width: 1080, height: 1350 } as const;
  const props = sampleStills(SAMPLES[0], design);
  const [cover, point] = props.slides;
  const fitting = await draw(props, 1);
  expect(fitting).toMatchObject({ kind: "drawn", reports: [] });
  const headline = point?.kind === "point" ? point.headline : "";
  const texts = fitting.kind === "drawn" ? fitting.texts : [];
  const shown = texts.find(({ text }) => text.includes(headline.split(" ")[0] ?? ""));
  expect(shown?.width).toBeGreaterThan(200);

  const text = "It was said once and again. ".repeat(60);
  const long = { ...props, slides: [cover, { ...point, text }] } as StillsProps;
  const reports = async (one: StillsProps) => {
    const news = await draw(one, 1);
    return news.kind === "drawn" ? news.reports.map(({ kind, slide }) => ({ kind, slide })) : [];
  };
  expect(await reports(long)).toContainEqual({ kind: "small_text", slide: 1 });
  expect(await reports(props)).toEqual([]);
});

test.each(["infographic", "magazine", "meme", "minimal", "neon", "news", "screenshot"])(
  "the bars of %s are as high as they are to be",
  async (template) => {
    const { page, draw, troubles } = await openHost();
    const design = { template, variant: "any", width: 1080, height: 1350 } as const;
    const bar = (value: string, share: number) => ({ label: "", value, share });
    const [before, after] = [bar("20", 0.5), bar("40", 1)];
    const props = sampleStills(SAMPLES[0], design);
    const data: Data[] = [
      { kind: "ladder", rungs: [before, after] },
      { kind: "change", before, after },
    ];
    const slides = data.map((one) => ({ ...POINT, data: one }));
    for (const position of slides.keys()) {
      await draw({ ...props, slides }, position);
      const heights = await page.frames()[1]?.evaluate<number[]>(`[
        ...document.querySelectorAll('[data-picture] [data-layer^="rung"], [data-picture] [data-layer^="column"]')
      ].map((layer) => layer.firstElementChild.firstElementChild?.getBoundingClientRect().height ?? 0)`);
      if (position === 0) expect(heights).toHaveLength(2);
      expect(heights?.filter((height) => height < 8)).toEqual([]);
    }
    expect(troubles).toEqual([]);
  },
);

test("a reel plays at its times from a frame to its last, and stands where it is paused", async () => {
  const { draw, seek, pictureOf, troubles } = await openHost();
  const props = sampleReel(SAMPLES[0], REEL);
  const { startFrame: last = 0, durationInFrames = 0 } = props.scenes.at(-1) ?? {};
  const end = last + durationInFrames - 1;
  await draw(props, 0);
  const played = await seek(props, { frame: end - 45, plays: true }, end);
  expect(played.at(-1)).toBe(end);
  expect(played).toEqual(played.toSorted((one, other) => Number(one) - Number(other)));
  expect(new Set(played).size).toBe(played.length);
  const pictureAt = (frame: number) => pictureOf(props, frame);
  const [coming, there] = [await pictureAt(last + 2), await pictureAt(last + 60)];
  expect(coming).not.toBe(there);
  expect(await pictureAt(last + 2)).toBe(coming);
  expect(troubles).toEqual([]);
});

test("where nothing is to move, scenes follow each other at rest", async () => {
  const { draw, pictureOf } = await openHost({ isCalm: true });
  const props = sampleReel(SAMPLES[0], REEL);
  await draw(props, 0);
  const scene = props.scenes[1]?.startFrame ?? 0;
  expect(await pictureOf(props, scene + 1)).toBe(await pictureOf(props, scene + 12));
});

test("the page has no origin and may load nothing else, and only the bundle's files are served", async () => {
  const { page } = await openHost();
  const [, frame] = page.frames();
  expect(await frame?.evaluate("self.origin")).toBe("null");
  const reached = frame?.evaluate("fetch('/live').then(() => true, () => false)");
  expect(await reached).toBe(false);
  const response = await fetch(new URL("/live", server.url));
  expect(response.headers.get("content-security-policy")).toContain("sandbox allow-scripts");
  const [script = ""] = /\/live\/[^"]+/.exec(await response.text()) ?? [];
  const ask = async (path: string) => (await fetch(new URL(path, server.url))).status;
  expect(await ask(script)).toBe(200);
  const others = ["/live/bundle-0/live.js", script.replace(LIVE_SCRIPT, "..%2Fpackage.json")];
  for (const path of [...others, script.replace(LIVE_SCRIPT, "none.js")]) {
    expect(await ask(path)).not.toBe(200);
  }
});
