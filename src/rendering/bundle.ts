import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { cachedFolder, pruneCache } from "./cached_folder.ts";
import { RenderError } from "./renderer.ts";
import { findSources } from "./sources.ts";
import type { TemplateFiles } from "./templates.ts";

const PROJECT_DIR = fileURLToPath(new URL("../..", import.meta.url));
/** Registers the compositions; what it imports is what draws every post. */
const ENGINE = join(PROJECT_DIR, "remotion", "engine", "index.ts");
const BUNDLER = fileURLToPath(new URL("bundle_process.ts", import.meta.url));

/** Bundles that are kept: the newest, and some for processes that still run on older sources. */
const KEPT = 3;

/** How often a bundle is built before its sources are given up on, as they change all the time. */
const ATTEMPTS = 5;

/** Options of {@linkcode ensureBundle}. */
export interface BundleOptions {
  templates: TemplateFiles;
  /** Where bundles are kept, see `cacheRoots`. */
  cacheRoots: readonly string[];
}

/**
 * Folder of the web page that draws posts, with every template in it. It is kept by what is in its
 * sources and built, in a process of its own, only when one of them has changed.
 *
 * @throws {RenderError} with what the bundler says, if the sources cannot be bundled.
 */
export async function ensureBundle(options: BundleOptions): Promise<string> {
  const { templates, cacheRoots: roots } = options;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const version = await bundleVersion(templates);
    try {
      const folder = await cachedFolder(`bundle-${version}`, {
        roots,
        async make(into) {
          await build(entry(templates, into), into);
          // Else what somebody saved meanwhile would be kept under the hash of what was there before.
          if ((await bundleVersion(templates)) !== version) throw new SourcesChanged();
        },
      });
      await pruneCache(dirname(folder), "bundle-", KEPT);
      return folder;
    } catch (error) {
      if (!(error instanceof SourcesChanged)) throw error;
    }
  }
  throw new RenderError("Cannot bundle the templates as they keep changing: try again later");
}

class SourcesChanged extends Error {}

/** Source of the page's entry, which hands every template to the kit. */
function entry(templates: TemplateFiles, folder: string): string {
  const specifier = (path: string) => JSON.stringify(relative(folder, path).replaceAll("\\", "/"));
  const names = [...templates.keys()].map((name, i) => `${JSON.stringify(name)}: template${i}`);
  return [
    `import { registerPost } from ${specifier(ENGINE)};`,
    ...[...templates.values()].map((path, i) => `import template${i} from ${specifier(path)};`),
    `registerPost({ ${names.join(", ")} });`,
    "",
  ].join("\n");
}

// Bundling changes the working directory and takes half a gigabyte: neither is for a process that serves.
async function build(source: string, folder: string): Promise<void> {
  const entryPoint = join(folder, "entry.ts");
  await writeFile(entryPoint, source);
  const child = Bun.spawn([process.execPath, BUNDLER, entryPoint, PROJECT_DIR, folder], {
    stdout: "ignore",
    stderr: "pipe",
  });
  const [problem, code] = await Promise.all([new Response(child.stderr).text(), child.exited]);
  if (code === 0) return;
  throw new RenderError(
    `Cannot bundle the templates: ${problem.trim() || `the bundler stopped with code ${code}`}`,
  );
}

/**
 * Hash of everything that the bundle is made of: the kit, the templates, what they import, and the
 * versions of the packages among that. Nothing else of Postloom changes it.
 *
 * @throws {RenderError} if a template imports what is not there, or cannot be parsed.
 */
export async function bundleVersion(templates: TemplateFiles): Promise<string> {
  const { files, packages } = await findSources([ENGINE, ...templates.values()]).catch(
    (error: unknown) => {
      throw new RenderError(`Cannot bundle the templates: ${reasonOf(error)}`, { cause: error });
    },
  );
  const hash = createHash("sha256");
  for (const name of [...templates.keys(), ...packages]) hash.update(`${name}\0`);
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
