import { availableParallelism } from "node:os";
import type { ReactTemplate } from "../../remotion/kit/define_template.ts";
import type { Log } from "../common/log.ts";
import { createBrowserPool } from "./browser_pool.ts";
import { ensureBundle } from "./bundle.ts";
import { cacheRoots, touch } from "./cached_folder.ts";
import { findChrome } from "./chrome.ts";
import { type PageServer, servePages } from "./page_server.ts";
import { renderReel } from "./reel.ts";
import type { Renderer } from "./renderer.ts";
import { renderScenes, renderStills } from "./stills.ts";
import type { TemplateFiles } from "./templates.ts";

/** Options of {@linkcode createRemotionRenderer}. */
export interface RemotionRendererOptions {
  /** What `loadTemplates` gave for `templateFiles`. */
  templates: Readonly<Record<string, ReactTemplate>>;
  templateFiles: TemplateFiles;
  dataDir: string;
  /** Chrome's path; null to use the one from npm or an installed one. */
  browserExecutable: string | null;
  log: Log;
  /** Where bundles and the unpacked Chrome are kept. Defaults to {@linkcode cacheRoots}. */
  cacheRoots?: readonly string[];
  /** Browsers that draw at the same time. Defaults to one for each core, and at most four. */
  browsers?: number;
  /** A browser is closed when it has had nothing to do for so long. Defaults to a minute. */
  idleMs?: number;
}

/** Draws posts with Remotion in browsers that stay open between renders. */
export function createRemotionRenderer(options: RemotionRendererOptions): Renderer {
  const { templates, templateFiles, browserExecutable, log } = options;
  const roots = options.cacheRoots ?? cacheRoots(options.dataDir);
  const pool = createBrowserPool({
    chrome: () => findChrome({ executable: browserExecutable, cacheRoots: roots }),
    // Each takes some 300 MB while it draws.
    size: options.browsers ?? Math.min(4, availableParallelism()),
    idleMs: options.idleMs ?? 60_000,
    log,
  });
  let serving: Promise<PageServer> | undefined;

  async function pages(): Promise<PageServer> {
    serving ??= ensureBundle({ templates: templateFiles, cacheRoots: roots }).then(servePages);
    const current = serving;
    const forget = () => {
      if (serving === current) serving = undefined;
    };
    // A failure is not for ever: a developer mends the template and tries again.
    current.catch(forget);
    const server = await current;
    if (await touch(server.bundle)) return server;
    forget();
    await server.close();
    return await pages();
  }

  const context = { templates, pool, pages, log };
  return {
    renderStills: (props, renderOptions) => renderStills(context, props, renderOptions),
    renderScenes: (props, renderOptions) => renderScenes(context, props, renderOptions),
    renderReel: (props, renderOptions) => renderReel(context, props, renderOptions),
    async warmUp() {
      await Promise.all([pages(), pool.warmUp()]);
    },
    async close() {
      await pool.close();
      await (await serving?.catch(() => undefined))?.close();
    },
  };
}
