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

test("fields of a form and what programs of a page are told are furniture", () => {
  expect(kindOfLine("Your name:*")).toBe("furniture");
  expect(kindOfLine('{ "modules": [{"name": "video"}], "kind": "story" }')).toBe("furniture");
  expect(kindOfLine("The bakers:")).not.toBe("furniture");
});
