import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../common/log.ts";
import type { Template } from "../posts/template.ts";
import type { Renderer } from "../rendering/renderer.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { drawPreview } from "./draw_preview.ts";
import type { Idleness } from "./idleness.ts";
import { PREVIEW_MEDIA, type Preview, previewKey } from "./preview.ts";

/** Options of {@linkcode startPreviewer}. */
export interface PreviewerOptions {
  templates: Readonly<Record<string, Template>>;
  renderer: Renderer;
  store: ObjectStore;
  idleness: Idleness;
  /** The versions of the looks, see `lookVersions`. */
  versions: ReadonlyMap<string, string>;
  /** A folder for temporary files; created if it does not exist. */
  workDir: string;
  log: Log;
  /** How long the worker must have been idle, in milliseconds. Defaults to 20,000. */
  quietMs?: number;
}

/** Renders all missing previews while the worker is idle. */
export function startPreviewer(options: PreviewerOptions): { stop(): Promise<void> } {
  const { templates, log } = options;
  const stopping = new AbortController();

  async function run(): Promise<void> {
    for (const preview of allPreviews(templates)) {
      const key = previewKey(preview, options.versions.get(preview.template) ?? "");
      while ((await options.store.head(key)) === undefined) {
        if (await drawInIdleTime(preview, key, options, stopping.signal)) break;
      }
    }
  }

  const running = run().catch((error: unknown) => {
    if (!stopping.signal.aborted) log.warn("Cannot draw previews", { error });
  });
  return {
    async stop() {
      stopping.abort(new Error("The worker is stopping"));
      await running;
    },
  };
}

/** Pictures first, as a gallery is useful with those alone; videos, which take longest, last. */
export function allPreviews(templates: PreviewerOptions["templates"]): Preview[] {
  return PREVIEW_MEDIA.flatMap((medium) =>
    Object.entries(templates).flatMap(([template, { variants }]) =>
      Object.keys(variants).map((variant) => ({ template, variant, medium })),
    ),
  );
}

/** Renders a preview. False if the worker became busy, and the preview has to be retried. */
async function drawInIdleTime(
  preview: Preview,
  key: string,
  options: PreviewerOptions,
  stopping: AbortSignal,
): Promise<boolean> {
  const { renderer, store, idleness, log, quietMs = 20_000 } = options;
  const idle = await idleness.wait(quietMs, stopping);
  const signal = AbortSignal.any([idle, stopping]);
  await mkdir(options.workDir, { recursive: true, mode: 0o700 });
  const workDir = await mkdtemp(join(options.workDir, "preview-"));
  try {
    const { path, contentType } = await drawPreview(preview, { renderer, workDir, signal });
    await store.put(key, { path }, contentType);
    log.debug("Preview drawn", { ...preview });
    return true;
  } catch (error) {
    stopping.throwIfAborted();
    if (idle.aborted) return false;
    // A template that fails to render must not block the others.
    log.warn("Cannot draw a preview", { ...preview, error });
    return true;
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}
