import { readdir } from "node:fs/promises";
import { basename, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import { importDefault } from "../common/import_file.ts";
import { UserError } from "../common/user_error.ts";
import { AUTO_TEMPLATE } from "../posts/template.ts";

/** Folder of the templates that ship with Postloom. */
export const TEMPLATES_DIR: string = fileURLToPath(new URL("../../templates", import.meta.url));

/** Names of the entry file of a template that is a folder. */
export const TEMPLATE_ENTRIES: readonly string[] = ["mod.tsx", "mod.ts"];

/** Thrown when a file in a templates folder is not a valid template; the message names the file. */
export class TemplateError extends UserError {
  override readonly name = "TemplateError";
}

/** Paths of template files, by template name. */
export type TemplateFiles = ReadonlyMap<string, string>;

/** Is told of a file that is no template, which is then left out. By default the error is thrown. */
export type OnTemplateFault = (fault: TemplateError) => void;

const raise: OnTemplateFault = (fault) => {
  throw fault;
};

/**
 * Finds the templates in folders. Every file is a template, and so is every folder with a `mod.tsx`,
 * unless its name starts with "_". Templates in a later folder replace earlier ones by the same name.
 * Faults are names that are invalid, or used twice in one folder.
 *
 * @throws {TemplateError} on a fault, unless somebody else is told.
 */
export async function findTemplates(
  dirs: readonly string[],
  onFault: OnTemplateFault = raise,
): Promise<TemplateFiles> {
  const found = new Map<string, string>();
  for (const dir of dirs) {
    for (const [name, path] of await findIn(dir, onFault)) found.set(name, path);
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function findIn(dir: string, onFault: OnTemplateFault): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const entries = await readdir(dir, { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = await templatePath(join(dir, entry.name), entry.isDirectory());
    if (entry.name.startsWith("_") || path === undefined) continue;
    const name = basename(entry.name, extname(entry.name));
    if (!/^[a-z][a-z0-9_]*$/.test(name) || name === AUTO_TEMPLATE) {
      onFault(
        new TemplateError(
          `Cannot load template "${entry.name}": name the file in small letters, digits and "_", and not "${AUTO_TEMPLATE}"`,
        ),
      );
      continue;
    }
    const other = found.get(name);
    if (other !== undefined) {
      onFault(
        new TemplateError(
          `Cannot load template "${entry.name}" as "${relative(dir, other)}" has its name`,
        ),
      );
      continue;
    }
    found.set(name, path);
  }
  return found;
}

/** Path of a template's entry file, for a file or folder; undefined if it is not a template. */
async function templatePath(path: string, isFolder: boolean): Promise<string | undefined> {
  if (!isFolder) return /\.tsx?$/.test(path) && !path.endsWith(".d.ts") ? path : undefined;
  const files = await readdir(path);
  const entry = TEMPLATE_ENTRIES.find((file) => files.includes(file));
  return entry === undefined ? undefined : join(path, entry);
}

/**
 * Loads templates, sorted by name. Faults are files that cannot be imported, and those that export no
 * template.
 *
 * @throws {TemplateError} if there are none, or on a fault, unless somebody else is told.
 */
export async function loadTemplates(
  files: TemplateFiles,
  onFault: OnTemplateFault = raise,
): Promise<Record<string, ReactTemplate>> {
  const templates: Record<string, ReactTemplate> = {};
  for (const [name, path] of files) {
    try {
      templates[name] = await load(name, path);
    } catch (fault) {
      if (!(fault instanceof TemplateError)) throw fault;
      onFault(fault);
    }
  }
  if (Object.keys(templates).length === 0) {
    throw new TemplateError("Cannot find a template: add a file to the folder");
  }
  return templates;
}

async function load(name: string, path: string): Promise<ReactTemplate> {
  const file = basename(path).startsWith("mod.") ? join(name, basename(path)) : basename(path);
  const template = await importDefault(path).catch((error: Error) => {
    throw new TemplateError(`Cannot load template "${file}": ${error.message}`, { cause: error });
  });
  if (isTemplate(template)) return template;
  throw new TemplateError(
    `Cannot use "${file}" as a template: its default export must be made with defineTemplate()`,
  );
}

function isTemplate(value: unknown): value is ReactTemplate {
  if (typeof value !== "object" || value === null) return false;
  const has = (key: string, type: string) =>
    key in value && typeof Reflect.get(value, key) === type;
  return (
    has("title", "string") &&
    has("variants", "object") &&
    has("suits", "function") &&
    // A component may also be wrapped, as by memo().
    (has("Slide", "function") || has("Slide", "object"))
  );
}
