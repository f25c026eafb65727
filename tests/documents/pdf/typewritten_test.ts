import { expect, test } from "bun:test";
import { typewrittenText } from "../../../src/documents/pdf/typewritten.ts";

test("typewrittenText() joins the lines of sentences, and leaves programs and their output alone", () => {
  const letter = [
    "The keeper of the light went up the stairs at dusk and",
    "counted the boats. One of them had not come home yet, and",
    "nobody in the harbour knew why. He lit the lamp.",
  ];
  expect(typewrittenText(letter.join("\n"))).toBe(letter.join(" "));
  const program = [
    "for (const boat of boats) { if (boat.isHome) continue; }",
    'console.log("Nobody knows where it is tonight.", boat.name);',
    "lamp.light({ from: dusk, to: dawn });",
  ];
  expect(typewrittenText(program.join("\n"))).toBeNull();
  const list = ["boat      crew      load", "otter     twelve    much", "ibis      nine      less"];
  expect(typewrittenText(list.join("\n"))).toBeNull();
});
