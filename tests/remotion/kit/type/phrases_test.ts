import { expect, test } from "bun:test";
import { markPhrases } from "../../../../remotion/kit/type/phrases.ts";

const visible = (text: string) => text.replaceAll("\u200b", "|");

test("markPhrases() lets Chinese lines end between phrases alone", () => {
  expect(visible(markPhrases("树木比遮阳篷更能让街道凉爽", "zh"))).not.toContain("遮|");
  expect(visible(markPhrases("我的朋友们说：“很好”。", "zh-TW"))).not.toMatch(/\|[的们：”。]|“\|/);
});

test("no Chinese line has a single letter before a mark, nor parts of two clauses", () => {
  const lines = markPhrases("先放一小撮糖，茶和水的比例是一比三，多一勺都不行", "zh").split(
    "\u200b",
  );
  for (const line of lines) expect(line).toMatch(/^[^，]{2,}，?$/u);
  expect(lines).toContain("多一勺");
});

test("the last line of a Chinese or Japanese title is more than a letter or two", () => {
  const joined = (text: string) => markPhrases(text, "ja").replaceAll("\u2060", "+");
  expect(joined("古い椅子を十年使う方法")).toBe("古い椅子を十年使う+方+法");
  expect(joined("使うもの")).toBe("使+う+も+の");
  expect(joined("木を植える。")).toBe("木+を+植+え+る+。");
  expect(joined("新しい iPhone")).toBe("新しい iPhone");
  const lines = markPhrases("我们在公园里种下一百棵树", "zh").split("\u200b");
  expect((lines.at(-1) ?? "").length).toBeGreaterThan(2);
});

test("no line of Japanese begins with small kana", () => {
  const joined = markPhrases("丁寧に、しかしはっきりと伝える技術", "ja").replaceAll("\u2060", "+");
  expect(joined).toStartWith("丁寧に、しかしは+っきりと");
});

test("markPhrases() changes nothing that is seen, and no other language", () => {
  const text = "今天天气很好，我们去公园吧。iPhone 15 很好";
  expect(markPhrases(text, "zh-CN").replaceAll("\u200b", "")).toBe(text);
  expect(markPhrases(text, "en")).toBe(text);
  expect(markPhrases("", "zh")).toBe("");
});
