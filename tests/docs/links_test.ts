import { expect, test } from "bun:test";
import { exists } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { anchorsOf, linksOf, PROJECT, pageOf, readPages } from "./_pages.ts";

const pages = await readPages();

/** Links of a page that lead nowhere. */
async function brokenLinks(page: (typeof pages)[number]): Promise<string[]> {
  const broken: string[] = [];
  for (const link of linksOf(page)) {
    const [path = "", anchor] = link.split("#");
    const file = path === "" ? page.file : normalize(join(dirname(page.file), path));
    const target = path === "" ? page : pages.find((other) => other.file === file);
    const isThere = target !== undefined || (await exists(join(PROJECT, file)));
    const hasAnchor = anchor === undefined || (target && anchorsOf(target).includes(anchor));
    if (!isThere || !hasAnchor) broken.push(`${page.file}: ${link}`);
  }
  return broken;
}

for (const page of pages) {
  test(`the links of ${page.file} lead to files and headings that are there`, async () => {
    expect(await brokenLinks(page)).toEqual([]);
  });
}

test("every page of docs/ is linked from the README", () => {
  const [readme] = pages;
  const linked = readme === undefined ? [] : linksOf(readme);
  const files = pages.map(({ file }) => file).filter((file) => file.startsWith("docs/"));
  expect(files.filter((file) => !linked.includes(file))).toEqual([]);
});

test("links to files and headings that are not there are found", async () => {
  const text =
    "# A page\n\n[a](#a-page) [b](#b) [c](c.md) [d](api.md#nothing) [e](https://e.example)\n";
  const page = pageOf("docs/page.md", `${text}\n\`\`\`sh\n[f](f.md)\n\`\`\`\n`);
  const broken = ["#b", "c.md", "api.md#nothing"].map((link) => `docs/page.md: ${link}`);
  expect(await brokenLinks(page)).toEqual(broken);
});
