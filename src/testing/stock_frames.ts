import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type HeadlessBrowser,
  openBrowser,
  renderStill,
  selectComposition,
} from "@remotion/renderer";
import type { PNG } from "pngjs";
import type { ReelProps, StillsProps } from "../posts/props.ts";
import type { Chrome } from "../rendering/chrome.ts";
import { inWorkDir } from "../rendering/render_context.ts";
import { readPng } from "./read_png.ts";

/** Options of {@linkcode stockFrames}. */
export interface StockOptions {
  browser: HeadlessBrowser;
  /** What `ensureBundle` gave. */
  bundle: string;
  frames: readonly number[];
}

/** A browser as Remotion opens it. */
export async function openStockBrowser(chrome: Chrome): Promise<HeadlessBrowser> {
  return await openBrowser("chrome", {
    browserExecutable: chrome.executable,
    chromeMode: chrome.mode,
    logLevel: "error",
  });
}

/** Frames as Remotion itself draws them, each on a page of its own: what a renderer is judged by. */
export async function stockFrames(
  inputProps: StillsProps | ReelProps,
  { browser, bundle, frames }: StockOptions,
): Promise<PNG[]> {
  const id = "slides" in inputProps ? "stills" : "reel";
  const shared = { serveUrl: bundle, id, inputProps, logLevel: "error" } as const;
  return await inWorkDir(tmpdir(), async (dir) => {
    const composition = await selectComposition({ ...shared, puppeteerInstance: browser });
    const pictures: PNG[] = [];
    for (const frame of frames) {
      const output = join(dir, `${frame}.png`);
      await renderStill({ ...shared, composition, puppeteerInstance: browser, frame, output });
      pictures.push(await readPng(output));
    }
    return pictures;
  });
}
