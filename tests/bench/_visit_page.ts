import type { Browser, BrowserContextOptions, Page } from "playwright-core";

/** What a visit of a page costs its visitor. */
export interface PageCost {
  requests: number;
  /** Of the bodies that were transferred, compressed as they came. */
  bytes: number;
  /** First contentful paint, in milliseconds. */
  firstPaintMs: number;
  /** Largest contentful paint, in milliseconds. */
  largestPaintMs: number;
  /** Total blocking time: by how much tasks of the page took longer than 50 ms. */
  blockingMs: number;
}

/** Options of {@linkcode visitPage}. */
export interface VisitOptions {
  context: BrowserContextOptions;
  /** How many times slower the processor is made. */
  slowdown: number;
  path: string;
  /** What the page has once it is there. */
  landmark: string;
}

/** A page that has asked for nothing for so long has what it wants. */
const QUIET_MS = 2_000;

/** Opens a page in a browser that has nothing of it yet, until nothing more happens. */
export async function visitPage(
  browser: Browser,
  { context, slowdown, path, landmark }: VisitOptions,
): Promise<PageCost> {
  await using visitor = await browser.newContext(context);
  const page = await visitor.newPage();
  const devtools = await visitor.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(observe);
  const sizes: Promise<number>[] = [];
  let lastMs = performance.now();
  page.on("request", () => {
    lastMs = performance.now();
  });
  page.on("requestfinished", (request) => {
    lastMs = performance.now();
    if (request.url().startsWith("data:")) return;
    // What the browser had by then, for another frame, is told as less than nothing.
    sizes.push(request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize)));
  });
  await page.goto(path);
  await page.locator(landmark).first().waitFor();
  // Not until nothing is open: a page may listen to what happens.
  while (performance.now() - lastMs < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10);
  const sent = (await Promise.all(sizes)).filter((size) => size > 0);
  const bytes = sent.reduce((sum, size) => sum + size, 0);
  return { requests: sent.length, bytes, ...(await timesOf(page)) };
}

interface Times {
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
}

/** Runs in the page, before anything else. */
function observe(): void {
  const times: Times = { firstPaintMs: 0, largestPaintMs: 0, blockingMs: 0 };
  Object.assign(globalThis, { times });
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  each("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") times.firstPaintMs = startTime;
  });
  each("largest-contentful-paint", ({ startTime }) => {
    times.largestPaintMs = startTime;
  });
  each("longtask", ({ duration }) => {
    times.blockingMs += Math.max(0, duration - 50);
  });
}

async function timesOf(page: Page): Promise<Times> {
  return await page.evaluate<Times>("times");
}
