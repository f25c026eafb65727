import { expect, test } from "bun:test";
import { kindOf } from "../../src/documents/line_kinds.ts";

const kindOfLine = (text: string) => kindOf({ kind: "paragraph", text, level: 0 }, "en");

test("a time alone is no sentence, though it ends with a full stop", () => {
  for (const time of ["5 p.m.", "2:55 p.m.", "11:00 a.m. ET"]) {
    expect(`${time}: ${kindOfLine(time)}`).toBe(`${time}: count`);
  }
  expect(kindOfLine("At 5 p.m. the oven was cold.")).not.toBe("count");
  expect(kindOfLine("Reuters - 39 mins ago")).toBe("count");
});

test("how another article begins is told by the arrow or the word that leads there", () => {
  const begun = "The bakery on Mill Lane closes in June, and its oven goes to the museum of";
  for (const end of ["... →", "… Read…", "... [Read more]"]) {
    expect(`${end}: ${kindOfLine(`${begun}${end}`)}`).toBe(`${end}: furniture`);
  }
  expect(kindOfLine(`${begun} the town… or so they say.`)).toBe("prose");
});

test("who took a picture for a paper is a credit, and no sentence about somebody's work is", () => {
  for (const credit of ["Ida Holm for The Valley Post", "Ana M. Reis für Das Talblatt"])
    expect(`${credit}: ${kindOfLine(credit)}`).toBe(`${credit}: credit`);
  for (const other of ["Ida Holm for the museum", "Ida Holm for Mayor"])
    expect(`${other}: ${kindOfLine(other)}`).not.toBe(`${other}: credit`);
});

test("an agency, and who took a picture for it, is a credit, and no headline about one is", () => {
  for (const credit of [
    "Ida Holm/Reuters",
    "Courtesy of NASA",
    "Ida Holm, File | AP",
    "picture alliance / Jan Holm/dpa",
    "REUTERS/Ida Holm",
    "Ida Holm via Facebook",
    "Ida Holm/The Valley Post",
    "Provided by the family",
    "Illustration by Ida Holm",
    "连合 视觉中国",
  ])
    expect(`${credit}: ${kindOfLine(credit)}`).toBe(`${credit}: credit`);
  for (const headline of [
    "New rules for old boats proposed by EPA",
    "A short history of Reuters",
    "New Rules for Old Wooden Boats",
    "Copyright law for boat builders",
    "Inside NASA",
    "Reuters/Holm poll shows lead",
    "Provided by law, refused in practice",
    "How we grew via Instagram",
  ])
    expect(`${headline}: ${kindOfLine(headline)}`).toBe(`${headline}: short`);
});

test("the names of a logo and of a file are what a picture is called", () => {
  expect(kindOfLine("Tide table of the harbour.jpg")).toBe("picture");
  expect(kindOfLine("Valley Post logo")).toBe("picture");
  expect(kindOfLine("How the ferry got its logo")).toBe("short");
});

test("who took a picture may be told in brackets", () => {
  const credit = "(Photo from the town archive.)";
  expect(kindOfLine(credit)).toBe("credit");
  expect(kindOfLine("(Photographs were forbidden.)")).not.toBe("credit");
});

test("controls of recent years are furniture, each in its own language", () => {
  for (const control of [
    "Add as a preferred source on Google",
    "Als bevorzugte Quelle auf Google",
    "Continuer sans accepter",
    "Únete al canal de WhatsApp",
    "Artikel cadeau geven",
    "Lyssna på artikeln",
    "Lue näköislehti",
    "あとで読む",
    "기사 선물하기",
  ])
    expect(`${control}: ${kindOfLine(control)}`).toBe(`${control}: furniture`);
});

test("fields of a form and what programs of a page are told are furniture", () => {
  expect(kindOfLine("Your name:*")).toBe("furniture");
  expect(kindOfLine('{ "modules": [{"name": "video"}], "kind": "story" }')).toBe("furniture");
  expect(kindOfLine("The bakers:")).not.toBe("furniture");
});
