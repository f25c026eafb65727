import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderMedia, selectComposition } from "@remotion/renderer";
import { SAMPLE_REEL } from "../../remotion/engine/sample.ts";
import { ensureBundle } from "../../src/rendering/bundle.ts";
import { cacheRoots } from "../../src/rendering/cached_folder.ts";
import { findChrome } from "../../src/rendering/chrome.ts";
import { lengthOf } from "../../src/rendering/reel_length.ts";
import { createRemotionRenderer } from "../../src/rendering/remotion_renderer.ts";
import type { RenderedReel } from "../../src/rendering/renderer.ts";
import { findTemplates, loadTemplates, TEMPLATES_DIR } from "../../src/rendering/templates.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { openStockBrowser, stockFrames } from "../../src/testing/stock_frames.ts";
import { inFolder, similarity, videoFrame } from "../rendering/_pictures.ts";
import { silentWav } from "../rendering/_sound.ts";

/** A reel made by Postloom and by Remotion alone. */
export interface Comparison {
  reel: RenderedReel;
  ownSeconds: number;
  /** The same, by processes that have drawn it before. */
  warmSeconds: number;
  stockSeconds: number;
  /** How alike frames of ours are to stock ones: the least of those that were looked at. */
  leastSsim: number;
}

const SAMPLED = 6;

/** Renders the sample reel in a look, in browsers that are open, both without sound. */
export async function againstStock(template: string): Promise<Comparison> {
  const roots = cacheRoots("data");
  const templateFiles = await findTemplates([TEMPLATES_DIR]);
  const templates = await loadTemplates(templateFiles);
  const renderer = createRemotionRenderer({
    templates,
    templateFiles,
    dataDir: "data",
    browserExecutable: null,
    env: process.env,
    log: silentLog,
  });
  const [variant = ""] = Object.keys(templates[template]?.variants ?? {});
  const props = { ...SAMPLE_REEL, design: { ...SAMPLE_REEL.design, template, variant } };
  const frames = lengthOf(props);
  return await inFolder(async (folder) => {
    const audioPath = join(folder, "silence.wav");
    await writeFile(audioPath, silentWav((frames / 30) * 1000));
    await renderer.warmUp();
    const { signal } = new AbortController();
    const draw = () =>
      renderer.renderReel(props, { outputDir: folder, audioPath, signal, onProgress() {} });
    const own = await timed(draw);
    const { seconds: warmSeconds } = await timed(draw);
    await renderer.close();
    const chrome = await findChrome({ executable: null, cacheRoots: roots });
    const bundle = await ensureBundle({ templates: templateFiles, cacheRoots: roots });
    const browser = await openStockBrowser(chrome);
    const shared = { serveUrl: bundle, inputProps: props, puppeteerInstance: browser } as const;
    const composition = await selectComposition({ ...shared, id: "reel", logLevel: "error" });
    const stock = await timed(() =>
      renderMedia({
        ...{ ...shared, composition, codec: "h264", logLevel: "error", muted: true },
        ...{
          concurrency: 2,
          imageFormat: "jpeg",
          jpegQuality: 90,
          x264Preset: "superfast",
          crf: 20,
        },
        outputLocation: join(folder, "stock.mp4"),
      }),
    );
    const sampled = Array.from({ length: SAMPLED }, (_, i) =>
      Math.floor((i * (frames - 1)) / SAMPLED),
    );
    const pictures = await stockFrames(props, { browser, bundle, frames: sampled });
    await browser.close({ silent: true });
    let leastSsim = 1;
    for (const [i, picture] of pictures.entries()) {
      const frame = await videoFrame(own.result.path, sampled[i] ?? 0);
      leastSsim = Math.min(leastSsim, similarity(frame, picture));
    }
    const { result: reel, seconds: ownSeconds } = own;
    return { reel, ownSeconds, warmSeconds, stockSeconds: stock.seconds, leastSsim };
  });
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const startedAt = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - startedAt) / 1000 };
}
