import { expect, test } from "bun:test";
import { splitDateline } from "../../../src/writing/text/dateline.ts";

test("a dateline is told from the news behind it, with its date and without its agency", () => {
  for (const [text, dateline] of [
    ["BRISTOL — The city council opened a street.", "BRISTOL"],
    ["NEW YORK, March 3 (Agency) — The market fell.", "NEW YORK, March 3"],
    ["ST. JOHN'S - “We” won.", "ST. JOHN'S"],
    ["Berlin (dpa) – Die Stadt wächst.", "Berlin"],
    ["МОСКВА, 3 марта — Музей открыт.", "МОСКВА, 3 марта"],
  ]) {
    expect(splitDateline(text ?? "").dateline).toBe(dateline ?? null);
  }
  expect(splitDateline("BRISTOL — The city council opened a street.").rest).toBe(
    "The city council opened a street.",
  );
});

test("what only looks like a dateline stays in its sentence", () => {
  for (const text of [
    "NASA found water.",
    "The old town - Porto - is closed.",
    "Trees (and shrubs) cool a street.",
    "A — B is a range.",
    "CO2 levels rise — Scientists warn.",
  ]) {
    expect(splitDateline(text)).toEqual({ dateline: null, rest: text });
  }
});
