import { expect, test } from "bun:test";
import { weigh, withMarks } from "../../../../remotion/kit/type/clauses.ts";

test("a short sentence is not weighed", () => {
  expect(weigh("The ferry sails again on Monday", "Monday")).toBeNull();
});

test("the clause with the emphasised phrase is read first, and what is around it keeps its place", () => {
  const text =
    "Since the bridge was closed for repairs in autumn, the old ferry carries commuters, who wait for up to an hour on either bank";
  expect(weigh(text, "old ferry")).toEqual({
    before: "Since the bridge was closed for repairs in autumn, ",
    main: "the old ferry carries commuters, ",
    after: "who wait for up to an hour on either bank",
  });
});

test("without an emphasis, a sentence begins with what is read first", () => {
  const text =
    "Die Fähre fährt seit Montag wieder, obwohl der Anleger auf der anderen Seite noch immer nicht repariert ist";
  expect(weigh(text, null)).toMatchObject({
    before: "",
    main: "Die Fähre fährt seit Montag wieder, ",
  });
});

test("a sentence is parted within no clause, however long it is", () => {
  for (const [text, phrase] of [
    [
      "Engineers of the harbour company inspected every single chain of the ferry during the coldest night of the whole winter",
      "harbour company",
    ],
    [
      "बंदरगाह कंपनी के इंजीनियरों ने सर्दियों की सबसे ठंडी रात में नाव की हर ज़ंजीर की जाँच पूरी सावधानी से की और रिपोर्ट लिखी",
      "बंदरगाह कंपनी",
    ],
  ] as const)
    expect(weigh(text, phrase)).toBeNull();
});

test("a comma of an enumeration parts nothing", () => {
  const text =
    "In the shed behind the ferry's landing there are still two oars, a brass bell, four lanterns and the rudder of the first boat";
  expect(weigh(text, "brass bell")).toBeNull();
});

test("a subject stays with its verb, whatever explains it in between", () => {
  const text =
    "The ferryman, who has crossed the river since he was nine years old, measures the level of the water every morning";
  expect(weigh(text, "ferryman")).toBeNull();
  expect(weigh(text, "level")).toBeNull();
});

test("of a quotation, who speaks is not what is read first", () => {
  const text =
    "“The river was lower than anybody can remember, and still we crossed it every day”, said the ferryman's daughter Mina";
  expect(weigh(text, "Mina")).toBeNull();
});

test("brackets, short quotations and names are not parted", () => {
  const text =
    "The council (eleven votes to four, with two abstentions) has decided that Maria Lindqvist leads the works on both banks";
  for (const emphasis of ["council", "decided", "Lindqvist", "banks"]) {
    const weighed = weigh(text, emphasis);
    const edges = [weighed?.before, weighed?.main].map((part) => part?.trimEnd() ?? "");
    for (const edge of edges) {
      expect(edge).not.toMatch(/(?:to|four,|with|two)$/u);
      expect(edge).not.toEndWith("Maria");
    }
  }
});

test("Chinese and Japanese are parted at punctuation, and each letter counts for two", () => {
  const text =
    "昨年の秋から橋が工事のために閉鎖されているので、通勤客は古い渡し船を使い、どちらの岸でも一時間ほど待っている";
  expect(weigh(text, "渡し船")).toEqual({
    before: "昨年の秋から橋が工事のために閉鎖されているので、",
    main: "通勤客は古い渡し船を使い、どちらの岸でも一時間ほど待っている",
    after: "",
  });
});

test("nothing of a sentence is lost", () => {
  const text =
    "– „Wer rastet“, sagt sie, „der rostet“ (so heißt es), und dann steigt sie wieder auf ihr Rad und fährt die ganze Strecke zurück";
  const { before, main, after } = weigh(text, "Rad") ?? { before: "", main: "", after: "" };
  expect(before + main + after).toBe(text);
});

test("marks stay with the words that they belong to", () => {
  expect(
    withMarks({ before: "She says: “", main: "Coil it dry", after: "”, and hangs it up" }),
  ).toEqual({
    before: "She says: ",
    main: "“Coil it dry”,",
    after: " and hangs it up",
  });
  expect(withMarks({ before: "“", main: "Coil it dry", after: " — and hang it up" })).toEqual({
    before: "",
    main: "“Coil it dry —",
    after: " and hang it up",
  });
  const plain = { before: "„Ja“, ", main: "sagt sie,", after: " und geht" };
  expect(withMarks(plain)).toEqual(plain);
});
