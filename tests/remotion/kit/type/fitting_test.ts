import { expect, test } from "bun:test";
import { chromium } from "playwright-core";
import { readConfig } from "../../../../src/config/mod.ts";
import { cacheRoots } from "../../../../src/rendering/cached_folder.ts";
import { findChrome } from "../../../../src/rendering/chrome.ts";

const { dataDir, browserExecutable } = readConfig();
const chrome = await findChrome({
  executable: browserExecutable,
  cacheRoots: cacheRoots(dataDir),
});
const built = await Bun.build({ entrypoints: ["remotion/kit/type/fitting.ts"], format: "esm" });
const FITTING = (await built.outputs[0]?.text()) ?? "";

/** Sizes that texts of 20 to 100 pixels get in a column of 300. */
async function sizesOf(texts: readonly { words: string; alike?: string }[]): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath: chrome.executable,
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage();
    const size = "min(var(--cap, 999px), (20px + 80px * var(--fit, 1)) * var(--shrink, 1))";
    const lines = texts.map(
      ({ words, alike }) =>
        `<div data-text="20" ${alike ? `data-alike="${alike}"` : ""} style="font-size:${size}; overflow-wrap:var(--break, normal); hyphens:var(--hyphens, none)">${words}</div>`,
    );
    await page.setContent(
      `<div id="box" style="width:300px; height:2000px"><div id="content" data-column>${lines.join("")}</div></div>`,
    );
    await page.addScriptTag({
      type: "module",
      content: `${FITTING}\nfitType(document.querySelector("#box"), document.querySelector("#content"));\ndocument.body.dataset.fitted = "";`,
    });
    // A module runs once the page has been read.
    await page.locator("body[data-fitted]").waitFor({ state: "attached" });
    return await page.evaluate(() =>
      [...document.querySelectorAll("[data-text]")].map((text) =>
        Number.parseFloat(getComputedStyle(text).fontSize),
      ),
    );
  } finally {
    await browser.close();
  }
}

test("a text stays small enough for its longest word, and others may be larger", async () => {
  const [long = 0, short = 0] = await sizesOf([{ words: "Incomprehensible" }, { words: "Go" }]);
  expect(long).toBeWithin(20, 60);
  expect(short).toBe(100);
});

test("texts that are alike are as large as the smallest of them", async () => {
  const alike = "item";
  const [long, short] = await sizesOf([
    { words: "Incomprehensible", alike },
    { words: "Go", alike },
  ]);
  expect(short).toBe(long ?? 0);
});

test("a word that has to be broken makes only its own text smaller", async () => {
  const alike = "item";
  const [broken, whole] = await sizesOf([
    { words: "https://example.org/an/address/that/never/ends", alike },
    { words: "Go", alike },
  ]);
  expect(broken).toBe(20);
  expect(whole).toBe(100);
});

/** A word that may be broken, as texts have it. */
const long = (word: string) =>
  `<span data-long style="hyphens:var(--hyphens, inherit)">${word.replaceAll("|", "&shy;")}</span>`;

test("a long word is broken where its text would else be far smaller than it is to be", async () => {
  const [whole = 0] = await sizesOf([{ words: "Straßenverkehrsordnung gilt" }]);
  const [broken = 0] = await sizesOf([{ words: `${long("Straßen|verkehrs|ordnung")} gilt` }]);
  expect(broken).toBeGreaterThan(1.8 * whole);
});

test("a word that is nearly short enough stays whole, and so does one whose hyphen is of no use", async () => {
  const [whole, near] = await sizesOf([{ words: "Garten" }, { words: long("Gar|ten") }]);
  expect(near).toBe(whole ?? 0);
  const [plain, inVain] = await sizesOf([
    { words: "Überverkehrsordnungen" },
    { words: long("Über|verkehrsordnungen").replace("Über&shy;", "&shy;Über") },
  ]);
  expect(inVain).toBe(plain ?? 0);
});

test("a headline becomes a little smaller where a short word else has a line to itself", async () => {
  const rising = '<span style="transform:translateY(-40px);display:inline-block">de</span>';
  const [whole = 0, joined = 0, risen = 0, few = 0] = await sizesOf([
    { words: "Barcos nuevos nadan ahora" },
    { words: "Barcos nuevos de Quito" },
    { words: `Barcos nuevos ${rising} Quito` },
    { words: "nuevos de Quito" },
  ]);
  expect(few).toBe(whole);
  expect(joined).toBeWithin(0.75 * whole, 0.95 * whole);
  expect(risen).toBe(joined);
});
