import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { makeOutFolder } from "../common/out_folder.ts";
import { progressRows } from "../common/progress_rows.ts";
import { runProgram } from "../common/run_program.ts";
import { UserError } from "../common/user_error.ts";
import { readConfig } from "../config/mod.ts";
import { describeFault } from "../posts/describe_fault.ts";
import { cacheRoots } from "../rendering/cached_folder.ts";
import { findChrome } from "../rendering/chrome.ts";
import { findTemplates, loadTemplates, TEMPLATES_DIR } from "../rendering/templates.ts";
import { openRenderer } from "./_open_renderer.ts";
import { drawTemplate, type Strip } from "./pictures.ts";
import { indexPage, sheetPage } from "./sheet.ts";

/** Sharper than the screen, but small enough for a browser to screenshot a whole sheet. */
const SHEET_SCALE = 1.5;

const USAGE = `Usage: bun run gallery [--out DIR] [NAME...]
Draws contact sheets of the named looks, by default of all, into DIR (default: out/gallery).`;

/** `bun run gallery`: draws contact sheets of looks, to review them. */
async function main(): Promise<void> {
  const { values, positionals } = readOptions();
  if (values.help) return console.log(USAGE);
  const dir = resolve(values.out);
  const templateFiles = await findTemplates([TEMPLATES_DIR]);
  const templates = await loadTemplates(templateFiles);
  const names = positionals.length > 0 ? positionals : Object.keys(templates);
  const { browserExecutable, dataDir } = readConfig();
  const roots = cacheRoots(dataDir);

  await using stack = new AsyncDisposableStack();
  const renderer = openRenderer({ templates, templateFiles });
  stack.defer(() => renderer.close());
  const { executable } = await findChrome({ executable: browserExecutable, cacheRoots: roots });
  await makeOutFolder(dir);
  const { signal } = new AbortController();

  const rows = progressRows(process.stderr);
  stack.defer(() => rows.stop());
  const faults: string[] = [];
  const sheets: { title: string; file: string }[] = [];
  for (const name of names) {
    const template = templates[name];
    if (template === undefined) {
      const known = Object.keys(templates).join(", ");
      throw new UserError(`Cannot find the template "${name}": it must be one of ${known}`);
    }
    const row = rows.add(name);
    row.update(0, "starting a browser");
    const pictures = await drawTemplate(name, template, {
      renderer,
      dir,
      signal,
      onReport: (report) => faults.push(`${name}: ${describeFault(report)}`),
      onStrip: (drawn, total) => row.update((drawn / total) * 90, `${drawn} of ${total} strips`),
    });
    row.update(90, "laying out the sheets");
    for (const kind of ["variants", "scripts"] as const) {
      const title = `${name}: ${kind}`;
      const file = await drawSheet(executable, dir, {
        name: `${name}-${kind}`,
        title,
        strips: pictures[kind],
      });
      sheets.push({ title, file });
    }
    row.update(100, "done");
  }
  rows.stop();
  for (const fault of new Set(faults)) console.warn(fault);
  for (const { file } of sheets) console.log(join(dir, file));
  const index = join(dir, "index.html");
  await writeFile(index, indexPage(sheets));
  console.log(index);
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { out: { type: "string", default: "out/gallery" }, help: { type: "boolean" } },
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(`${reason}\n\n${USAGE}`, { cause });
  }
}

async function drawSheet(
  executablePath: string,
  dir: string,
  { name, title, strips }: { name: string; title: string; strips: readonly Strip[] },
): Promise<string> {
  const source = join(dir, `${name}.html`);
  await writeFile(source, sheetPage(title, strips));
  // A new browser for each sheet, as one that has drawn several may run out of memory.
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ deviceScaleFactor: SHEET_SCALE });
    await page.goto(pathToFileURL(source).href);
    await page.evaluate(() => document.fonts.ready);
    const { width, height } = await page.evaluate(() => ({
      width: document.body.scrollWidth,
      height: document.body.scrollHeight,
    }));
    await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
    await page.screenshot({ path: join(dir, `${name}.png`) });
  } finally {
    await browser.close();
  }
  return `${name}.png`;
}

await runProgram(main);
