import { expect, test } from "bun:test";
import { markPhrases } from "../../../../remotion/kit/type/phrases.ts";

const visible = (text: string) => text.replaceAll("\u200b", "|");

test("markPhrases() lets Chinese lines end between phrases alone", () => {
  expect(visible(markPhrases("树木比遮阳篷更能让街道凉爽", "zh"))).not.toContain("遮|");
  expect(visible(markPhrases("我的朋友们说：“很好”。", "zh-TW"))).not.toMatch(/\|[的们：”。]|“\|/);
});

test("markPhrases() changes nothing that is seen, and no other language", () => {
  const text = "今天天气很好，我们去公园吧。iPhone 15 很好";
  expect(markPhrases(text, "zh-CN").replaceAll("\u200b", "")).toBe(text);
  expect(markPhrases(text, "en")).toBe(text);
  expect(markPhrases("", "zh")).toBe("");
});
