import { expect, test } from "bun:test";
import { Glob } from "bun";

const DASHBOARD = Bun.fileURLToPath(import.meta.resolve("../../src/dashboard"));

/** The text of every file with this ending, by its path in the dashboard. */
async function filesEndingIn(ending: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const path of new Glob(`**/*${ending}`).scan(DASHBOARD)) {
    files.set(path, await Bun.file(`${DASHBOARD}/${path}`).text());
  }
  return files;
}

const styles = await filesEndingIn(".css");
const markup = await filesEndingIn(".tsx");

test("the one style sheet has every other once, and each of a part or page stands beside it", () => {
  const imports = [...(styles.get("styles.css") ?? "").matchAll(/@import "\.\/(.+)";/g)];
  const others = [...styles.keys()].filter((path) => path !== "styles.css");
  expect(imports.map(([, path]) => path).sort()).toEqual(others.sort());
  const ofParts = others.filter((path) => path.includes("/"));
  expect(ofParts.filter((path) => !markup.has(path.replace(/css$/, "tsx")))).toEqual([]);
});

test("no rule is for a class that the markup does not have", () => {
  const strings = [...markup.values()].flatMap((text) => text.match(/"[^"\n]*"/g) ?? []);
  const used = new Set(strings.flatMap((text) => text.slice(1, -1).split(" ")));
  const sheets = [...styles.values()].map((text) => text.replaceAll(/\/\*.*?\*\/|"[^"]*"/gs, ""));
  const named = sheets.flatMap((text) => text.match(/(?<=\.)[a-z][a-z-]*/g) ?? []);
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((name) => !used.has(name))).toEqual([]);
});
