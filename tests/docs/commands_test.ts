import { afterAll, expect, test } from "bun:test";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Command } from "commander";
import sharp from "sharp";
import manifest from "../../package.json" with { type: "json" };
import { commandLine } from "../../src/commands/mod.ts";
import { startService } from "../support/service.ts";
import { type Page, PROJECT, readPages } from "./_pages.ts";

const TIMEOUT_MS = 400_000;
const pages = await readPages();

/** What the pages' commands find in their folder: the project's files, and a reader's own. */
async function makeFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "postloom-docs-"));
  afterAll(() => rm(dir, { recursive: true, force: true }));
  for (const name of ["src", "docs", "README.md", "package.json"]) {
    await symlink(join(PROJECT, name), join(dir, name));
  }
  await cp(join(PROJECT, "src/demo/sample.md"), join(dir, "article.md"));
  await cp(join(PROJECT, "src/demo/sample.pdf"), join(dir, "paper.pdf"));
  const logo = { width: 200, height: 100, channels: 3, background: "#e4572e" } as const;
  await sharp({ create: logo }).png().toFile(join(dir, "logo.png"));
  for (const name of ["crane.jpg", "team.jpg"]) {
    await sharp({ create: logo }).jpeg().toFile(join(dir, name));
  }
  await Bun.write(
    join(dir, "brand.json"),
    JSON.stringify({ name: "Halden Coffee", handle: "@haldencoffee", logo: "logo.png" }),
  );
  return dir;
}

// What fails ends the page's commands, and nobody waits for long.
const PRELUDE = `set -euo pipefail
curl() { command curl --fail-with-body "$@"; }
sleep() { command sleep 0.2; }
`;

/** The commands of a page that can be run, one after the other as a reader would. */
function scriptOf({ blocks }: Page, url: string): string {
  const run = blocks.filter(({ language, isRun }) => language === "sh" && isRun);
  const parts = run.map(({ at, code }) => `echo "# ${at}" >&2\n${code}`);
  return parts.join("\n").replaceAll("http://localhost:8080", url);
}

const service = await startService({ TEMPLATE_PREVIEWS: "false" });
afterAll(() => service[Symbol.asyncDispose]());
const folder = await makeFolder();
const withCommands = pages.filter((page) => scriptOf(page, "") !== "");

async function run(script: string): Promise<void> {
  // Bun and its programs are found however the tests were started.
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
  const env = { ...service.env, PATH, KEY: service.key };
  const child = Bun.spawn(["bash", "-c", PRELUDE + script], {
    cwd: folder,
    env,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  if (code !== 0) throw new Error(`The page's commands ended with ${code}:\n${errors}${output}`);
}

for (const page of withCommands) {
  test(
    `the commands of ${page.file} do what a reader expects of them: none fails`,
    () => run(scriptOf(page, service.url)),
    TIMEOUT_MS,
  );
}

test("a command that fails is found, and an answer that refuses", async () => {
  await expect(run("false")).rejects.toThrow("ended with 1");
  await expect(run(`curl -s ${service.url}/api/job-status/job_1`)).rejects.toThrow("not found");
});

/** The commands of Postloom on a page, each with its flags, also where they are not run. */
function commandsOf({ blocks }: Page): { at: string; words: string[] }[] {
  return blocks
    .filter(({ language }) => language === "sh")
    .flatMap(({ at, code }) =>
      [...code.replaceAll("\\\n", " ").matchAll(/\bbun src\/main\.ts ([^\n|&;#)]+)/g)].map(
        ([, line = ""]) => ({ at, words: line.trim().split(/\s+/) }),
      ),
    );
}

/** A command that does something, by the words that name it. */
type Named = readonly [name: string, command: Command];

function leavesOf(command: Command, names: readonly string[] = []): Named[] {
  if (command.commands.length === 0) return [[names.join(" "), command]];
  return command.commands.flatMap((part) => leavesOf(part, [...names, part.name()]));
}

const commands = leavesOf(await commandLine({}));

test("every command that is shown is one, and has the flags that are shown", () => {
  const shown = pages.flatMap(commandsOf);
  const wrong = shown.filter(({ words }) => {
    const found = commands.find(([name]) => `${words.join(" ")} `.startsWith(`${name} `));
    const known = found?.[1].options.map(({ long }) => long) ?? [];
    const flags = words.filter((word) => word.startsWith("--"));
    return found === undefined || !flags.every((flag) => known.includes(flag));
  });
  expect(wrong).toEqual([]);
  expect(shown).not.toEqual([]);
});

test("docs/operations.md says what each command does", () => {
  const page = pages.find(({ file }) => file === "docs/operations.md");
  const missing = commands.filter(([name]) => !page?.prose.includes(`| \`${name}`));
  expect(missing.map(([name]) => name)).toEqual([]);
});

test("every script that is shown is one of package.json", () => {
  const shown = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/\bbun run ([a-z][a-z:]*)/g)].map(([, name = ""]) => ({ file, name })),
  );
  expect(shown.filter(({ name }) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
  expect(shown).not.toEqual([]);
});

test("docs/api.md names the endpoints that there are, and no others", async () => {
  const { paths }: { paths: Record<string, object> } = await (
    await fetch(`${service.url}/docs/json`)
  ).json();
  const real = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const page = pages.find(({ file }) => file === "docs/api.md");
  const named = [...(page?.prose ?? "").matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/[^`]+)`/g)];
  const unique = new Set(named.map(([, name = ""]) => name));
  expect([...unique].sort()).toEqual(real.sort());
});
