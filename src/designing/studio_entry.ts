import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { CheckedLooks } from "./checked_looks.ts";

const PROJECT_DIR = fileURLToPath(new URL("../..", import.meta.url));
const ENGINE_DIR = join(PROJECT_DIR, "remotion", "engine");

/** What the Studio compiles: copies of the looks, as they were when they could last be drawn. */
export interface StudioEntry {
  /** The file that the Studio starts with. */
  path: string;
  /** Takes over what can be drawn, and shows what is wrong with the rest. */
  update(checked: CheckedLooks): Promise<void>;
}

/**
 * Prepares a folder for the Studio. A look that cannot be compiled or loaded would take the whole
 * Studio with it, and not come back; so it gets copies of those that were checked.
 *
 * @param looksDir The folder that the looks are in.
 */
export async function createStudioEntry(dir: string, looksDir: string): Promise<StudioEntry> {
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  const path = join(dir, "entry.ts");
  const specifier = (file: string) => {
    const path = relative(dir, file).replaceAll("\\", "/");
    return JSON.stringify(path.startsWith(".") ? path : `./${path}`);
  };
  await writeFile(
    path,
    [
      `import ${specifier(join(ENGINE_DIR, "fonts.ts"))};`,
      'import { registerRoot } from "remotion";',
      'import { Root } from "./root.tsx";',
      "registerRoot(Root);",
      "",
    ].join("\n"),
  );
  /** Entries of the copies, by look. */
  const copies = new Map<string, string>();
  return {
    path,
    async update({ good, faults }) {
      for (const [name, { entry, files }] of Object.entries(good)) {
        const copy = join(dir, "looks", name);
        await copyLook(files, { from: looksDir, to: copy });
        copies.set(name, join(copy, "templates", entry));
      }
      for (const name of copies.keys()) {
        if (!(name in good) && !(name in faults)) copies.delete(name);
      }
      await writeIfChanged(join(dir, "root.tsx"), rootOf(copies, faults, specifier));
    },
  };
}

/** A separate file from the entry, so that it can be hot-reloaded. */
function rootOf(
  copies: ReadonlyMap<string, string>,
  faults: CheckedLooks["faults"],
  specifier: (path: string) => string,
): string {
  const looks = [...copies].sort(([one], [other]) => (one < other ? -1 : 1));
  const names = looks.map(([name], i) => `${JSON.stringify(name)}: look${i}`);
  return [
    `import { createStudioRoot } from ${specifier(join(ENGINE_DIR, "studio.tsx"))};`,
    ...looks.map(([, path], i) => `import look${i} from ${specifier(path)};`),
    `const faults = ${JSON.stringify(faults, null, 2)};`,
    `export const Root = createStudioRoot({ ${names.join(", ")} }, faults);`,
    "",
  ].join("\n");
}

/** Copies a look's files to where its imports lead to the same places, and removes those it had. */
async function copyLook(
  files: readonly string[],
  { from, to: dir }: { from: string; to: string },
): Promise<void> {
  await mkdir(join(dir, "templates"), { recursive: true });
  for (const folder of ["remotion", "src"]) {
    await symlink(join(PROJECT_DIR, folder), join(dir, folder), "dir").catch(ignoreExisting);
  }
  for (const file of files) {
    const copy = join(dir, "templates", file);
    await mkdir(dirname(copy), { recursive: true });
    await writeIfChanged(copy, await readFile(join(from, file)));
  }
  const held = await readdir(join(dir, "templates"), { recursive: true, withFileTypes: true });
  for (const entry of held) {
    const path = join(entry.parentPath, entry.name);
    const isGone = entry.isFile() && !files.includes(relative(join(dir, "templates"), path));
    if (isGone) await rm(path);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}

async function writeIfChanged(path: string, content: string | Uint8Array): Promise<void> {
  const before = await readFile(path).catch(() => undefined);
  if (before === undefined || !before.equals(Buffer.from(content))) await writeFile(path, content);
}
