import { afterAll, expect, test } from "bun:test";
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));
const EXAMPLES = (await readdir(join(PROJECT, "examples"))).sort();
const TIMEOUT_MS = 600_000;

const dir = await mkdtemp(join(tmpdir(), "postloom-examples-"));
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Runs a command to its end; what it said is thrown if it fails. */
async function run(cwd: string, ...command: string[]): Promise<string> {
  const child = Bun.spawn(command, { cwd, stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  if (code !== 0) throw new Error(`${command.join(" ")} ended with ${code}:\n${output}${errors}`);
  return output;
}

/** Packs Postloom as it would be published, and installs it where examples are looked for. */
async function installPackage(): Promise<void> {
  const output = await run(
    PROJECT,
    process.execPath,
    "pm",
    "pack",
    "--destination",
    dir,
    "--quiet",
  );
  const tarball = basename(output.trim().split("\n").at(-1) ?? "");
  const modules = join(dir, "node_modules");
  await mkdir(join(modules, "postloom"), { recursive: true });
  await run(dir, "tar", "-xzf", tarball, "--strip-components=1", "-C", "node_modules/postloom");
  // Everything else is as it was installed for Postloom itself.
  for (const name of await readdir(join(PROJECT, "node_modules"))) {
    await symlink(join(PROJECT, "node_modules", name), join(modules, name));
  }
}

const installing = installPackage();

test(
  "the package holds what its entries lead to, and no test, example or data",
  async () => {
    await installing;
    const root = join(dir, "node_modules/postloom");
    expect((await readdir(root)).sort()).toEqual([
      "LICENSE",
      "README.md",
      "dist",
      "docs",
      "package.json",
      "pipelines",
      "previews",
      "remotion",
      "src",
      "templates",
    ]);
    const { exports, bin } = await Bun.file(join(root, "package.json")).json();
    const paths = Object.values<string | Record<string, string>>(exports).flatMap((entry) =>
      typeof entry === "string" ? [entry] : Object.values(entry),
    );
    for (const path of [...paths, bin.postloom]) {
      expect([path, await Bun.file(join(root, path)).exists()]).toEqual([path, true]);
    }
  },
  TIMEOUT_MS,
);

for (const name of EXAMPLES) {
  test(
    `examples/${name} compiles and passes its tests against the package`,
    async () => {
      await installing;
      const example = join(dir, name);
      await cp(join(PROJECT, "examples", name), example, { recursive: true });
      await run(example, join(dir, "node_modules/.bin/tsc"), "--noEmit");
      await run(example, process.execPath, "test", "--timeout", "120000");
    },
    TIMEOUT_MS,
  );
}
