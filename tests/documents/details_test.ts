import { expect, test } from "bun:test";
import { isNames, isSigned, readAuthor, readDetails } from "../../src/documents/details.ts";

test("readDetails() takes a line apart once, however many ways there are to read it as a date", () => {
  expect(readDetails(`1 ${"日前".repeat(38)}あ`, "ja")).toBeNull();
});

test("readDetails() reads a date whose words stand together", () => {
  expect(readDetails("2021年3月4日公開", "ja")).toEqual({ date: "2021年3月4日公開" });
});

test("readDetails() reads a name beside an address for mail, in any script", () => {
  expect(readDetails("Lea Sund lea.sund@estuary.example", "en")).toEqual({ byline: "Lea Sund" });
  expect(readDetails("물때표 기자 tide@estuary.example", "ko")).toEqual({ byline: "물때표 기자" });
  expect(readDetails("Lea Sund lea@sund.example Harbour School, Norway", "en")).toEqual({
    byline: "Lea Sund",
  });
  expect(readDetails("Lea Sund lea@sund.example answers all of your letters.", "en")).toBeNull();
  expect(readDetails("Write to us at tide@estuary.example", "en")).toBeNull();
});

test("readDetails() takes a control off the name that it sticks to, and no file for a name", () => {
  expect(readDetails("By Lea SundFollow", "en")).toEqual({ byline: "Lea Sund" });
  expect(readDetails("By Ewan McDonald", "en")).toEqual({ byline: "Ewan McDonald" });
  expect(readDetails("Update NOTES.md", "en")).toBeNull();
});

test("readDetails() parts a name from the month that it sticks to, and reads a place before a dash", () => {
  expect(readDetails("Lea SundAugust 12th, 2026", "en")).toEqual({
    byline: "Lea Sund",
    date: "August 12th, 2026",
  });
  expect(readDetails("NEW HAVEN –", "en")).toEqual({ place: "NEW HAVEN" });
});

test("readDetails() leaves the day to the date, and what somebody is to nobody", () => {
  expect(readDetails("Lea Sund Tuesday, Aug. 17, 2010", "en")).toEqual({
    byline: "Lea Sund",
    date: "Tuesday, Aug. 17, 2010",
  });
  expect(readDetails("Par LEA SUND, OLE NORD Envoyés spéciaux à Brest", "fr")).toEqual({
    byline: "LEA SUND, OLE NORD",
  });
});

test("readAuthor() finds the name in what a page gives as its author", () => {
  for (const [told, name] of [
    ["By Lea Sund2014-01-26 21:32:46 UTC", "Lea Sund"],
    ["by Lea Sund July 30, 2013 11:25 AM PDT Follow @lea", "Lea Sund"],
    ["By LEA SUND and OLE NORD - Tide Writers | TP – 1 hr ago", "LEA SUND and OLE NORD"],
    ["Lea Sund, THE TIDE", "Lea Sund, THE TIDE"],
    ["By Lea Sund on June 29, 2014 08:08 pm", "Lea Sund"],
    ["Tide", "Tide"],
    ["김철수 기자", "김철수 기자"],
    ["9:39AM BST 05 Oct 2011", null],
    ["tide.example", null],
    ["sailor authored July 13, 2014", null],
    ["", null],
  ] as const) {
    expect(readAuthor(told, "en")).toBe(name);
  }
});

test("readDetails() tells a place from a word that says what a date is", () => {
  expect(readDetails("LISBON — May 13, 2026, 9:29 PM", "en")).toEqual({
    place: "LISBON",
    date: "May 13, 2026, 9:29 PM",
  });
  expect(readDetails("Lisbon, 13 May 2026", "en")).toEqual({
    place: "Lisbon",
    date: "13 May 2026",
  });
  expect(readDetails("Leaflet 13 May 2026", "en")).toEqual({ date: "13 May 2026" });
});

test("readDetails() reads a name that is said twice, and one before a control, a date or a column that sticks to it", () => {
  expect(readDetails("By Lea Sund By Lea Sund May 15 Follow @lea_s", "en")).toEqual({
    byline: "Lea Sund",
    date: "May 15",
  });
  expect(readDetails("By Lea Sund2014-01-26 21:32:46", "en")).toEqual({
    byline: "Lea Sund",
    date: "2014-01-26 21:32:46",
  });
  expect(readDetails("by Lea Sund —in Tides", "en")?.byline).toBe("Lea Sund");
});

test("a line is signed that has a word for authors and a name, whatever stands behind it", () => {
  expect(isSigned("By June Farrow Food correspondent, The Valley Post", "en")).toBe(true);
  expect(isSigned("Par Maëlle Quéré Correspondante à Sainte-Aubette", "fr")).toBe(true);
  expect(isSigned("By the river of the town", "en")).toBe(false);
  expect(isSigned("By June Farrow had no more bread.", "en")).toBe(false);
});

test("several names with a word between them are names", () => {
  expect(isNames("June Farrow and Bo Tansley")).toBe(true);
  expect(isNames("June Farrow and the old oven")).toBe(false);
});
