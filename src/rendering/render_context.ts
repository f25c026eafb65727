import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import type { Log } from "../common/log.ts";
import type { BrowserPool } from "./browser_pool.ts";
import type { PageServer } from "./page_server.ts";
import { RenderError } from "./renderer.ts";

/** Shared by all renders of one renderer. */
export interface RenderContext {
  templates: Readonly<Record<string, ReactTemplate>>;
  pool: BrowserPool;
  /** The server for the bundle; built and started by the first call. */
  pages(): Promise<PageServer>;
  log: Log;
}

/**
 * Looks up a template by name.
 *
 * @throws {RenderError} that lists the known templates, if there is none by that name.
 */
export function templateOf({ templates }: RenderContext, name: string): ReactTemplate {
  const template = Object.hasOwn(templates, name) ? templates[name] : undefined;
  if (template !== undefined) return template;
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
