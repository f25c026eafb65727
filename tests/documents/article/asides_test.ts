import { describe, expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";

const ICELANDIC = [
  "Sjómenn í Lónvík hafa smíðað bát úr gömlum hurðum og sigla honum nú á hverjum degi milli eyja.",
  "Verkið tók tvo vetur, og fimmtán manns lögðu til efni, verkfæri og kaffi á meðan á því stóð.",
  "Báturinn tekur átta farþega, og fargjaldið er einn brauðhleifur eða tveir lítrar af mjólk.",
];

const page = (...inner: string[]) => [
  "Forsíða",
  "Innlent",
  "Erlent",
  "Íþróttir",
  "Veður",
  "Menning",
  "Bátur úr hurðum siglir milli eyja í Lónvík",
  ICELANDIC[0] ?? "",
  ...inner,
  ICELANDIC[2] ?? "",
];
const texts = (lines: readonly string[], gap = "\n\n") =>
  readText(lines.join(gap))
    .blocks.slice(1)
    .map(({ text }) => text);

describe("readText() of a page in a language without words for its furniture", () => {
  test("leaves out headlines of other articles between two paragraphs, with their label", () => {
    const [first = "", second = "", third = ""] = ICELANDIC;
    const label = [...page("Meira efni:", "Hákarl sást úr landi í Skjálfta")];
    expect(texts(label)).toEqual([first, third]);
    const row = ["Tengt", "Snjór lokar veginum yfir heiðina", "Nýr skóli opnar dyrnar í haust"];
    expect(texts(page(second, ...row))).toEqual([first, second, third]);
    const capitals = ["EYJAR", "Lundinn kom seinna en vant er"];
    expect(texts(page(second, ...capitals))).toEqual([first, second, third]);
  });

  test("keeps a heading below them that says what its paragraph is about", () => {
    const [first = "", , third = ""] = ICELANDIC;
    const row = ["Snjór lokar veginum yfir heiðina", "Nýr skóli opnar dyrnar í haust"];
    const heading = "Átta farþega í einu";
    expect(texts(page("Tengt efni", ...row, heading))).toEqual([first, heading, third]);
  });

  test("keeps a heading that an empty line parts from them", () => {
    const [first = "", , third = ""] = ICELANDIC;
    const box = "Meira efni:\nHákarl sást úr landi í Skjálfta";
    expect(texts(page(box, "Lítið kaup"))).toEqual([first, "Lítið kaup", third]);
  });

  test("leaves out lines that it says again and again, and those with a label in capitals", () => {
    const [first = "", second = "", third = ""] = ICELANDIC;
    const again = "Sleppa þessu";
    expect(texts(page(again, second, again, again, "LESTU: Snjór lokar veginum"))).toEqual([
      first,
      second,
      third,
    ]);
  });

  test("keeps two headings of which the lower one is told below, and a list behind a colon", () => {
    const [first = "", , third = ""] = ICELANDIC;
    const headings = ["Ferðirnar", "Hvað farþegar borga fyrir siglinguna"];
    expect(texts(page(...headings))).toEqual([first, ...headings, third]);
    const list = ["Þetta þarf til verksins:", "Tólf hurðir", "Fjórar fötur af tjöru"];
    expect(texts(page(...list))).toEqual([first, ...list, third]);
  });
});
