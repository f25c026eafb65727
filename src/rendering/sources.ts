import { readFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Postloom's root folder. */
const OWN_DIR = fileURLToPath(new URL("../..", import.meta.url));

/** Everything that goes into a bundle. */
export interface Sources {
  /** Sorted paths of the entries and of every file they import that is not from a package. */
  files: string[];
  /** Sorted packages that these files import, as "name@version". */
  packages: string[];
}

/**
 * Finds everything that a bundle of these entries would contain, by following their imports. Like a
 * bundler, ignores type-only imports; packages are listed by version instead of by file.
 *
 * @throws if an import cannot be resolved.
 */
export async function findSources(entries: readonly string[]): Promise<Sources> {
  const files = new Set<string>();
  const packages = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const specifier of await importsOf(file)) {
      const path = Bun.resolveSync(specifier, dirname(file));
      if (specifier.startsWith(".") || isOwn(path)) queue.push(path);
      else packages.add(await packageOf(path));
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

async function importsOf(file: string): Promise<string[]> {
  const kind = /\.([cm]?[jt]sx?|css)$/.exec(file)?.[1];
  if (kind === undefined) return [];
  const source = await readFile(file, "utf8");
  if (kind === "css") return referencesOf(source);
  const loader = kind.endsWith("x") ? "tsx" : "ts";
  return new Bun.Transpiler({ loader }).scanImports(source).map(({ path }) => path);
}

/** Local style sheets, fonts and images that a style sheet refers to. */
function referencesOf(sheet: string): string[] {
  return [...sheet.matchAll(/(?:@import|url\()\s*["']?([^"')\s]+)/g)].flatMap(([, name = ""]) =>
    /^(?:data|https?):/.test(name) ? [] : [name],
  );
}

/** True for Postloom's own files and its user's, which may change without a new package version. */
function isOwn(path: string): boolean {
  const rest = path.startsWith(OWN_DIR) ? path.slice(OWN_DIR.length) : path;
  return !rest.includes(`node_modules${sep}`);
}

async function packageOf(path: string): Promise<string> {
  for (let dir = dirname(path); dir !== dirname(dir); dir = dirname(dir)) {
    const file = Bun.file(join(dir, "package.json"));
    if (!(await file.exists())) continue;
    const { name, version } = await file.json();
    // A nested package.json may only set "type" and have no name.
    if (name !== undefined && version !== undefined) return `${name}@${version}`;
  }
  return path;
}
