import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import type { Log } from "../common/log.ts";
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
  /** What is wrong with the files that were left out; each message names its file. */
  faults: readonly UserError[];
}

/**
 * Loads the formats and looks of an app. Postloom's own come first, to be replaced by the app's of the
 * same name. A file that is broken is left out, so that one of somebody's draft does not stop a service.
 *
 * @throws {UserError} if a folder is not there, or nothing is left of its kind.
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
  const faults: UserError[] = [];
  const onFault = (fault: UserError) => void faults.push(fault);
  const found = await findTemplates(templateDirs, onFault);
  const [loaded, templates] = await Promise.all([
    Promise.all(
      formatSources.map((source) =>
        typeof source === "string" || source instanceof URL
          ? pathOf(source).then((dir) => loadFormats(dir, onFault))
          : [source],
      ),
    ),
    loadTemplates(found, onFault),
  ]);
  const formats = sortFormats(loaded.flat());
  if (Object.keys(formats).length === 0)
    throw new UserError("Cannot find a format: add a file to the folder");
  const templateFiles = new Map([...found].filter(([name]) => name in templates));
  const catalogue = catalogueOf(formats, templates);
  faults.sort((one, other) => (one.message < other.message ? -1 : 1));
  return { formats, templates, templateFiles, catalogue, faults };
}

/** Logs which files were left out, and why. */
export function logFaults({ faults }: Installation, log: Log): void {
  for (const { message } of faults) log.warn("A file was left out", { reason: message });
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
    `Cannot find the folder "${path}" that createApp() names: make it, or leave it out there`,
  );
}
