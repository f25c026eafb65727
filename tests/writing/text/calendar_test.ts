import { expect, test } from "bun:test";
import { calendarNames, namesRecentDay } from "../../../src/writing/text/calendar.ts";

test("a weekday, or a day and its month without the year, is a recent one", () => {
  for (const [language, text] of [
    ["en", "The harbour reopened on Tuesday."],
    ["en", "The harbour reopened on 3 March, after repairs."],
    ["de", "Der Hafen wurde am 3. März wieder geöffnet."],
    ["es", "El puerto abrió el 3 de marzo."],
    ["ru", "Порт открыли 3 марта."],
    ["pl", "Port otwarto we czwartek, 3 marca."],
    ["ko", "항구는 지난 3일 다시 문을 열었다."],
    ["ja", "港は3月3日に再開した。"],
  ] as const) {
    expect([text, namesRecentDay(text, language)]).toEqual([text, true]);
  }
});

test("a date of history, a price and a duration are none", () => {
  for (const [language, text] of [
    ["en", "The harbour opened on 3 March 1871 with 12 ships."],
    ["es", "El puerto abrió el 3 de marzo de 1871."],
    ["ru", "Порт открыли 3 марта 1871 года."],
    ["en", "The ferry may carry 30 cars."],
    ["ja", "工事は3日間続いた。"],
  ] as const) {
    expect([text, namesRecentDay(text, language)]).toEqual([text, false]);
  }
});

test("names of months are known as they stand beside a day", () => {
  const { months, weekdays } = calendarNames("pl", { withShort: true });
  expect(months.has("marzec")).toBeTrue();
  expect(months.has("marca")).toBeTrue();
  expect(weekdays.has("czwartek")).toBeTrue();
});
