import { afterAll, expect, test } from "bun:test";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Locator } from "playwright-core";
import { newTemplate } from "../../src/designing/new_template.ts";
import { openStudio } from "../../src/designing/open_studio.ts";
import { cacheRoots } from "../../src/rendering/cached_folder.ts";
import { findChrome } from "../../src/rendering/chrome.ts";
import { TEMPLATES_DIR } from "../../src/rendering/templates.ts";
import { freePort } from "../support/free_port.ts";

// Beside the templates, as what a template imports is found from there.
const looksDir = await mkdtemp(join(TEMPLATES_DIR, "../.studio-looks-"));
const dir = await mkdtemp(join(TEMPLATES_DIR, "../.studio-"));
const file = join(looksDir, "ticket.tsx");
await newTemplate("ticket", looksDir);
const good = await readFile(file, "utf8");
const port = await freePort();
const studio = await openStudio({ looksDir, dir, args: ["--no-open", `--port=${port}`] });
const { executable } = await findChrome({ executable: null, cacheRoots: cacheRoots(tmpdir()) });
const browser = await chromium.launch({ executablePath: executable, args: ["--no-sandbox"] });
afterAll(async () => {
  await Promise.all([browser.close(), studio[Symbol.asyncDispose]()]);
  await Promise.all([looksDir, dir].map((one) => rm(one, { recursive: true })));
});
const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
page.setDefaultTimeout(240_000);

while (!(await fetch(`http://localhost:${port}`).catch(() => null))?.ok) await Bun.sleep(200);
await page.goto(`http://localhost:${port}/ticket-day-picture-4x5`);
const canvas = page.locator("[data-canvas]").first();
await canvas.waitFor();

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("It is not to be seen");
  return box;
}

test("a fault that the inspector finds is marked on the canvas, at its place, until it is mended", async () => {
  const mark = page.getByText(/^Too faint: /);
  expect(await mark.count()).toBe(0);
  const faint = good.replace(
    'tone="muted" wrap="pretty" order={1} style={{ marginTop: 32 }}',
    'tone="muted" wrap="pretty" order={1} style={{ marginTop: 32, color: "#efeeea" }}',
  );
  expect(faint).not.toBe(good);
  await writeFile(file, faint);
  await mark.first().waitFor();
  const [, words = ""] = /"(.*?)…?"/.exec((await mark.first().textContent()) ?? "") ?? [];
  expect(words.length).toBeGreaterThan(10);
  const text = await boxOf(canvas.locator("[data-text]", { hasText: words }).first());
  const marked = await boxOf(mark.first().locator(".."));
  for (const side of ["x", "y", "width", "height"] as const) {
    expect({ side, off: Math.abs(marked[side] - text[side]) < 4 }).toEqual({ side, off: true });
  }
  await writeFile(file, good);
  await mark.first().waitFor({ state: "detached" });
});

test("a look that cannot be drawn stays as it was, under what is wrong, until the file is mended", async () => {
  const panel = page.getByText("This look cannot be drawn");
  expect(await panel.count()).toBe(0);
  await writeFile(file, good.replace("const KINDS: Kinds = {", "const KINDS: Kinds = {{"));
  await panel.waitFor();
  await page
    .getByText(/ticket\.tsx:22:23/)
    .first()
    .waitFor();
  const shown = await boxOf(panel);
  const picture = await boxOf(canvas);
  expect(shown.x).toBeGreaterThan(picture.x);
  expect(shown.x + shown.width).toBeLessThan(picture.x + picture.width);
  expect(shown.y).toBeGreaterThan(picture.y);
  expect(shown.y + shown.height).toBeLessThan(picture.y + picture.height);
  expect(await canvas.locator("[data-text]").count()).toBeGreaterThan(0);
  await writeFile(file, good);
  await panel.waitFor({ state: "detached" });
  await canvas.locator("[data-text]").first().waitFor();
});

test("the Studio says nothing of versions, as there is nothing wrong with them", async () => {
  const preload = Bun.fileURLToPath(import.meta.resolve("../../src/designing/_studio_preload.ts"));
  const cli = Bun.fileURLToPath(import.meta.resolve("@remotion/cli/package.json"));
  const child = Bun.spawn(
    [process.execPath, "--preload", preload, join(cli, "../remotion-cli.js"), "versions"],
    {
      stdout: "pipe",
      stderr: "ignore",
    },
  );
  expect(await new Response(child.stdout).text()).toContain(
    "All packages have the correct version.",
  );
});
