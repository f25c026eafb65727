import { expect, test } from "bun:test";
import { splitDateline } from "../../../src/writing/text/dateline.ts";

test("a dateline is told from the news behind it, with its date and without its agency", () => {
  for (const [text, dateline] of [
    ["BRISTOL — The city council opened a street.", "BRISTOL"],
    ["NEW YORK, March 3 (Agency) — The market fell.", "NEW YORK, March 3"],
    ["ST. JOHN'S - “We” won.", "ST. JOHN'S"],
    ["Berlin (dpa) – Die Stadt wächst.", "Berlin"],
    ["МОСКВА, 3 марта — Музей открыт.", "МОСКВА, 3 марта"],
    ["Lima, 3 mar (AGL).- El puente abre.", "Lima, 3 mar"],
    ["(AGL).- El puente abre.", null],
    ["(AGL) - TRIESTE, 3 MAR - Il ponte apre.", "TRIESTE, 3 MAR"],
    ["القاهرة (وكالة) - افتتح الجسر.", "القاهرة"],
    ["تونس، تونس (وكالة) -- افتتح الجسر.", "تونس، تونس"],
    ["बीकानेर: बीकानेर में नया पुल खुल गया है।", "बीकानेर"],
    ["海东社兰州3月12日电 大桥通车。", "兰州3月12日"],
    ["（海東社記者王平台中12日電）大橋通車。", "台中12日"],
    ["(대전=한별뉴스) 김하나 기자 = 다리가 열렸다.", "대전"],
    ["【パリ=山田花子】橋が開通した。", "パリ"],
    [
      "OLDTOWN, Me., March 3, 2026 /NewsAgency/ -- The bridge opens.",
      "OLDTOWN, Me., March 3, 2026",
    ],
    ["LONDON--(THE AGENCY)--The bridge opens.", "LONDON"],
    ["KIEL agl | Die Brücke ist offen.", "KIEL"],
    ["〔記者王小平／台北報導〕大橋通車。", "台北"],
  ]) {
    expect(splitDateline(text ?? "").dateline).toBe(dateline ?? null);
  }
  for (const [text, rest] of [
    ["BRISTOL — The city council opened a street.", "The city council opened a street."],
    ["(AGL) - TRIESTE, 3 MAR - Il ponte apre.", "Il ponte apre."],
    ["海东社兰州3月12日电（记者王平）大桥通车。", "大桥通车。"],
    ["[대전=한별뉴스] 김하나 기자 = 다리가 열렸다.", "다리가 열렸다."],
    ["OLDTOWN, Me., March 3, 2026 /NewsAgency/ -- The bridge opens.", "The bridge opens."],
    ["（美聯社）〔記者王小平／台北報導〕大橋通車。", "大橋通車。"],
    ["本报讯（记者王小平）大桥通车。", "大桥通车。"],
    ["海东报讯，大桥通车。", "大桥通车。"],
  ]) {
    expect(splitDateline(text ?? "").rest).toBe(rest ?? "");
  }
});

test("what only looks like a dateline stays in its sentence", () => {
  expect(splitDateline("बीकानेर: नया पुल खुल गया है।").dateline).toBe(null);
  for (const text of [
    "NASA found water.",
    "The old town - Porto - is closed.",
    "Trees (and shrubs) cool a street.",
    "A — B is a range.",
    "CO2 levels rise — Scientists warn.",
    "(Yes) - that is all.",
    "【材料】豆腐と味噌。",
    "量子通讯，是下一代网络。",
    "（新桥）今天通车。",
    "He and/or she -- The Smiths -- came.",
    "WHAT | Who",
    "昨日発電所が止まった。",
    "(가=나) 다리가 열렸다.",
    "[mode=fast] The bridge opens.",
  ]) {
    expect(splitDateline(text)).toEqual({ dateline: null, rest: text });
  }
});

test("a day in brackets before the news is left out", () => {
  expect(splitDateline("(18.01.2026) Die Brücke ist offen.").rest).toBe("Die Brücke ist offen.");
  expect(splitDateline("(18 boats) The bridge opens.").rest).toBe("(18 boats) The bridge opens.");
});
