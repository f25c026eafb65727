import { afterAll, expect, test } from "bun:test";
import { exists, mkdir, mkdtemp, rm } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { loadFormats } from "../../src/formats/load.ts";
import { findTemplates, loadTemplates } from "../../src/rendering/templates.ts";
import { type Block, PROJECT, readPages } from "./_pages.ts";

const TIMEOUT_MS = 400_000;
const pages = await readPages();
const code = pages.flatMap(({ file, blocks }) =>
  blocks
    .filter(({ language, isRun }) => /^tsx?$/.test(language) && isRun)
    .map((block, i) => ({ ...block, file: join(basename(file, ".md"), pathOf(block, i)) })),
);
const dir = await writeCode();

function pathOf({ path, language }: Block, index: number): string {
  return path ?? `block_${index}.${language}`;
}

/** Writes what the pages show, each page's into a folder of its own, where the package is found by its name. */
async function writeCode(): Promise<string> {
  const parent = join(PROJECT, "out");
  await mkdir(parent, { recursive: true });
  const dir = await mkdtemp(join(parent, "docs-"));
  afterAll(() => rm(dir, { recursive: true }));
  for (const { file, code: text } of code) await Bun.write(join(dir, file), text);
  await Bun.write(
    join(dir, "tsconfig.json"),
    JSON.stringify({ extends: join(PROJECT, "tsconfig.json"), include: ["."] }),
  );
  return dir;
}

async function run(...command: string[]): Promise<{ output: string; exitCode: number }> {
  const child = Bun.spawn(command, {
    cwd: PROJECT,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [output, errors, exitCode] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { output: output + errors, exitCode };
}

test(
  "what the pages show compiles, and what does not is found",
  async () => {
    const broken = join(dir, "broken.ts");
    await Bun.write(
      broken,
      'import { createApp } from "postloom";\ncreateApp({ pipelines: 1 });\n',
    );
    const tsc = join(PROJECT, "node_modules/.bin/tsc");
    const { output } = await run(tsc, "--noEmit", "--project", dir);
    await rm(broken);
    // What the pages add to the package's types is not there for the package's own sources.
    const errors = output.split("\n").filter((line) => line.startsWith(relative(PROJECT, dir)));
    expect(errors.filter((line) => !line.includes("broken.ts"))).toEqual([]);
    expect(errors).not.toEqual([]);
  },
  TIMEOUT_MS,
);

/** Folders of one kind of part on all pages. */
async function foldersOf(kind: string): Promise<string[]> {
  const folders = new Set(code.map(({ file }) => join(dir, file.split("/")[0] ?? "", kind)));
  const there = await Promise.all(
    [...folders].map(async (folder) => [folder, await exists(folder)]),
  );
  return there.flatMap(([folder, isThere]) => (isThere ? [String(folder)] : []));
}

test("formats and looks that the pages show can be loaded, and stages be used", async () => {
  const formats = await Promise.all(
    (await foldersOf("pipelines")).map((folder) => loadFormats(folder)),
  );
  expect(formats.flat()).not.toEqual([]);
  const looks = await loadTemplates(await findTemplates(await foldersOf("templates")));
  expect(Object.keys(looks)).not.toEqual([]);
  for (const { file } of code.filter(({ path }) => path?.startsWith("stages/"))) {
    const module: Record<string, unknown> = await import(join(dir, file));
    for (const define of Object.values(module)) {
      if (typeof define === "function") expect(define()).toHaveProperty("needs");
    }
  }
});

test(
  "tests that the pages show pass",
  async () => {
    const { output, exitCode } = await run(process.execPath, "test", dir);
    expect(output).toContain(" 0 fail");
    expect(exitCode).toBe(0);
  },
  TIMEOUT_MS,
);

test("JSON that the pages show is JSON", () => {
  const blocks = pages.flatMap((page) => page.blocks.filter(({ language }) => language === "json"));
  for (const { at, code: text } of blocks) {
    expect(() => JSON.parse(text), at).not.toThrow();
  }
  expect(blocks).not.toEqual([]);
});

/** Names that a module exports, those of types too; one that exports all of another is followed. */
async function exportsOf(path: string): Promise<string[]> {
  const source = (await Bun.file(path).text()).replaceAll(/\/\*.*?\*\//gs, "");
  const lists = [...source.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = ""]) =>
    list.split(","),
  );
  const listed = lists
    .map(
      (item) =>
        item
          .trim()
          .split(" as ")
          .at(-1)
          ?.replace(/^type /, "") ?? "",
    )
    .filter((name) => name !== "");
  const declared = [
    ...source.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm),
  ].map(([, name = ""]) => name);
  const others = [...source.matchAll(/export \* from "([^"]+)"/g)].map(([, other = ""]) =>
    exportsOf(join(path, "..", other)),
  );
  return [...new Set([...listed, ...declared, ...(await Promise.all(others)).flat()])];
}

for (const [entry, path] of [
  ["postloom", "src/mod.ts"],
  ["postloom/posts", "src/posts/mod.ts"],
  ["postloom/stages", "src/stages/mod.ts"],
  ["postloom/kit", "remotion/kit/mod.ts"],
  ["postloom/drivers", "src/drivers/mod.ts"],
  ["postloom/testing", "src/testing/mod.ts"],
] as const) {
  test(`every name of "${entry}" is on a page`, async () => {
    const names = await exportsOf(join(PROJECT, path));
    const text = pages.map((page) => page.text).join("\n");
    expect(names.filter((name) => !new RegExp(`\`[^\`\n]*\\b${name}\\b`).test(text))).toEqual([]);
    expect(names).not.toEqual([]);
  });
}

test("the format that is shown first is the one that there is", async () => {
  const page = pages.find(({ file }) => file === "docs/formats-and-stages.md");
  const chainIn = (text = "") =>
    text
      .slice(text.indexOf("export default format("))
      .split("\n")
      .map((line) => line.replace(/ *\/\/ .*/, ""))
      .join("\n")
      .trim();
  const file = await Bun.file(join(PROJECT, "pipelines/carousel.ts")).text();
  expect(chainIn(page?.blocks[0]?.code)).toBe(chainIn(file));
});
