import { mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import type { Log } from "../common/log.ts";
import type { Environment } from "../common/pick_variables.ts";
import type { BrowserPool } from "./browser_pool.ts";
import type { Planner } from "./planner.ts";
import { RenderError } from "./renderer.ts";
import type { TemplateFiles } from "./templates.ts";

/** Shared by all renders of one renderer. */
export interface RenderContext {
  templates: Readonly<Record<string, ReactTemplate>>;
  templateFiles: TemplateFiles;
  pool: BrowserPool;
  planner: Planner;
  /** Folder of the bundle, which the first call builds. */
  bundle(): Promise<string>;
  /** The service's environment. */
  env: Environment;
  log: Log;
}

/** A template and the absolute path of its file. */
export interface KnownTemplate extends Pick<ReactTemplate, "everyFrame"> {
  path: string;
}

/**
 * Looks up a template by name.
 *
 * @throws {RenderError} that lists the known templates, if there is none by that name.
 */
export function templateOf(context: RenderContext, name: string): KnownTemplate {
  const { templates, templateFiles } = context;
  const template = Object.hasOwn(templates, name) ? templates[name] : undefined;
  const path = templateFiles.get(name);
  if (template !== undefined && path !== undefined) return { ...template, path: resolve(path) };
  const names = Object.keys(templates).join(", ");
  throw new RenderError(`Cannot draw with template "${name}": it must be one of ${names}`);
}

/** Runs `work` with a temporary folder inside `dir`, which is removed afterwards. */
export async function inWorkDir<T>(dir: string, work: (workDir: string) => Promise<T>): Promise<T> {
  const workDir = await mkdtemp(join(dir, ".render-"));
  try {
    return await work(workDir);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}
