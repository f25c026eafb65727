import { expect, test } from "bun:test";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { readFont } from "../../src/fonts/font_file.ts";
import type { ReelProps, StillsProps } from "../../src/posts/props.ts";
import type { Report } from "../../src/posts/report.ts";
import { ensureBundle } from "../../src/rendering/bundle.ts";
import { cacheRoots } from "../../src/rendering/cached_folder.ts";
import { findChrome } from "../../src/rendering/chrome.ts";
import { runFfmpeg } from "../../src/rendering/ffmpeg.ts";
import { createRemotionRenderer } from "../../src/rendering/remotion_renderer.ts";
import { LookError, RenderError } from "../../src/rendering/renderer.ts";
import { findTemplates, loadTemplates, TEMPLATES_DIR } from "../../src/rendering/templates.ts";
import { readPng } from "../../src/testing/read_png.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { atEnd } from "../support/at_end.ts";
import { WESTERN_WOFF2 } from "../support/fonts.ts";
import { colourDifference, inFolder, similarity, videoFrame } from "./_pictures.ts";
import { reelIn, stillsIn } from "./_posts.ts";
import { descendants } from "./_processes.ts";
import { silentWav } from "./_sound.ts";
import { drawStock } from "./_stock.ts";

const roots = cacheRoots("data");
const chrome = await findChrome({ executable: null, cacheRoots: roots });
const templateFiles = await findTemplates([TEMPLATES_DIR]);
const templates = await loadTemplates(templateFiles);
const bundle = await ensureBundle({ templates: templateFiles, cacheRoots: roots });
const browserExecutable = null;
const renderer = createRemotionRenderer({
  templates,
  templateFiles,
  dataDir: "data",
  browserExecutable,
  env: process.env,
  log: silentLog,
});
atEnd(() => renderer.close());

const { signal } = new AbortController();
const onProgress = () => undefined;

async function renderReel(folder: string, props: ReelProps, options = {}) {
  const audioPath = join(folder, "voice.wav");
  await writeFile(audioPath, silentWav(1900));
  return await renderer.renderReel(props, {
    outputDir: folder,
    audioPath,
    signal,
    onProgress,
    ...options,
  });
}

/** What ffprobe says of a file's streams. */
async function probe(path: string): Promise<Record<string, unknown>[]> {
  const args = ["-v", "error", "-show_streams", "-of", "json", path];
  return JSON.parse(await runFfmpeg("ffprobe", args, { signal })).streams;
}

test("headlines are set in the brand's font, where it has the letters and the browser takes it", async () => {
  await inFolder(async (folder) => {
    const { ranges, weights } = (await readFont(WESTERN_WOFF2)).facts;
    const own = { ranges, weights, url: `data:font/woff2;base64,${WESTERN_WOFF2.toBase64()}` };
    const slides = stillsIn("minimal").slides.slice(0, 1);
    const draw = async (name: string, more: Partial<StillsProps>) => {
      const reports: Report[] = [];
      const outputDir = join(folder, name);
      await mkdir(outputDir);
      const onReport = (report: Report) => reports.push(report);
      const props = { ...stillsIn("minimal"), slides, ...more };
      const stills = await renderer.renderStills(props, {
        outputDir,
        signal,
        onProgress,
        onReport,
      });
      return { picture: await readPng(stills[0]?.path ?? ""), reports };
    };
    const plain = await draw("plain", {});
    expect(similarity((await draw("own", { font: own })).picture, plain.picture)).toBeLessThan(1);
    const lacking = { ...own, ranges: "U+30-39" };
    expect(similarity((await draw("lacking", { font: lacking })).picture, plain.picture)).toBe(1);
    const refused = await draw("refused", { font: { ...own, url: "data:font/woff2;base64,AQID" } });
    expect(similarity(refused.picture, plain.picture)).toBe(1);
    expect(refused.reports).toEqual([{ kind: "unusable_font", slide: null }]);
  });
});

test("stills are the pictures that Remotion draws one by one", async () => {
  await inFolder(async (outputDir) => {
    const props = stillsIn("minimal");
    const progress: number[] = [];
    const stills = await renderer.renderStills(props, {
      outputDir,
      signal,
      onProgress: (fraction) => progress.push(fraction),
    });
    expect(stills.map(({ path }) => path)).toEqual(
      [1, 2, 3].map((number) => join(outputDir, `slide-${number}.png`)),
    );
    expect(await readdir(outputDir)).toHaveLength(3);
    expect(progress).toEqual([...progress].sort());
    expect(progress.at(-1)).toBe(1);
    const stock = await drawStock(props, { bundle, chrome, frames: [0, 1, 2] });
    for (const [index, picture] of stock.entries()) {
      const still = await readPng(stills[index]?.path ?? "");
      expect(similarity(still, picture)).toBe(1);
    }
  });
});

test("a post looks the same whatever was drawn before it", async () => {
  await inFolder(async (outputDir) => {
    const options = { outputDir, signal, onProgress };
    const first = async () => {
      const [still] = await renderer.renderStills(stillsIn("minimal"), { ...options, only: [0] });
      return await Bun.file(still?.path ?? "").bytes();
    };
    const before = await first();
    const reel = reelIn("magazine", 30);
    const { design } = reel;
    // Each browser of the pool may be the next.
    for (const width of [design.width, 640, 1280]) {
      await renderer.renderScenes({ ...reel, design: { ...design, width } }, options);
      await renderer.renderStills(stillsIn("neon"), options);
    }
    expect(await first()).toEqual(before);
  });
});

