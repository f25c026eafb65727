import { describe, expect, test } from "bun:test";
import { isAllCapitals, namesIn, sentenceCase } from "../../../src/writing/text/capitals.ts";

describe("sentenceCase()", () => {
  test("keeps names as the rest of the text has them, and what is no word", () => {
    const names = namesIn(["The mill of Rosa Lind is in Norway, and NATO has none."], "en");
    expect(
      sentenceCase("THE DNS OF NATO: ROSA AND I'LL SEE. II IS IN NORWAY!", {
        names,
        language: "en",
      }),
    ).toBe("The DNS of NATO: Rosa and I'LL see. II is in Norway!");
  });
});

describe("isAllCapitals()", () => {
  test("is false for some capitals in a script without case, and for abbreviations", () => {
    expect(isAllCapitals("THE OLD MILL IS FOR SALE", "en")).toBe(true);
    expect(isAllCapitals("NATO", "en")).toBe(false);
    expect(isAllCapitals("このBOOK MILLで読む本", "ja")).toBe(false);
  });
});
