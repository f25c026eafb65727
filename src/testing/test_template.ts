import { readdir, stat } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import {
  findTemplates,
  loadTemplates,
  TEMPLATE_ENTRIES,
  TemplateError,
  type TemplateFiles,
} from "../rendering/templates.ts";
import { type Drawing, openDrawing, type PictureOptions } from "./_drawing.ts";
import { markupChecks } from "./_markup_checks.ts";
import { pictureChecks } from "./_picture_checks.ts";
import { share } from "./_shared.ts";
import { stockChecks } from "./_stock_checks.ts";
import { type Check, type RegisterTest, registerChecks } from "./checks.ts";

/** A look to be tested, or several. */
export interface TemplateSample {
  /** Path or URL of the look's file or folder, or of a folder of looks, which are then all tested. */
  path: string | URL;
  /**
   * How much is tested. "markup" is all that can be told without a browser. "sampled" draws a few
   * pictures too, enough to find what a change has broken, and "whole" every size, variant, script
   * and brand. Defaults to "sampled".
   */
  extent?: "markup" | PictureOptions["extent"];
}

/**
 * Tests that a look does what every look has to do. Its pictures are drawn as a service draws them;
 * the last of the tests closes the browsers.
 *
 * @throws {TemplateError} if the file, or one in the folder, is no look.
 *
 * @example
 * ```ts
 * import { test } from "bun:test";
 *
 * await testTemplate(test, { path: new URL("../looks/ticket.tsx", import.meta.url) });
 * ```
 */
export async function testTemplate(test: RegisterTest, sample: TemplateSample): Promise<void> {
  registerChecks(test, "look", await templateChecks(sample));
}

/**
 * The rules of {@linkcode testTemplate}, for runners that want them one by one. The last one closes
 * what the others have opened.
 *
 * @throws {TemplateError} if the file, or one in the folder, is no look.
 *
 * @example
 * ```ts
 * for (const { name, run } of await templateChecks({ path: "looks/ticket.tsx" })) it(name, run);
 * ```
 */
export async function templateChecks({
  path,
  extent = "sampled",
}: TemplateSample): Promise<Check[]> {
  const files = await findLooks(path);
  const templates = await loadTemplates(files);
  const shared = share(
    () => openDrawing(files, templates),
    (drawing) => drawing.close(),
  );
  const drawing: Drawing = {
    draw: async (...args) => (await shared.get()).draw(...args),
    stock: async (...args) => (await shared.get()).stock(...args),
  };
  const checks = Object.entries(templates).flatMap(([name, template]) =>
    [
      ...markupChecks(name, template),
      ...(extent === "markup" ? [] : pictureChecks(name, template, { drawing, extent })),
      ...(extent === "markup" ? [] : stockChecks(name, template, { drawing, extent })),
    ].map((check) => ({ ...check, name: `"${name}" ${check.name}` })),
  );
  if (extent === "markup") return checks;
  // With every name, so that a runner that is to run the tests of one look runs this one too.
  const names = Object.keys(templates).map((name) => `"${name}"`);
  const closing = { name: `${names.join(", ")}: browsers are closed`, run: () => shared.close() };
  return [...checks, closing];
}

/** Finds the looks of a folder, or one of them by its file or by the folder that its parts fill. */
async function findLooks(source: string | URL): Promise<TemplateFiles> {
  const isPath = typeof source === "string" && !source.startsWith("file:");
  const path = resolve(isPath ? source : fileURLToPath(source));
  const isFolder = (await stat(path)).isDirectory();
  const isEntry = (file: string) => TEMPLATE_ENTRIES.includes(file);
  if (isFolder && !(await readdir(path)).some(isEntry)) return await findTemplates([path]);
  const look = isEntry(basename(path)) ? dirname(path) : path;
  // Among its neighbours, as a service finds it.
  for (const [name, file] of await findTemplates([dirname(look)])) {
    if (file === look || dirname(file) === look) return new Map([[name, file]]);
  }
  throw new TemplateError(
    `Cannot test "${basename(path)}" as a look: its name must end with ".tsx" or ".ts", and not begin with "_"`,
  );
}
