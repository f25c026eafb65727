import { dirname } from "node:path";
import type { Log } from "../common/log.ts";
import {
  findShippedPreviews,
  installShippedPreviews,
  type ShippedPreviews,
} from "../previews/shipped_previews.ts";
import { type LookVersions, lookVersions } from "../rendering/look_versions.ts";
import { TEMPLATES_DIR, type TemplateFiles } from "../rendering/templates.ts";
import type { ObjectStore } from "../storage/object_store.ts";

/** What previews a service can show. */
export interface Previews {
  /** Of what its looks are. */
  versions: LookVersions;
  /** Those that came with Postloom, of its own looks that nobody has replaced. */
  shipped: ShippedPreviews;
  /** Every version that is shown. */
  shown: ReadonlySet<string>;
}

/** Finds what previews of the looks of a service there may be. */
export async function openPreviews(templateFiles: TemplateFiles): Promise<Previews> {
  const [versions, all] = await Promise.all([lookVersions(templateFiles), findShippedPreviews()]);
  const isOwn = ([name]: readonly [string, string]) => {
    const path = templateFiles.get(name);
    return path !== undefined && [path, dirname(path)].map(dirname).includes(TEMPLATES_DIR);
  };
  const shipped = { ...all, versions: new Map([...all.versions].filter(isOwn)) };
  return {
    versions,
    shipped,
    shown: new Set([...versions.values(), ...shipped.versions.values()]),
  };
}

/** Puts previews that came with Postloom where they are served, in the background. */
export function installPreviews(
  shipped: ShippedPreviews,
  store: ObjectStore,
  log: Log,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = installShippedPreviews(shipped, store, stopping.signal).catch(
    (error: unknown) => {
      if (!stopping.signal.aborted) log.warn("Cannot store the previews of looks", { error });
    },
  );
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
