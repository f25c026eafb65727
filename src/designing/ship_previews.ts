import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { progressRows } from "../common/progress_rows.ts";
import { runProgram } from "../common/run_program.ts";
import { drawPreview } from "../previews/draw_preview.ts";
import { type Preview, previewName } from "../previews/preview.ts";
import { allPreviews } from "../previews/previewer.ts";
import { findShippedPreviews, SHIPPED_DIR, VERSIONS_FILE } from "../previews/shipped_previews.ts";
import { type LookVersions, lookVersions } from "../rendering/look_versions.ts";
import { findTemplates, loadTemplates, TEMPLATES_DIR } from "../rendering/templates.ts";
import { openRenderer } from "./_open_renderer.ts";

const USAGE = `Usage: bun run build:previews [--pictures]
Draws the previews that ship with Postloom, of looks that have changed since: with --pictures all but videos.`;

/** `bun run build:previews`: draws the previews that ship. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { pictures: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(USAGE);
  const templateFiles = await findTemplates([TEMPLATES_DIR]);
  const templates = await loadTemplates(templateFiles);
  const versions = await lookVersions(templateFiles);
  await removeOutdated(versions);
  await writeFile(
    join(SHIPPED_DIR, VERSIONS_FILE),
    `${JSON.stringify(Object.fromEntries(versions), null, 2)}\n`,
  );
  await using stack = new AsyncDisposableStack();
  const renderer = openRenderer({ templates, templateFiles });
  stack.defer(() => renderer.close());
  const rows = progressRows(process.stderr);
  stack.defer(() => rows.stop());
  const { signal } = new AbortController();
  const missing = allPreviews(templates).filter(
    (preview) => !(values.pictures && preview.medium === "video") && !existsSync(pathOf(preview)),
  );
  const row = rows.add("previews");
  for (const [index, preview] of missing.entries()) {
    row.update((index / missing.length) * 100, `${index} of ${missing.length}`);
    const workDir = await mkdtemp(join(tmpdir(), "postloom-preview-"));
    try {
      const { path } = await drawPreview(preview, { renderer, workDir, signal });
      await mkdir(dirname(pathOf(preview)), { recursive: true });
      await copyFile(path, pathOf(preview));
    } finally {
      await rm(workDir, { recursive: true, force: true });
    }
  }
  row.update(100, "done");
}

function pathOf(preview: Preview): string {
  return join(SHIPPED_DIR, preview.template, previewName(preview));
}

/** Removes the previews of looks that are no more, or are not what they were. */
async function removeOutdated(versions: LookVersions): Promise<void> {
  const { versions: drawn } = await findShippedPreviews();
  await mkdir(SHIPPED_DIR, { recursive: true });
  for (const name of await readdir(SHIPPED_DIR)) {
    if (name === VERSIONS_FILE || (versions.has(name) && versions.get(name) === drawn.get(name)))
      continue;
    await rm(join(SHIPPED_DIR, name), { recursive: true });
  }
}

await runProgram(main);
