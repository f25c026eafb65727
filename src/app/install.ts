import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import { UserError } from "../common/user_error.ts";
import { type Catalogue, catalogueOf } from "../formats/catalogue.ts";
import { type Formats, loadFormats, sortFormats } from "../formats/load.ts";
import {
  findTemplates,
  loadTemplates,
  TEMPLATES_DIR,
  type TemplateFiles,
} from "../rendering/templates.ts";
import type { AppOptions } from "./app_options.ts";

/** Folder of Postloom's own formats. */
const PIPELINES_DIR = fileURLToPath(new URL("../../pipelines", import.meta.url));

/** The formats and looks that a service offers. */
export interface Installation {
  formats: Formats;
  templates: Readonly<Record<string, ReactTemplate>>;
  templateFiles: TemplateFiles;
  catalogue: Catalogue;
}

/**
 * Loads the formats and looks of an app. Postloom's own come first, to be replaced by the app's of the
 * same name.
 *
 * @throws {UserError} if a folder is not there, or a file is not a format or a look; the message names it.
 */
export async function install(options: AppOptions): Promise<Installation> {
  const { pipelines = [], templates: looks = [], builtIn = {} } = options;
  const formatSources = [
    ...(builtIn.pipelines === false ? [] : [PIPELINES_DIR]),
    ...listOf(pipelines),
  ];
  const templateDirs = [
    ...(builtIn.templates === false ? [] : [TEMPLATES_DIR]),
    ...(await Promise.all(listOf(looks).map(pathOf))),
  ];
  const templateFiles = await findTemplates(templateDirs);
  const [loaded, templates] = await Promise.all([
    Promise.all(
      formatSources.map((source) =>
        typeof source === "string" || source instanceof URL
          ? pathOf(source).then(loadFormats)
          : [source],
      ),
    ),
    loadTemplates(templateFiles),
  ]);
  const formats = sortFormats(loaded.flat());
  return { formats, templates, templateFiles, catalogue: catalogueOf(formats, templates) };
}

function listOf<Item extends string | URL | object>(
  items: Item | readonly Item[],
): readonly Item[] {
  return Array.isArray(items) ? items : [items as Item];
}

/**
 * The absolute path of a folder.
 *
 * @throws {UserError} if there is no such folder.
 */
async function pathOf(dir: string | URL): Promise<string> {
  const path = dir instanceof URL || dir.startsWith("file:") ? fileURLToPath(dir) : resolve(dir);
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return path;
  throw new UserError(
    `Cannot find the folder "${path}": give createApp() its absolute path or URL`,
  );
}
