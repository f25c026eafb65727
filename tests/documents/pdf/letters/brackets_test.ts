import { expect, test } from "bun:test";
import { withBracketsTurned } from "../../../../src/documents/pdf/letters/brackets.ts";

const textsOf = (...texts: readonly (readonly [dir: string, str: string])[]) =>
  withBracketsTurned([
    texts.map(([dir, str]) => ({
      str,
      dir,
      x: 60,
      y: 700,
      width: 100,
      height: 10,
      fontSize: 10,
      font: "text",
      isMonospaced: false,
      hasEOL: false,
    })),
  ])
    .flat()
    .map(({ str }) => str);

test("withBracketsTurned() turns the brackets of what is read from the right where they look outwards", () => {
  expect(
    textsOf(["rtl", "גובה )במטר( של המים"], ["rtl", "א( ראשון"], ["ltr", "(see below)"]),
  ).toEqual(["גובה (במטר) של המים", "א) ראשון", "(see below)"]);
});

test("withBracketsTurned() leaves brackets that look inwards", () => {
  const texts = ["גובה (במטר) של המים (בקיץ) עולה", "א) ראשון"] as const;
  expect(textsOf(["rtl", texts[0]], ["rtl", texts[1]])).toEqual([...texts]);
});
