import { readdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { UserError } from "../common/user_error.ts";
import type { Template } from "./template.ts";

/** Where the templates are that come with Postloom. */
export const TEMPLATES_DIR: string = fileURLToPath(new URL("../../templates", import.meta.url));

/** Thrown when a file in the templates' folder is no template; the message names the file. */
export class TemplateError extends UserError {
  override readonly name = "TemplateError";
}

/** Paths of the files that are templates, by template name: each file is one, except "_private" ones. */
export async function findTemplates(dir: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of (await readdir(dir)).sort()) {
    const name = basename(file, extname(file));
    if (!/^\.tsx?$/.test(extname(file)) || file.startsWith("_")) continue;
    if (!/^[a-z][a-z0-9_]*$/.test(name) || name === "auto") {
      throw new TemplateError(
        `Cannot load template "${file}": name the file in small letters, digits and "_", and not "auto"`,
      );
    }
    const other = found.get(name);
    if (other !== undefined) {
      throw new TemplateError(
        `Cannot load template "${file}" as "${basename(other)}" has its name`,
      );
    }
    found.set(name, join(dir, file));
  }
  return found;
}

/**
 * Loads every template of a folder, by name, in the order of their names.
 *
 * @throws {TemplateError} if a file cannot be loaded or its default export is no template.
 */
export async function loadTemplates(dir: string): Promise<Record<string, Template>> {
  const templates: Record<string, Template> = {};
  for (const [name, path] of await findTemplates(dir)) {
    const file = basename(path);
    const { default: template }: { default?: unknown } = await load(path, file);
    if (!isTemplate(template)) {
      throw new TemplateError(
        `Cannot use "${file}" as a template: its default export must be made with defineTemplate()`,
      );
    }
    templates[name] = template;
  }
  if (Object.keys(templates).length === 0) {
    throw new TemplateError(`Cannot find a template in "${dir}": add a file to it`);
  }
  return templates;
}

async function load(path: string, file: string): Promise<{ default?: unknown }> {
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new TemplateError(`Cannot load template "${file}": ${reason}`, { cause: error });
  }
}

function isTemplate(value: unknown): value is Template {
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
