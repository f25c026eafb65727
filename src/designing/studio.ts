import { watch } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "../common/run_program.ts";
import { findTemplates, TEMPLATES_DIR } from "../rendering/templates.ts";

const PROJECT_DIR = fileURLToPath(new URL("../..", import.meta.url));
const REMOTION_DIR = join(PROJECT_DIR, "remotion", "engine");
const LOOPBACK = fileURLToPath(new URL("_loopback.ts", import.meta.url));
const REMOTION = fileURLToPath(import.meta.resolve("@remotion/cli/package.json"));

/**
 * `bun run studio`: starts Remotion's Studio with every template. Further arguments are passed on to
 * it, such as `--port=3333` or `--no-open`.
 */
async function main(): Promise<void> {
  // Not in node_modules, which the Studio does not watch.
  const dir = join(PROJECT_DIR, "out/studio");
  await mkdir(dir, { recursive: true });
  await writeEntry(dir);
  // Adding or removing a template rewrites the entry, and the Studio reloads.
  watch(TEMPLATES_DIR, () => void writeEntry(dir).catch((error) => console.error(error.message)));
  const program = [process.execPath, "--preload", LOOPBACK, join(REMOTION, "../remotion-cli.js")];
  const options = ["studio", join(dir, "entry.ts"), "--rspack", "--disable-git-source"];
  const child = Bun.spawn([...program, ...options, ...process.argv.slice(2)], {
    cwd: PROJECT_DIR,
    stdio: ["inherit", "inherit", "inherit"],
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  process.exitCode = await child.exited;
}

/** Writes the Studio's entry. The root is a separate file, so that it can be hot-reloaded. */
async function writeEntry(dir: string): Promise<void> {
  const templates = [...(await findTemplates([TEMPLATES_DIR]))];
  const specifier = (path: string) => JSON.stringify(relative(dir, path).replaceAll("\\", "/"));
  const names = templates.map(([name], i) => `${JSON.stringify(name)}: template${i}`);
  await writeIfChanged(
    join(dir, "root.tsx"),
    [
      `import { createStudioRoot } from ${specifier(join(REMOTION_DIR, "studio.tsx"))};`,
      ...templates.map(([, path], i) => `import template${i} from ${specifier(path)};`),
      `export const Root = createStudioRoot({ ${names.join(", ")} });`,
      "",
    ].join("\n"),
  );
  await writeIfChanged(
    join(dir, "entry.ts"),
    [
      `import ${specifier(join(REMOTION_DIR, "fonts.ts"))};`,
      'import { registerRoot } from "remotion";',
      'import { Root } from "./root.tsx";',
      "registerRoot(Root);",
      "",
    ].join("\n"),
  );
}

async function writeIfChanged(path: string, text: string): Promise<void> {
  const before = await readFile(path, "utf8").catch(() => undefined);
  if (before !== text) await writeFile(path, text);
}

await runProgram(main);
