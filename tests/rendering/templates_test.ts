import { expect, test } from "bun:test";
import { join } from "node:path";
import {
  findTemplates,
  loadTemplates,
  TEMPLATES_DIR,
  TemplateError,
} from "../../src/rendering/templates.ts";
import { inFolder } from "./_pictures.ts";

const WHOLE = `export default { title: "T", variants: {}, suits: () => 0, Slide: () => null };`;

async function load(files: Readonly<Record<string, string>>) {
  return await inFolder(async (folder) => {
    for (const [name, text] of Object.entries(files)) await Bun.write(join(folder, name), text);
    return await loadTemplates(await findTemplates([folder]));
  });
}

test("loadTemplates() finds each file of the folder by its name", async () => {
  const templates = await loadTemplates(await findTemplates([TEMPLATES_DIR]));
  expect(Object.keys(templates)).toContain("minimal");
  expect(Object.values(templates).every((template) => template.title.length > 0)).toBe(true);
  const loaded = await load({ "b.ts": WHOLE, "a.tsx": WHOLE, "_part.ts": "", "notes.md": "" });
  expect(Object.keys(loaded)).toEqual(["a", "b"]);
});

test("a look with many parts is a folder with a mod.tsx, and other folders are none", async () => {
  const loaded = await load({
    "poster/mod.tsx": `export { default } from "./parts.ts";`,
    "poster/parts.ts": WHOLE,
    "_drafts/mod.tsx": "",
    "shared/parts.ts": "",
  });
  expect(Object.keys(loaded)).toEqual(["poster"]);
});

test("loadTemplates() names the file that is no template, and says why", async () => {
  for (const [files, message] of [
    [{ "thrower.ts": `throw new Error("boom");` }, /"thrower.ts": boom/],
    [{ "other.ts": "export default { title: 1 };" }, /"other.ts".*defineTemplate/],
    [{ "empty.ts": "" }, /"empty.ts".*defineTemplate/],
    [{ "Upper.ts": WHOLE }, /"Upper.ts": name the file/],
    [{ "auto.ts": WHOLE }, /"auto.ts"/],
    [{ "two.ts": WHOLE, "two.tsx": WHOLE }, /"two.tsx" as "two.ts" has its name/],
    [{ "two.ts": WHOLE, "two/mod.tsx": WHOLE }, /"two.ts" as "two\/mod.tsx" has its name/],
    [{ "half/mod.tsx": "" }, /"half\/mod.tsx".*defineTemplate/],
    [{}, /Cannot find a template/],
  ] as const) {
    const loading = load(files);
    await expect(loading).rejects.toThrow(message);
    await expect(loading).rejects.toBeInstanceOf(TemplateError);
  }
});
