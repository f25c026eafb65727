import { afterAll, expect, test } from "bun:test";
import { mkdtemp, readFile, rm, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkLooks } from "../../src/designing/checked_looks.ts";
import { newTemplate } from "../../src/designing/new_template.ts";
import { createStudioEntry } from "../../src/designing/studio_entry.ts";
import { TEMPLATES_DIR } from "../../src/rendering/templates.ts";

// Beside the templates, as what a template imports is found from there.
const looks = await mkdtemp(join(TEMPLATES_DIR, "../.studio-looks-"));
const studio = await mkdtemp(join(TEMPLATES_DIR, "../.studio-"));
afterAll(() => Promise.all([looks, studio].map((dir) => rm(dir, { recursive: true }))));
const file = join(looks, "ticket.tsx");
await newTemplate("ticket", looks);
await newTemplate("quote", looks);
const good = await readFile(file, "utf8");
const entry = await createStudioEntry(studio, looks);
const root = () => readFile(join(studio, "root.tsx"), "utf8");
const copy = () => readFile(join(studio, "looks/ticket/templates/ticket.tsx"), "utf8");

test.each([
  [
    "a syntax error",
    good.replace("const KINDS: Kinds = {", "const KINDS: Kinds = {{"),
    /ticket\.tsx:22:23/,
  ],
  [
    "a colour that is none",
    good.replace(/background: "#\w+"/, 'background: "blue"'),
    /colour "blue" of variant "day": write it as "#rrggbb".* at ticket\.tsx:\d+/,
  ],
  [
    "too few variants",
    good.replace(/ {4}(night|sea):.*\n/g, ""),
    /2 variants: give it four or more/,
  ],
  [
    "no default export",
    good.replace("export default", "export const look ="),
    /defineTemplate\(\)/,
  ],
  ["an import of nothing", `import "./gone.ts";\n${good}`, /gone\.ts/],
])(
  "the Studio keeps the last copy of a look with %s, and says what is wrong",
  async (_, broken, said) => {
    await writeFile(file, good);
    await entry.update(await checkLooks(looks));
    expect(await copy()).toBe(good);
    expect(await root()).toContain("const faults = {};");
    await writeFile(file, broken);
    const { good: drawn, faults } = await checkLooks(looks);
    expect(Object.keys(drawn)).toEqual(["quote"]);
    expect(faults.ticket).toMatch(said);
    await entry.update({ good: drawn, faults });
    expect(await copy()).toBe(good);
    expect(await root()).toContain(JSON.stringify(faults.ticket));
    expect(await root()).toContain('"./looks/ticket/templates/ticket.tsx"');
  },
);

test("a look that is removed leaves the Studio", async () => {
  await unlink(file);
  await entry.update(await checkLooks(looks));
  expect(await root()).not.toContain("ticket");
});

test("a look that ends the program that loads it is told", async () => {
  await writeFile(file, `process.exit(3);\n${good}`);
  await expect(checkLooks(looks)).rejects.toThrow("does not end well");
});
