import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HeadlessBrowser } from "@remotion/renderer";
import type { PNG } from "pngjs";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import { readConfig } from "../config/mod.ts";
import type { ReelProps, StillsProps } from "../posts/props.ts";
import type { Report } from "../posts/report.ts";
import { ensureBundle } from "../rendering/bundle.ts";
import { cacheRoots } from "../rendering/cached_folder.ts";
import { findChrome } from "../rendering/chrome.ts";
import { createRemotionRenderer } from "../rendering/remotion_renderer.ts";
import type { RenderedStill, Renderer, StillOptions } from "../rendering/renderer.ts";
import type { TemplateFiles } from "../rendering/templates.ts";
import { share } from "./_shared.ts";
import { readPng } from "./read_png.ts";
import { silentLog } from "./silent_log.ts";
import { openStockBrowser, stockFrames } from "./stock_frames.ts";

/** Browsers may be slow on a busy machine. */
const TIMEOUT_MS = 300_000;

/** What a page made of slides. */
interface Drawn {
  reports: Report[];
  /** Reads the pictures, which takes longer than drawing them. */
  pictures(): Promise<PNG[]>;
}

/** Draws with some looks. */
export interface Drawing {
  /** Slides or scenes at rest, and what is wrong with them. */
  draw(props: StillsProps | ReelProps, only?: readonly number[]): Promise<Drawn>;
  /** Frames as Remotion itself draws them. */
  stock(props: StillsProps | ReelProps, frames: readonly number[]): Promise<PNG[]>;
}

/** What checks of pictures go by. */
export interface PictureOptions {
  drawing: Drawing;
  /** How much of a look is drawn: enough to find what a change has broken, or everything. */
  extent: "sampled" | "whole";
}

/**
 * Prepares to draw; browsers are opened when they are needed.
 *
 * @throws {RenderError} if the looks cannot be bundled.
 */
export async function openDrawing(
  templateFiles: TemplateFiles,
  templates: Readonly<Record<string, ReactTemplate>>,
): Promise<Drawing & { close(): Promise<void> }> {
  await using opened = new AsyncDisposableStack();
  const dir = await mkdtemp(join(tmpdir(), "postloom-drawing-"));
  opened.defer(() => rm(dir, { recursive: true }));
  const roots = cacheRoots(dir);
  const { browserExecutable: executable, env } = readConfig();
  // Somebody may be at work on a look: stock Remotion is to draw what the renderer draws.
  const bundle = await ensureBundle({ templates: templateFiles, cacheRoots: roots });
  const renderer = createRemotionRenderer({
    templates,
    templateFiles,
    dataDir: dir,
    browserExecutable: executable,
    env,
    log: silentLog,
    // Opening pages is what takes long here, and every browser opens its own for each draw.
    browsers: 1,
  });
  opened.defer(() => renderer.close());
  const stockBrowser = share<HeadlessBrowser>(
    async () => openStockBrowser(await findChrome({ executable, cacheRoots: roots })),
    (browser) => browser.close({ silent: true }),
  );
  opened.defer(() => stockBrowser.close());
  const closing = opened.move();
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
    async stock(props, frames) {
      return await stockFrames(props, { browser: await stockBrowser.get(), bundle, frames });
    },
    close: () => closing.disposeAsync(),
  };
}

function render(
  renderer: Renderer,
  props: StillsProps | ReelProps,
  options: StillOptions,
): Promise<RenderedStill[]> {
  return "slides" in props
    ? renderer.renderStills(props, options)
    : renderer.renderScenes({ ...props, atRest: true }, options);
}
