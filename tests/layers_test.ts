import { expect, test } from "bun:test";
import { dirname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { Glob } from "bun";
import manifest from "../package.json" with { type: "json" };
import { LAYERS } from "./_layers.ts";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));

/** An import, as it stands in a file. */
interface Import {
  file: string;
  specifier: string;
  /** The file that it leads to, from the project's folder; null for other packages. */
  target: string | null;
}

/** Every import of Postloom's own code: of values, of types, and at run time. */
async function findImports(): Promise<Import[]> {
  const imports: Import[] = [];
  for (const pattern of ["{src,remotion}/**/*.{ts,tsx}", "{templates,pipelines}/**/*.{ts,tsx}"]) {
    for await (const file of new Glob(pattern).scan(PROJECT)) {
      const source = await Bun.file(join(PROJECT, file)).text();
      for (const specifier of specifiersIn(source)) {
        imports.push({ file, specifier, target: targetOf(file, specifier) });
      }
    }
  }
  return imports;
}

/** Bun's own scanner leaves out types, which bind parts together as much as values do. */
export function specifiersIn(source: string): string[] {
  const code = source.replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, "");
  const statements =
    /^\s*(?:import|export)\b[^;"'`]*?from\s*"([^"]+)"|^\s*import\s*"([^"]+)"|\bimport\(\s*"([^"]+)"|^\s*declare module "([^"]+)"/gm;
  return [...code.matchAll(statements)].map((match) => match.slice(1).find(Boolean) ?? "");
}

function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return normalize(join(dirname(file), specifier));
  const entry = `.${specifier.slice(manifest.name.length)}`;
  if (specifier !== manifest.name && !specifier.startsWith(`${manifest.name}/`)) return null;
  const faces: Readonly<Record<string, string | { default: string }>> = manifest.exports;
  const face = faces[entry];
  if (face === undefined) throw new Error(`There is no entry "${specifier}"`);
  return normalize(typeof face === "string" ? face : face.default);
}

/** The part that a file belongs to, as the table calls it. */
function partOf(file: string): string {
  const [top = "", folder = "", ...rest] = file.split(sep);
  if (top !== "src" && top !== "remotion") return top;
  return rest.length === 0 ? manifest.name : `${top}/${folder}`;
}

const imports = await findImports();
const crossing = imports.flatMap(({ file, specifier, target }) => {
  if (target === null || target === "package.json") return [];
  const [from, to] = [partOf(file), partOf(target)];
  return from === to ? [] : [{ from, to, text: `${file} imports ${specifier}` }];
});

test("every part imports only what its layer may", () => {
  const forbidden = crossing.filter(({ from, to }) => !LAYERS[from]?.includes(to));
  expect(forbidden.map(({ text }) => text)).toEqual([]);
});

test("no layer may import what none of its files does", () => {
  const allowed = Object.entries(LAYERS).flatMap(([from, parts]) =>
    parts.map((to) => `${from} -> ${to}`),
  );
  const real = new Set(crossing.map(({ from, to }) => `${from} -> ${to}`));
  expect(allowed.filter((one) => !real.has(one))).toEqual([]);
});

test("the layers have no cycle", () => {
  const settled = new Set<string>();
  const visit = (part: string, path: readonly string[]): void => {
    expect([...path, part].join(" -> ")).not.toMatch(new RegExp(`(^| )${part} .* ${part}$`));
    if (settled.has(part) || path.includes(part)) return;
    for (const next of LAYERS[part] ?? []) visit(next, [...path, part]);
    settled.add(part);
  };
  for (const part of Object.keys(LAYERS)) visit(part, []);
});

test("the domain stands on the schema library alone, and the framework on nothing that serves", () => {
  const packagesOf = (part: string) =>
    new Set(
      imports
        .filter(({ file, target }) => target === null && partOf(file) === part)
        .map(({ specifier }) => specifier.split("/").slice(0, 2).join("/")),
    );
  expect([...packagesOf("src/posts")]).toEqual(["@sinclair/typebox"]);
  const framework = [...packagesOf("src/pipeline")].filter((name) => !name.startsWith("node:"));
  expect(framework).toEqual(["@sinclair/typebox"]);
});

test("imports of types, values, sheets and modules at run time are all found, and comments are not", () => {
  const source = `import { a } from "./a.ts"; // import { no } from "./no.ts"
import type { B } from "./b.ts";
import {
  c,
} from "./c.ts";
/** \`import { d } from "./no.ts"\` */
export * from "./d.ts";
import "./e.css";
declare module "./f.ts" {}
const g = await import("./g.ts");
const text = 'from "./no.ts"';`;
  expect(specifiersIn(source)).toEqual([
    "./a.ts",
    "./b.ts",
    "./c.ts",
    "./d.ts",
    "./e.css",
    "./f.ts",
    "./g.ts",
  ]);
});
