import { afterAll, expect, test } from "bun:test";
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { templateChecks } from "postloom/testing";
import { newTemplate } from "../../src/designing/new_template.ts";
import { TemplateError } from "../../src/rendering/templates.ts";
import { brokenRules } from "./_broken_rules.ts";

const PACKAGE = fileURLToPath(new URL("../..", import.meta.url));

/** A folder of looks in a project of somebody's own, which has this package installed. */
const looks = await mkdtemp(join(tmpdir(), "postloom-looks-"));
afterAll(() => rm(looks, { recursive: true }));
await mkdir(join(looks, "node_modules"));
await symlink(PACKAGE, join(looks, "node_modules", "postloom"));
await symlink(join(PACKAGE, "node_modules", "react"), join(looks, "node_modules", "react"));

/** A look that would be sound, but for one change. */
async function brokenLook(name: string, [sound, broken]: [RegExp, string]): Promise<string> {
  const path = await newTemplate(name, looks);
  const source = await readFile(path, "utf8");
  expect(source).toMatch(sound);
  await writeFile(path, source.replace(sound, broken));
  return path;
}

test("testTemplate() finds a look in a folder of them that leaves out a text", async () => {
  await brokenLook("silent", [/<Body>\{attribution\}<\/Body>/, ""]);
  await newTemplate("sound", looks);
  expect(await brokenRules(await templateChecks({ path: looks, extent: "markup" }))).toEqual([
    '"silent" shows every word of every kind of slide',
  ]);
});

test("testTemplate() finds a look that leaves an emphasised phrase like the rest", async () => {
  const path = await brokenLook("flat", [/<Headline emphasis=\{emphasis\}>/, "<Headline>"]);
  expect(await brokenRules(await templateChecks({ path, extent: "markup" }))).toEqual([
    '"flat" has the emphasised phrase of a point stand out, and no other words',
  ]);
});

test("testTemplate() finds a look whose text has to be set too small to be read", async () => {
  const path = await brokenLook("loud", [/<Text size=\{\[36, 56\]\}/, "<Text size={[90, 130]}"]);
  const checks = await templateChecks({ path: pathToFileURL(path) });
  // How stock Remotion draws it takes long, and does not matter here.
  const ofTexts = checks.filter(({ name }) => !name.includes("stock Remotion"));
  const [broken] = ofTexts.filter(({ name }) => name.includes("fits with the longest"));
  const reason = await broken?.run().catch((error: Error) => error.message);
  expect(reason).toMatch(
    /^The \w+ \(slide \d+\) in "de", in a picture of 540 by 675, variant "any": Fits only at \d+ % of its smallest size: ".+ Give it a larger box/,
  );
  const others = ofTexts.filter((check) => check !== broken);
  expect(await brokenRules(others)).toEqual([]);
});

test("testTemplate() takes one look by its file, by its folder, or by a URL", async () => {
  const file = await newTemplate("lonely", looks);
  const folder = join(looks, "parted");
  const face = join(folder, "mod.tsx");
  await mkdir(folder);
  await copyFile(file, face);
  const rulesOf = async (path: string | URL) => {
    const checks = await templateChecks({ path, extent: "markup" });
    return checks.map(({ name }) => name);
  };
  const rules = await rulesOf(file);
  expect(rules).not.toEqual([]);
  expect(await rulesOf(pathToFileURL(file).href)).toEqual(rules);
  const parted = rules.map((rule) => rule.replace('"lonely"', '"parted"'));
  expect(await rulesOf(folder)).toEqual(parted);
  expect(await rulesOf(pathToFileURL(face))).toEqual(parted);
});

test("testTemplate() says that a file is no look", async () => {
  const path = join(looks, "_part.tsx");
  await writeFile(path, "");
  await expect(templateChecks({ path })).rejects.toThrow(TemplateError);
});