test("scenes whose pictures are not wanted are looked at for faults alone", async () => {
  await inFolder(async (outputDir) => {
    const reel = reelIn("minimal", 30);
    const text = "Streets that are far too long to be walked. ".repeat(60);
    const slide = { kind: "quote", text, attribution: null } as const;
    const scenes = reel.scenes.map((scene, index) => (index === 2 ? { ...scene, slide } : scene));
    const draw = async (pictured?: number[]) => {
      const reports: Report[] = [];
      const options = { outputDir, signal, onProgress, pictured };
      const stills = await renderer.renderScenes(
        { ...reel, scenes, atRest: true },
        { ...options, onReport: (report: Report) => reports.push(report) },
      );
      return { names: stills.map(({ path }) => basename(path)), reports };
    };
    const all = await draw();
    expect(all.names).toEqual(["scene-1.png", "scene-2.png", "scene-3.png"]);
    expect(all.reports).toContainEqual(expect.objectContaining({ slide: 2 }));
    expect(await draw([0])).toEqual({ names: ["scene-1.png"], reports: all.reports });
  });
});

test("a reel is what platforms take, and its frames are those that Remotion draws", async () => {
  await inFolder(async (folder) => {
    const props = reelIn("news", 40);
    const reel = await renderReel(folder, props);
    expect(reel).toMatchObject({ path: join(folder, "reel.mp4"), durationMs: 4000, frames: 120 });
    expect(reel.captures).toBeLessThan(120);
    expect((await readdir(folder)).sort()).toEqual(["reel.mp4", "voice.wav"]);

    const streams = await probe(reel.path);
    expect(streams[0]).toMatchObject({
      codec_name: "h264",
      pix_fmt: "yuv420p",
      width: 1080,
      height: 1920,
      r_frame_rate: "30/1",
      avg_frame_rate: "30/1",
      nb_frames: "120",
      color_range: "tv",
      color_space: "bt709",
      color_transfer: "bt709",
      color_primaries: "bt709",
    });
    expect(streams[1]).toMatchObject({ codec_name: "aac", sample_rate: "48000" });
    const bytes = Buffer.from(await Bun.file(reel.path).arrayBuffer());
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));

    const sampled = [0, 4, 39, 40, 60, 119];
    const stock = await drawStock(props, { bundle, chrome, frames: sampled });
    for (const [index, picture] of stock.entries()) {
      const frame = await videoFrame(reel.path, sampled[index] ?? 0);
      expect(similarity(frame, picture)).toBeGreaterThan(0.98);
      expect(colourDifference(frame, picture)).toBeLessThan(2);
    }
  });
});

test.each([
  ["while it is captured", 0.1],
  ["while it is encoded", 0.66],
])("a reel that is aborted %s leaves neither files nor programs", async (_, at) => {
  await inFolder(async (folder) => {
    const controller = new AbortController();
    const rendering = renderReel(folder, reelIn("minimal", 60), {
      signal: controller.signal,
      onProgress: (fraction: number) => {
        if (fraction >= at) controller.abort(new Error("stopped"));
      },
    });
    await expect(rendering).rejects.toThrow("stopped");
    expect(await readdir(folder)).toEqual(["voice.wav"]);
    expect(await descendants("ffmpeg")).toEqual([]);
  });
});

test.skipIf(process.platform !== "linux").each([
  ["browser", "chromium"],
  ["browser's process", basename(process.execPath)],
])("a %s that is killed while it draws is replaced, and the reel is whole", async (_, program) => {
  await inFolder(async (folder) => {
    const victims: Promise<void>[] = [];
    const reel = await renderReel(folder, reelIn("minimal", 20), {
      onProgress: (fraction: number) => {
        if (fraction > 0.1 && victims.length === 0) victims.push(killAll(program));
      },
    });
    await Promise.all(victims);
    expect(victims).toHaveLength(1);
    expect((await probe(reel.path))[0]).toMatchObject({ nb_frames: "60" });
  });
});

async function killAll(program: string): Promise<void> {
  const pids = await descendants(program);
  expect(pids).not.toEqual([]);
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended with the one that was killed before.
    }
  }
}

test("a template that throws gives a LookError with its words", async () => {
  await inFolder(async (folder) => {
    const source = `export default { title: "Broken", variants: {}, suits: () => 0,
      typefaces: { display: "inter", text: "inter" },
      Slide() { throw new Error("a screw is loose"); } };`;
    const dir = join(folder, "templates");
    await Bun.write(join(dir, "broken.ts"), source);
    const templateFiles = await findTemplates([dir]);
    const broken = createRemotionRenderer({
      templates: await loadTemplates(templateFiles),
      templateFiles,
      dataDir: folder,
      cacheRoots: [join(folder, "cache")],
      browserExecutable: chrome.executable,
      env: process.env,
      log: silentLog,
    });
    try {
      const options = { outputDir: folder, signal, onProgress };
      const drawing = broken.renderStills(stillsIn("broken"), options);
      await expect(drawing).rejects.toBeInstanceOf(LookError);
      await expect(drawing).rejects.toThrow(/template "broken".*a screw is loose/);
      const audioPath = join(folder, "silence.wav");
      await writeFile(audioPath, silentWav(200));
      const filming = broken.renderReel(reelIn("broken", 5), { ...options, audioPath });
      await expect(filming).rejects.toBeInstanceOf(LookError);
      await expect(filming).rejects.toThrow(/template "broken".*a screw is loose/);
      const unknown = broken.renderStills(stillsIn("minimal"), options);
      await expect(unknown).rejects.toThrow('template "minimal": it must be one of broken');
    } finally {
      await broken.close();
    }
  });
});

test("a Chrome that does not start gives a RenderError that says what to set", async () => {
  const looking = findChrome({ executable: "/no/such/chrome", cacheRoots: roots });
  await expect(looking).rejects.toBeInstanceOf(RenderError);
  await expect(looking).rejects.toThrow(/Cannot start "\/no\/such\/chrome".*BROWSER_EXECUTABLE/);
});
