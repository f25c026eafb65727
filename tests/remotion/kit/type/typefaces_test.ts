import { expect, test } from "bun:test";
import { readdir } from "node:fs/promises";
import { fontFamilies, mayBeEastAsian } from "../../../../remotion/kit/type/typefaces.ts";

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

test("fontFamilies() sets a language with other letters in one family, where that has them all", () => {
  const first = (language: string) => fontFamilies("fraunces", language)[0];
  expect(first("ru")).toBe("Source Serif 4 Variable");
  expect(first("el-GR")).toBe("Source Serif 4 Variable");
  expect(first("sr-Latn")).toBe("Fraunces Variable");
  expect(first("ja")).toBe("Noto Serif JP Variable");
  expect(first("ar")).toBe("Fraunces Variable");
  expect(fontFamilies("inter", "ru")[0]).toBe("Inter Variable");
});

test("fontFamilies() gives a typeface with serifs others with serifs, before those without", () => {
  const families = fontFamilies("fraunces", "en");
  const without = families.findIndex((family) => family.includes("Sans"));
  const [before, after] = [families.slice(0, without), families.slice(without)];
  expect(before).toContain("Noto Naskh Arabic Variable");
  expect(before).toContain("Noto Serif Devanagari Variable");
  expect(after.filter((family) => !family.startsWith("Noto Sans "))).toEqual([]);
  expect(fontFamilies("inter", "en").filter((family) => family.includes("Serif"))).toEqual([]);
});

test.each(["archivo", "fraunces"] as const)(
  "fontFamilies() names fonts for %s that are shipped, and each once",
  async (typeface) => {
    const shipped = await readdir("node_modules/@fontsource-variable");
    for (const language of ["ar", "ru", "ja"]) {
      const families = fontFamilies(typeface, language);
      expect(new Set(families).size).toBe(families.length);
      for (const family of families.filter((name) => name.endsWith(" Variable"))) {
        expect(shipped).toContain(
          family.replace(" Variable", "").toLowerCase().replaceAll(" ", "-"),
        );
      }
    }
  },
);

test("every family that texts are set in is imported, those with serifs and those of East Asia apart", async () => {
  const files = ["fonts", "serif_fonts", "east_asian_fonts", "east_asian_serif_fonts"];
  const [sans, serifs, eastAsian, eastAsianSerifs] = await Promise.all(
    files.map((file) => Bun.file(`remotion/engine/${file}.ts`).text()),
  );
  const imports = `${sans}${serifs}${eastAsian}${eastAsianSerifs}`;
  expect(`${sans}${eastAsian}`).not.toMatch(/noto-serif|naskh/);
  expect(`${sans}${serifs}`).not.toMatch(/-(?:jp|kr|sc|tc)\//);
  for (const family of fontFamilies("fraunces", "en").slice(2)) {
    const name = family.replace(" Variable", "").toLowerCase().replaceAll(" ", "-");
    expect(imports).toContain(`@fontsource-variable/${name}/`);
  }
});

test.each([
  ["The river’s “old” bridge — 40 € a day…", "en", false],
  ["Приют открыт ежедневно, ναι, مفتوح, खुला", "ru", false],
  ["A heron 🪶 on the rail 🎉", "en", false],
  ["A word of Kyoto: 京都", "en", true],
  ["From ① to ②", "de", true],
  ["Rain ※ or snow", "en", true],
  ["가", "en", true],
  ["Only Latin letters", "ja", true],
  ["Only Latin letters", "zh-Hant", true],
])("whether %p in %p may need fonts of East Asia: %p", (text, language, expected) => {
  expect(mayBeEastAsian(text, language)).toBe(expected);
});
