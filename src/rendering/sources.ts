import { readFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Postloom's own folder, wherever it is installed. */
const OWN_DIR = fileURLToPath(new URL("../..", import.meta.url));

/** What a page is made of. */
export interface Sources {
  /** Paths of files, sorted: the entries, and everything of Postloom's and theirs that they import. */
  files: string[];
  /** Packages that these files import, as "name@version", sorted. */
  packages: string[];
}

/**
 * Finds what would be bundled for some entries, by following their imports. Types are left out, as
 * bundlers do; what is imported from other packages is told by their versions.
 *
 * @throws if an import leads nowhere.
 */
export async function findSources(entries: readonly string[]): Promise<Sources> {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const specifier of await importsOf(file)) {
      const path = Bun.resolveSync(specifier, dirname(file));
      if (specifier.startsWith(".") || isOwn(path)) waiting.push(path);
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

/** The sheets, fonts and pictures that a style sheet names, those of other hosts left out. */
function referencesOf(sheet: string): string[] {
  return [...sheet.matchAll(/(?:@import|url\()\s*["']?([^"')\s]+)/g)].flatMap(([, name = ""]) =>
    /^(?:data|https?):/.test(name) ? [] : [name],
  );
}

/** Whether a file may change while the version of its package stays: Postloom's own, and its user's. */
function isOwn(path: string): boolean {
  const rest = path.startsWith(OWN_DIR) ? path.slice(OWN_DIR.length) : path;
  return !rest.includes(`node_modules${sep}`);
}

async function packageOf(path: string): Promise<string> {
  for (let dir = dirname(path); dir !== dirname(dir); dir = dirname(dir)) {
    const file = Bun.file(join(dir, "package.json"));
    if (!(await file.exists())) continue;
    const { name, version } = await file.json();
    // Packages mark folders as modules by files that name nothing.
    if (name !== undefined && version !== undefined) return `${name}@${version}`;
  }
  return path;
}
