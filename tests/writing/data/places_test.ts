import { expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";
import { countriesIn, placeOf } from "../../../src/writing/data/places.ts";
import { outlineOf } from "../../../src/writing/source/outline.ts";

test.each([
  ["en", "Floods in Norway and Nigeria", ["NO", "NG"]],
  ["en", "The US helps us, and the UK does not", ["US", "GB"]],
  ["de", "In der Schweiz und in Norwegens Norden", ["CH", "NO"]],
  ["fr", "En France et aux États-Unis", ["FR", "US"]],
  ["ru", "В Норвегии и во Франции", ["NO", "FR"]],
  ["fi", "Norjassa ja Ruotsissa", ["NO", "SE"]],
  ["ja", "日本とノルウェーで", ["JP", "NO"]],
  ["ar", "في النرويج", ["NO"]],
  ["hi", "नॉर्वे में", ["NO"]],
] as const)("countries are read in %s: %s", (language, text, codes) => {
  expect(countriesIn(text, language).toSorted()).toEqual([...codes].toSorted());
});

test.each([
  ["en", "Michael Jordan met Chad in Georgia"],
  ["en", "norwegian wood and norway spruce"],
  ["en", "Nigerian and Norwegian law"],
  ["sr", "Мали број људи"],
  ["ja", "新しいネクタイを買った"],
])("words that only look like one are none in %s: %s", (language, text) => {
  expect(countriesIn(text, language)).toEqual([]);
});

test("a text happens where its title and another sentence say", () => {
  const place = (text: string) => placeOf(outlineOf(readText(text)));
  const body = "Farmers peel their trees early this year. Buyers say that prices will hold.";
  expect(place(`Cork harvest begins in Portugal\n\n${body} Portugal sells half of it.`)).toEqual({
    country: "PT",
    name: "Portugal",
  });
  // Once is by the way, and two countries are no place.
  expect(place(`Cork harvest begins\n\n${body} Portugal sells half of it.`)).toBeNull();
  expect(place(`Portugal and Spain agree\n\n${body} Portugal sells half of it.`)).toBeNull();
});
