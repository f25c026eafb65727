import { afterAll, expect, test } from "bun:test";
import { tmpdir } from "node:os";
import { chromium } from "playwright-core";
import { cacheRoots } from "../../../src/rendering/cached_folder.ts";
import { findChrome } from "../../../src/rendering/chrome.ts";

const STYLES = new URL("../../../src/dashboard/parts/phone.css", import.meta.url);

const { executable } = await findChrome({ executable: null, cacheRoots: cacheRoots(tmpdir()) });
const browser = await chromium.launch({ executablePath: executable, args: ["--no-sandbox"] });
afterAll(() => browser.close());

/** The lines of a caption that a phone shows: how wide the words of each are, from the first. */
async function shownLines(className: string): Promise<number[]> {
  const page = await browser.newPage();
  const css = await Bun.file(STYLES).text();
  const words =
    "Bread is older than writing.\n\nLong before anybody kept accounts, people ground wild grass, and baked it on hot stones by the river.";
  await page.setContent(
    `<style>${css} body { width: 340px; font: 13px/18px sans-serif }</style><p class="${className}">${words}</p>`,
  );
  const lines = await page.evaluate(() => {
    const caption = document.querySelector("p");
    if (caption === null) throw new Error("There is no caption");
    const range = document.createRange();
    range.selectNodeContents(caption);
    const { bottom } = caption.getBoundingClientRect();
    const widths = new Map<number, number>();
    for (const { top, width } of range.getClientRects()) {
      if (top < bottom - 1) widths.set(top, (widths.get(top) ?? 0) + width);
    }
    return [...widths.values()];
  });
  await page.close();
  return lines;
}

test("a caption that is cut fills its three lines, though a blank one stands between its sentences", async () => {
  const lines = await shownLines("phone-caption");
  expect(lines).toHaveLength(3);
  for (const width of lines) expect(width).toBeGreaterThan(200);
});

test("a caption that is open has its blank lines", async () => {
  const [first = 0, ...others] = await shownLines("phone-caption open");
  expect(first).toBeLessThan(200);
  expect(others.length).toBeGreaterThan(2);
});
