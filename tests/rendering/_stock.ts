import { join } from "node:path";
import {
  type HeadlessBrowser,
  openBrowser,
  renderStill,
  selectComposition,
} from "@remotion/renderer";
import type { PNG } from "pngjs";
import type { ReelProps, StillsProps } from "../../src/posts/props.ts";
import type { Chrome } from "../../src/rendering/chrome.ts";
import { inFolder, readPng } from "./_pictures.ts";

/** Frames as Remotion itself draws them, each on a page of its own: what a renderer is judged by. */
export async function stockFrames(
  { bundle, chrome }: { bundle: string; chrome: Chrome },
  id: "stills" | "reel",
  inputProps: StillsProps | ReelProps,
  frames: readonly number[],
): Promise<PNG[]> {
  const browser = await openStockBrowser(chrome);
  try {
    return await stockFramesIn(browser, bundle, id, inputProps, frames);
  } finally {
    await browser.close({ silent: true });
  }
}

/** A browser as Remotion opens it. */
export async function openStockBrowser(chrome: Chrome): Promise<HeadlessBrowser> {
  return await openBrowser("chrome", {
    browserExecutable: chrome.executable,
    chromeMode: chrome.mode,
    logLevel: "error",
  });
}

/** The same in a browser that is open already. */
export async function stockFramesIn(
  browser: HeadlessBrowser,
  bundle: string,
  id: "stills" | "reel",
  inputProps: StillsProps | ReelProps,
  frames: readonly number[],
): Promise<PNG[]> {
  const shared = { serveUrl: bundle, id, inputProps, logLevel: "error" } as const;
  return await inFolder(async (folder) => {
    const composition = await selectComposition({ ...shared, puppeteerInstance: browser });
    const pictures: PNG[] = [];
    for (const frame of frames) {
      const output = join(folder, `${frame}.png`);
      await renderStill({ ...shared, composition, puppeteerInstance: browser, frame, output });
      pictures.push(await readPng(output));
    }
    return pictures;
  });
}
