import { type BundleOptions, ensureBundle } from "./bundle.ts";
import { touch } from "./cached_folder.ts";

/**
 * Returns a function that gives the folder of the bundle, which its first call builds, and keeps it from
 * being evicted.
 *
 * @throws {RenderError} from the returned function, if the sources cannot be bundled.
 */
export function createKeptBundle(options: BundleOptions): () => Promise<string> {
  let built: Promise<string> | undefined;
  return async function bundle() {
    built ??= ensureBundle(options);
    const current = built;
    const reset = () => {
      if (built === current) built = undefined;
    };
    // Retry after a failure: a developer may have fixed the template since.
    current.catch(reset);
    const folder = await current;
    if (await touch(folder)) return folder;
    reset();
    return await bundle();
  };
}
