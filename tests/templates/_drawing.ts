import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PNG } from "pngjs";
import type { ReelProps, StillsProps } from "../../src/posts/props.ts";
import type { Report } from "../../src/posts/report.ts";
import { ensureBundle } from "../../src/rendering/bundle.ts";
import { cacheRoots } from "../../src/rendering/cached_folder.ts";
import { findChrome } from "../../src/rendering/chrome.ts";
import { createRemotionRenderer } from "../../src/rendering/remotion_renderer.ts";
import type { RenderedStill, Renderer, StillOptions } from "../../src/rendering/renderer.ts";
import { loadTemplates, type TemplateFiles } from "../../src/rendering/templates.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { readPng } from "../rendering/_pictures.ts";
import { openStockBrowser, stockFramesIn } from "../rendering/_stock.ts";
import { atEnd } from "../support/at_end.ts";

/** Browsers may be slow on a busy machine. */
export const TIMEOUT_MS = 60_000;

/** What a page made of slides. */
interface Drawn {
  reports: Report[];
  /** Reads the pictures, which takes longer than drawing them. */
  pictures(): Promise<PNG[]>;
}

/** Draws with the templates of one folder. */
export interface Drawing {
  /** Slides or scenes at rest, and what is wrong with them. */
  draw(props: StillsProps | ReelProps, only?: readonly number[]): Promise<Drawn>;
  /** Frames as Remotion itself draws them. */
  stock(
    id: "stills" | "reel",
    props: StillsProps | ReelProps,
    frames: readonly number[],
  ): Promise<PNG[]>;
}

/** Opens browsers for the templates; they are closed when all tests are over. */
export async function openDrawing(templateFiles: TemplateFiles): Promise<Drawing> {
  const dir = await mkdtemp(join(tmpdir(), "postloom-drawing-"));
  const roots = cacheRoots(dir);
  // Somebody may be at work on a template: stock Remotion is to draw what the renderer draws.
  const bundle = await ensureBundle({ templates: templateFiles, cacheRoots: roots });
  const renderer = createRemotionRenderer({
    templates: await loadTemplates(templateFiles),
    templateFiles,
    dataDir: dir,
    browserExecutable: null,
    log: silentLog,
    // Opening pages is what takes long here, and every browser opens its own for each draw.
    browsers: 1,
  });
  let stockBrowser: ReturnType<typeof openStockBrowser> | undefined;
  atEnd(async () => {
    await renderer.close();
    await (await stockBrowser)?.close({ silent: true });
    await rm(dir, { recursive: true });
  });
  return {
    async draw(props, only) {
      const reports: Report[] = [];
      const stills = await render(renderer, props, {
        outputDir: await mkdtemp(join(dir, "draw-")),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        onProgress: () => undefined,
        onReport: (report) => reports.push(report),
        ...(only !== undefined && { only }),
      });
      return { reports, pictures: () => Promise.all(stills.map(({ path }) => readPng(path))) };
    },
    async stock(id, props, frames) {
      stockBrowser ??= findChrome({ executable: null, cacheRoots: roots }).then(openStockBrowser);
      return await stockFramesIn(await stockBrowser, bundle, id, props, frames);
    },
  };
}

function render(
  renderer: Renderer,
  props: StillsProps | ReelProps,
  options: StillOptions,
): Promise<RenderedStill[]> {
  return "slides" in props
    ? renderer.renderStills(props, options)
    : renderer.renderScenes(props, options);
}
