import type { PNG } from "pngjs";
import type { ReelProps, StillsProps } from "../../src/posts/props.ts";
import type { Chrome } from "../../src/rendering/chrome.ts";
import { openStockBrowser, stockFrames } from "../../src/testing/stock_frames.ts";

/** Frames as Remotion itself draws them, in a browser that is closed afterwards. */
export async function drawStock(
  props: StillsProps | ReelProps,
  { chrome, ...options }: { chrome: Chrome; bundle: string; frames: readonly number[] },
): Promise<PNG[]> {
  const browser = await openStockBrowser(chrome);
  try {
    return await stockFrames(props, { browser, ...options });
  } finally {
    await browser.close({ silent: true });
  }
}
