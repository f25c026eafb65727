import { expect, test } from "bun:test";
import { withTexLigatures } from "../../../../src/documents/pdf/letters/tex_ligatures.ts";

const read = (str: string) =>
  withTexLigatures({
    str,
    x: 60,
    y: 700,
    width: 100,
    height: 10,
    fontSize: 10,
    dir: "ltr",
    font: "drawn",
    isMonospaced: false,
    hasEOL: false,
    angle: 0,
    isVertical: false,
  }).str;

test("withTexLigatures() reads ligatures at the codes of both of TeX's encodings", () => {
  expect(read("the \u001Crst e\u001Bort, and a \u001Dood")).toBe("the first effort, and a flood");
  expect(read("an e\u000Ecient ba\u001Fe")).toBe("an efficient baffle");
});

test("withTexLigatures() leaves codes that are no ligatures", () => {
  expect(read("W\u0003HK\u001Cx\u0014")).toBe("W\u0003HK\u001Cx\u0014");
  expect(read("A \u001C B")).toBe("A \u001C B");
});
