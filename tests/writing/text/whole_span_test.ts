import { expect, test } from "bun:test";
import { wholeSpan } from "../../../src/writing/text/whole_span.ts";

function widened(text: string, part: string, language: string): string {
  const start = text.indexOf(part);
  const span = wholeSpan({ start, end: start + part.length }, text, language);
  return text.slice(span.start, span.end);
}

test("no part of a text begins or ends within a number or a score", () => {
  expect(widened("8·17 대회에서 만난다", "17 대회", "ko")).toBe("8·17 대회");
  expect(widened("some 10–12 boats a day", "12 boats", "en")).toBe("10–12 boats");
  expect(widened("they won 3:0 at home", "won 3", "en")).toBe("won 3:0");
  expect(widened("it cost 1.250.000 Euro", "000 Euro", "de")).toBe("1.250.000 Euro");
});

test("nor within a date", () => {
  expect(widened("Am 3. Dezember 2024 beginnt der Bau", "Dezember 2024", "de")).toBe(
    "3. Dezember 2024",
  );
  expect(widened("Am 3. Dezember 2024 beginnt der Bau", "3. Dezember", "de")).toBe(
    "3. Dezember 2024",
  );
  expect(widened("El 9 de mayo de 2023 abrió", "mayo", "es")).toBe("9 de mayo de 2023");
  expect(widened("On May 14, 2025 it opened", "May", "en")).toBe("May 14, 2025");
  expect(widened("С 14 мая 2025 года", "мая", "ru")).toBe("14 мая 2025");
  expect(widened("2024年5月14日に開いた", "5月", "ja")).toBe("2024年5月14日");
});

test("a number beside another, with its own noun, is left as it is", () => {
  expect(widened("In 2017, 17 boats sank", "17 boats", "en")).toBe("17 boats");
  expect(widened("The mayor may open 14 parks", "open", "en")).toBe("open");
  expect(widened("Of 85 pear trees, 12 bloom", "85 pear trees", "en")).toBe("85 pear trees");
});

test("a number in words stays whole, and with what it counts", () => {
  expect(widened("नींबू में दो सौ ग्राम नमक मिलाकर भर दें", "ग्राम नमक", "hi")).toBe("दो सौ ग्राम नमक");
  expect(widened("pour économiser neuf cents euros par an", "économiser neuf cents", "fr")).toBe(
    "économiser neuf cents euros",
  );
  expect(widened("the one old ferry is late", "old ferry", "en")).toBe("old ferry");
});
