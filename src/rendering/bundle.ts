import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { cachedFolder, pruneCache } from "./cached_folder.ts";
import { RenderError } from "./renderer.ts";
import { findSources, type Sources } from "./sources.ts";
import type { TemplateFiles } from "./templates.ts";

const PROJECT_DIR = fileURLToPath(new URL("../..", import.meta.url));
/** Registers the compositions; everything that renders a post is imported from here. */
export const ENGINE: string = join(PROJECT_DIR, "remotion", "engine", "index.ts");
/** Draws what another page asks for, in the browser of who edits a post. */
const LIVE = join(PROJECT_DIR, "remotion", "engine", "live.tsx");
const BUNDLER = fileURLToPath(new URL("bundle_process.ts", import.meta.url));

/** The newest bundle, and older ones for processes that still run on them. */
const MAX_CACHED_BUNDLES = 3;

/** How often to rebuild if the sources change during the build. */
const MAX_ATTEMPTS = 5;

/** Options of {@linkcode ensureBundle}. */
export interface BundleOptions {
  templates: TemplateFiles;
  /** Folders to cache bundles in, see `cacheRoots`. */
  cacheRoots: readonly string[];
}

/** The script, in a bundle's folder, of a page that draws live. */
export const LIVE_SCRIPT = "live.js";

/**
 * Bundles the web page that renders posts, with every template, and the script that draws them live, and
 * returns its folder. Bundles are cached by a hash of their sources and built in a separate process.
 *
 * @throws {RenderError} with the bundler's message, if the sources cannot be bundled.
 */
export async function ensureBundle(options: BundleOptions): Promise<string> {
  const { templates, cacheRoots: roots } = options;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const version = await bundleVersion(templates);
    try {
      const folder = await cachedFolder(`bundle-${version}`, {
        roots,
        async make(into) {
          await build(templates, into);
          // A file saved during the build would otherwise be cached under the hash of its old content.
          if ((await bundleVersion(templates)) !== version) throw new SourcesChangedError();
        },
      });
      await pruneCache(dirname(folder), "bundle-", MAX_CACHED_BUNDLES);
      return folder;
    } catch (error) {
      if (!(error instanceof SourcesChangedError)) throw error;
    }
  }
  throw new RenderError("Cannot bundle the templates as they keep changing: try again later");
}

class SourcesChangedError extends Error {}

/** Source of an entry module, which hands every template to a function of the engine. */
function entrySource(call: string, from: string, { templates, into }: Entry): string {
  const specifier = (path: string) => JSON.stringify(relative(into, path).replaceAll("\\", "/"));
  const names = [...templates.keys()].map((name, i) => `${JSON.stringify(name)}: template${i}`);
  return [
    `import { ${call} } from ${specifier(from)};`,
    ...[...templates.values()].map((path, i) => `import template${i} from ${specifier(path)};`),
    `${call}({ ${names.join(", ")} });`,
    "",
  ].join("\n");
}

interface Entry {
  templates: TemplateFiles;
  /** Folder of the entry. */
  into: string;
}

// In a child process, because bundling changes the working directory and takes half a gigabyte.
async function build(templates: TemplateFiles, into: string): Promise<void> {
  const [entry, live] = [join(into, "entry.ts"), join(into, "live_entry.ts")];
  await writeFile(entry, entrySource("registerPost", ENGINE, { templates, into }));
  await writeFile(live, entrySource("drawLive", LIVE, { templates, into }));
  const child = Bun.spawn([process.execPath, BUNDLER, entry, live, PROJECT_DIR, into], {
    stdout: "ignore",
    stderr: "pipe",
  });
  const [stderr, code] = await Promise.all([new Response(child.stderr).text(), child.exited]);
  if (code === 0) return;
  throw new RenderError(
    `Cannot bundle the templates: ${stderr.trim() || `the bundler stopped with code ${code}`}`,
  );
}

/**
 * Hashes everything that goes into the bundle: the engine, the kit, the templates and all they
 * import; packages count by their versions. The rest of Postloom has no influence on it.
 *
 * @throws {RenderError} if a template cannot be parsed or one of its imports does not exist.
 */
export async function bundleVersion(templates: TemplateFiles): Promise<string> {
  const { files, packages } = await findSources([ENGINE, LIVE, ...templates.values()]).catch(
    (error: unknown) => {
      throw new RenderError(`Cannot bundle the templates: ${reasonOf(error)}`, { cause: error });
    },
  );
  return await hashSources({ files, packages }, [...templates.keys()]);
}

/** Hashes sources, with names that matter too. */
export async function hashSources(
  { files, packages }: Sources,
  names: readonly string[],
): Promise<string> {
  const hash = createHash("sha256");
  for (const name of [...names, ...packages]) hash.update(`${name}\0`);
  for (const file of files) {
    hash
      .update(`${relative(PROJECT_DIR, file)}\0`)
      .update(await readFile(file))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
