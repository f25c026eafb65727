import { availableParallelism } from "node:os";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import type { Log } from "../common/log.ts";
import type { Environment } from "../common/pick_variables.ts";
import { createBrowserPool } from "./browser_pool.ts";
import { cacheRoots } from "./cached_folder.ts";
import { findChrome } from "./chrome.ts";
import { confineChrome } from "./confined_chrome.ts";
import { createKeptBundle } from "./kept_bundle.ts";
import { createPlanner } from "./planner.ts";
import { renderReel } from "./reel.ts";
import type { Renderer } from "./renderer.ts";
import { renderScenes, renderStills } from "./stills.ts";
import type { TemplateFiles } from "./templates.ts";

/** Options of {@linkcode createRemotionRenderer}. */
export interface RemotionRendererOptions {
  /** The result of `loadTemplates` for `templateFiles`. */
  templates: Readonly<Record<string, ReactTemplate>>;
  templateFiles: TemplateFiles;
  dataDir: string;
  /** Path of Chrome; null to use the one from npm or an installed one. */
  browserExecutable: string | null;
  /** The service's environment, of which a browser gets what Chrome needs. */
  env: Environment;
  log: Log;
  /** Folders to cache bundles and the unpacked Chrome in. Defaults to {@linkcode cacheRoots}. */
  cacheRoots?: readonly string[];
  /**
   * Number of browsers that draw reels in parallel; one more is there for what is drawn quickly. Defaults to
   * one less than there are cores, but at least one and at most four.
   */
  browsers?: number;
  /** How long a browser may be idle before it is closed, in milliseconds: 60,000, or 10,000 while a reel is drawn. */
  idleMs?: number;
}

/** Creates a renderer that uses Remotion, in browsers that stay open between renders. */
export function createRemotionRenderer(options: RemotionRendererOptions): Renderer {
  const { templates, templateFiles, browserExecutable, log } = options;
  const roots = options.cacheRoots ?? cacheRoots(options.dataDir);
  const pool = createBrowserPool({
    chrome: async () => {
      const chrome = await findChrome({ executable: browserExecutable, cacheRoots: roots });
      return await confineChrome(chrome, roots);
    },
    // Each takes some 200 MB while it renders, and the encoder takes as much time as one.
    size: options.browsers ?? Math.max(1, Math.min(4, availableParallelism() - 1)),
    idleMs: options.idleMs ?? 60_000,
    idleMsBesideLong: Math.min(options.idleMs ?? 60_000, 10_000),
    env: options.env,
    log,
  });
  const planner = createPlanner({ idleMs: options.idleMs ?? 60_000, env: options.env, log });
  const bundle = createKeptBundle({ templates: templateFiles, cacheRoots: roots });

  const context = { templates, templateFiles, pool, planner, bundle, env: options.env, log };
  return {
    renderStills: (props, renderOptions) => renderStills(context, props, renderOptions),
    renderScenes: (props, renderOptions) => renderScenes(context, props, renderOptions),
    renderReel: (props, renderOptions) => renderReel(context, props, renderOptions),
    async warmUp() {
      planner.warmUp();
      await Promise.all([bundle(), pool.warmUp()]);
    },
    async close() {
      await Promise.all([pool.close(), planner.close()]);
    },
  };
}
