import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ObjectStore } from "../storage/object_store.ts";
import { contentTypeOf, previewFolder } from "./preview.ts";

/** Folder of the previews that ship with Postloom, one folder a look; `versions.json` says of what. */
export const SHIPPED_DIR: string = fileURLToPath(new URL("../../previews", import.meta.url));
/** Name of the file with the versions of the looks that were drawn. */
export const VERSIONS_FILE = "versions.json";

/** Previews that were drawn before the service was installed. */
export interface ShippedPreviews {
  dir: string;
  /** The version of each look that they show, see `lookVersions`. */
  versions: ReadonlyMap<string, string>;
}

/** None at all. */
const NO_PREVIEWS: ShippedPreviews = { dir: SHIPPED_DIR, versions: new Map() };

/** Reads which previews are in a folder; none if there is no such folder. */
export async function findShippedPreviews(dir: string = SHIPPED_DIR): Promise<ShippedPreviews> {
  const file = Bun.file(join(dir, VERSIONS_FILE));
  if (!(await file.exists())) return NO_PREVIEWS;
  const versions: Record<string, string> = await file.json();
  return { dir, versions: new Map(Object.entries(versions)) };
}

/** Puts shipped previews into the store, where previews are read, unless they are there already. */
export async function installShippedPreviews(
  { dir, versions }: ShippedPreviews,
  store: ObjectStore,
  signal: AbortSignal,
): Promise<void> {
  for (const [template, version] of versions) {
    for (const name of await readdir(join(dir, template))) {
      signal.throwIfAborted();
      const key = `${previewFolder(template, version)}/${name}`;
      if ((await store.head(key)) !== undefined) continue;
      await store.put(key, await readFile(join(dir, template, name)), contentTypeOf(name));
    }
  }
}
