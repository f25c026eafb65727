import { expect, test } from "bun:test";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleVersion } from "../../src/rendering/bundle.ts";
import { findSources } from "../../src/rendering/sources.ts";
import { findTemplates, TEMPLATES_DIR } from "../../src/rendering/templates.ts";
import { inFolder } from "./_pictures.ts";

const templateFiles = await findTemplates([TEMPLATES_DIR]);

test("the bundle is made of what templates and kit import, and of nothing that serves requests", async () => {
  const { files, packages } = await findSources([...templateFiles.values()]);
  const inProject = files.map((file) => file.slice(join(TEMPLATES_DIR, "..").length + 1));
  expect(inProject).toContain("templates/magazine/parts.tsx");
  expect(inProject).toContain("remotion/kit/type/text.tsx");
  expect(inProject).toContain("src/colour/contrast.ts");
  const folders = new Set(inProject.map((file) => file.split("/").slice(0, 2).join("/")));
  expect(folders).not.toContain("src/server");
  expect(folders).not.toContain("src/rendering");
  expect(packages).toContainEqual(expect.stringMatching(/^culori@\d/));
});

test("the bundle's version follows from what a template imports, not from what lies beside it", async () => {
  await inFolder(async (folder) => {
    const template = join(folder, "poster.ts");
    const part = join(folder, "_part.ts");
    await writeFile(template, 'import "./_part.ts";');
    await writeFile(part, "export const size = 1;");
    const files = await findTemplates([folder]);
    const before = await bundleVersion(files);
    await writeFile(join(folder, "_other.ts"), "export const unused = 1;");
    expect(await bundleVersion(files)).toBe(before);
    await writeFile(part, "export const size = 2;");
    expect(await bundleVersion(files)).not.toBe(before);
    await writeFile(template, 'import "./_missing.ts";');
    expect(bundleVersion(files)).rejects.toThrow("Cannot bundle the templates");
  });
});
