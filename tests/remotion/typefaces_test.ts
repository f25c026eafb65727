import { expect, test } from "bun:test";
import { readdir } from "node:fs/promises";
import { fontFamilies } from "../../remotion/typefaces.ts";

test("fontFamilies() puts the language's own Chinese characters first", () => {
  const first = (language: string) => fontFamilies("inter", language)[0];
  expect(first("ja")).toBe("Noto Sans JP Variable");
  expect(first("ko-KR")).toBe("Noto Sans KR Variable");
  expect(first("zh")).toBe("Noto Sans SC Variable");
  expect(first("zh-Hans-HK")).toBe("Noto Sans SC Variable");
  expect(first("zh-TW")).toBe("Noto Sans TC Variable");
  expect(first("zh-Hant")).toBe("Noto Sans TC Variable");
  expect(first("de")).toBe("Inter Variable");
});

test("fontFamilies() names fonts that are shipped, and each once", async () => {
  const shipped = await readdir("node_modules/@fontsource-variable");
  const families = fontFamilies("archivo", "ar");
  expect(new Set(families).size).toBe(families.length);
  for (const family of families.filter((name) => name.endsWith(" Variable"))) {
    expect(shipped).toContain(family.replace(" Variable", "").toLowerCase().replaceAll(" ", "-"));
  }
});
