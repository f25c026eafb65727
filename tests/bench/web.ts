/**
 * Measures what the dashboard's pages cost whoever opens them for the first time: `bun run bench:web`,
 * with `--runs` for how often (5), and `--slowdown` for how many times slower the processor is made (1;
 * a phone is about 4).
 */
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";
import { type BrowserContextOptions, chromium } from "playwright-core";
import { cacheRoots } from "../../src/rendering/cached_folder.ts";
import { findChrome } from "../../src/rendering/chrome.ts";
import { startService } from "../support/service.ts";
import { fillLibrary } from "./_fill_library.ts";
import { type PageCost, visitPage } from "./_visit_page.ts";

const POSTS = 200;
const TEXT =
  "# The lighthouse has a new keeper\n\nA heron has stood on the rail since March. It watches 12 ships a day, and has reported none.";
/** Only pages are measured, from one address. */
const SETTINGS = { READS_PER_MINUTE: "0", TEMPLATE_PREVIEWS: "false" };

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    slowdown: { type: "string", default: "1" },
  },
});
const runs = Number(values.runs);
const slowdown = Number(values.slowdown);

await using service = await startService(SETTINGS, { keepsLog: false });
const { client, env, url } = service;
const { executable } = await findChrome({ executable: null, cacheRoots: cacheRoots(tmpdir()) });
const browser = await chromium.launch({ executablePath: executable, args: ["--no-sandbox"] });
const stranger: BrowserContextOptions = { baseURL: url, viewport: { width: 1280, height: 860 } };
const visitor = { ...stranger, storageState: await signUp() };
const post = await makePost();
await fillLibrary(env, post, POSTS);
console.log(`${runs} visits of each page, medians; the processor ${slowdown} times slower`);
console.log("page      requests     KB  first paint  largest paint  blocked");
for (const [name, context, path, landmark] of [
  ["first", stranger, "/", "form"],
  ["create", visitor, "/create", "form.create"],
  ["library", visitor, "/library", "main li"],
  ["result", visitor, `/library/${post}`, ".job.editing .drawn-picture"],
] as const) {
  const costs: PageCost[] = [];
  for (let run = 0; run < runs; run++) {
    costs.push(await visitPage(browser, { context, slowdown, path, landmark }));
  }
  print(name, costs);
}
await browser.close();

/** Makes an account by the page for it, and gives what the browser then knows. */
async function signUp() {
  await using context = await browser.newContext(stranger);
  const page = await context.newPage();
  await page.goto("/sign-up");
  await page.getByLabel("Email").fill("visitor@example.com");
  await page.getByLabel("Password").fill("correct horse battery");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.locator("form.create").waitFor();
  return await context.storageState();
}

/** Makes a post of that account, and waits for it. */
async function makePost(): Promise<string> {
  await using context = await browser.newContext(visitor);
  const response = await context.request.post("/api/v1/process-text-async", {
    data: { text: TEXT, format: "carousel", slideCount: 4 },
    headers: { origin: url },
  });
  const { data } = await response.json();
  while ((await client.status(data.jobId)).status !== "completed") await Bun.sleep(100);
  return data.jobId;
}

function print(name: string, costs: readonly PageCost[]): void {
  const median = (of: (cost: PageCost) => number) =>
    costs.map(of).toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? 0;
  const cells = [
    name.padEnd(9),
    `${median(({ requests }) => requests)}`.padStart(8),
    (median(({ bytes }) => bytes) / 1000).toFixed(0).padStart(7),
    `${median(({ firstPaintMs }) => firstPaintMs).toFixed(0)} ms`.padStart(13),
    `${median(({ largestPaintMs }) => largestPaintMs).toFixed(0)} ms`.padStart(15),
    `${median(({ blockingMs }) => blockingMs).toFixed(0)} ms`.padStart(9),
  ];
  console.log(cells.join(""));
}
