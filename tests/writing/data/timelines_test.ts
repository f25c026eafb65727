import { expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";
import { chronicleOf } from "../../../src/writing/data/chronicle.ts";
import { dateAt } from "../../../src/writing/data/dates.ts";
import { datedItem, datedSentence, timelineOf } from "../../../src/writing/data/timelines.ts";
import { outlineOf } from "../../../src/writing/source/outline.ts";

test.each([
  ["en", "In May 1923, the town", "May 1923", 19230500],
  ["en", "On 14 May 1923 the town", "14 May 1923", 19230514],
  ["en", "May 14, 1923: a town", "May 14, 1923", 19230514],
  ["de", "Im Jahr 1923 kaufte", "1923", 19230000],
  ["ru", "14 мая 1923 года город", "14 мая 1923", 19230514],
  ["pt", "Em 14 de maio de 1923, a", "14 de maio de 1923", 19230514],
  ["ja", "1923年5月、町は", "1923年5月", 19230500],
  ["ar", "في عام ١٩٢٣، اشترت", "١٩٢٣", 19230000],
  ["en", "9:30 pm Supper", "9:30 pm", 21 * 60 + 30],
] as const)("a date begins in %s: %s", (language, text, shown, order) => {
  expect(dateAt(text, language)).toMatchObject({ text: shown, order });
});

test.each(["Version 2024.1 is out", "May I ask", "12.5 % of all", "35 May 1923", "25:70 late"])(
  'no date begins with "%s"',
  (text) => {
    expect(dateAt(text, "en")).toBeNull();
  },
);

test("events in their order are a timeline; in any other order they are none", () => {
  const items = ["1911: A tower is built", "1936: The lamp is changed", "1958: The keeper leaves"];
  const read = (some: readonly string[]) =>
    timelineOf(some.flatMap((item) => datedItem(item, "en") ?? []));
  expect(read(items)?.events).toEqual([
    { date: "1911", label: "A tower is built" },
    { date: "1936", label: "The lamp is changed" },
    { date: "1958", label: "The keeper leaves" },
  ]);
  expect(read(items.toReversed())).toBeNull();
  expect(read(items.slice(1))).toBeNull();
});

test("what is measured in each year is no event", () => {
  expect(datedItem("2019: 12 %", "en")).toBeNull();
});

test("a sentence loses its date only where the rest is one without it", () => {
  expect(datedSentence("In 1923, the town bought a mill.", "en")?.label).toBe(
    "The town bought a mill",
  );
  expect(datedSentence("1923 kaufte die Stadt die Mühle.", "de")?.label).toBe(
    "1923 kaufte die Stadt die Mühle",
  );
  expect(datedSentence("2000 people came to the fair.", "en")).toBeNull();
});

test("a text that tells one year after the other is a chronicle, and one that looks back is none", () => {
  const told = (text: string) => chronicleOf(outlineOf(readText(text)))?.dated.length ?? 0;
  const years = [
    "In 1902, a doctor found a spring",
    "In 1927, a hotel was built",
    "In 1951, a flood came",
  ];
  expect(told(`The spa\n\n${years.join(". ")}.`)).toBe(3);
  expect(told(`The spa\n\n${years.toReversed().join(". ")}.`)).toBe(0);
  const prose = "Guests still come for the air and the quiet. ".repeat(12);
  expect(told(`The spa\n\n${years.join(". ")}. ${prose}`)).toBe(0);
});

test("headings that are dates tell what happened then", () => {
  const text =
    "# The bridge\n\n## 1901\n\nMasons lay the stone.\n\n## 1926\n\nTrams cross it.\n\n## 1980\n\nIt is closed to cars.";
  const dated = chronicleOf(outlineOf(readText(text)))?.dated ?? [];
  expect(dated.map(({ date, label }) => `${date.text} ${label}`)).toEqual([
    "1901 Masons lay the stone",
    "1926 Trams cross it",
    "1980 It is closed to cars",
  ]);
});
