import { expect, test } from "bun:test";
import { loadHyphenation, withoutHyphens } from "../../../../remotion/kit/type/hyphenation.ts";

const visible = (text: string) => text.replaceAll("\u00ad", "-");

test("loadHyphenation() breaks long words where their language does", async () => {
  const text = "Die Geschwindigkeitsbegrenzung";
  const german = await loadHyphenation(text, "de-AT");
  expect(visible(german(text))).toContain("keits-be");
  expect(visible(german(text))).toStartWith("Die ");
});

test("loadHyphenation() leaves short words and unknown languages alone", async () => {
  expect(await loadHyphenation("A text of short words", "en")).toBe(withoutHyphens);
  expect(await loadHyphenation("Geschwindigkeitsbegrenzung", "xx")).toBe(withoutHyphens);
  expect(await loadHyphenation("Geschwindigkeitsbegrenzung", "toString")).toBe(withoutHyphens);
});
