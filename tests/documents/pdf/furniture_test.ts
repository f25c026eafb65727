import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { linesToBlocks } from "../../../src/documents/pdf/blocks.ts";
import { dropFurniture } from "../../../src/documents/pdf/furniture.ts";
import type { PdfLine } from "../../../src/documents/pdf/line.ts";
import { below, lineOf } from "../../support/pdf_lines.ts";

const onPages = (pages: readonly (readonly PdfLine[])[]) =>
  pages.map((lines, page) => lines.map((line) => ({ ...line, page })));

const textOf = (pages: readonly (readonly PdfLine[])[]) =>
  dropFurniture(onPages(pages)).pages.map((page) => page.map((line) => line.text));

const sentences = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    lineOf(
      `The ${name} has a story of its own that runs to line ${"abcdefghijklmnopqrst"[index]}.`,
    ),
  );

describe("dropFurniture()", () => {
  test.each(["7", "- 7 -", "Seite 7", "7 / 12", "第7页", "٧", "vii", "Page 7 of 12"])(
    "drops the page number %s",
    (number) => {
      const [page] = textOf([[...below(sentences("heron", 5)), lineOf(number, { y: 40 })]]);
      expect(page).toHaveLength(5);
    },
  );

  test("drops lists of contents whose lines come again, and keeps price lists", () => {
    const names = ["Soil", "Seeds", "Water", "Harvest"];
    const contents = [
      lineOf("The garden book", { fontSize: 20 }),
      lineOf("Contents", { fontSize: 14 }),
      ...names.map((name, index) => lineOf([name, String(index + 2)])),
    ];
    const chapters = names.map((name) =>
      below([lineOf(name, { fontSize: 14 }), ...sentences(name, 6)]),
    );
    const [first, second] = textOf([below(contents), ...chapters]);
    expect(first).toEqual(["The garden book"]);
    expect(second).toHaveLength(7);
    const [prices] = textOf([below(names.map((name, index) => lineOf([name, String(index + 2)])))]);
    expect(prices).toHaveLength(4);
  });

  test("drops what names a list of contents at the top of its page, too", () => {
    const names = ["Soil", "Seeds", "Water", "Harvest"];
    const contents = names.map((name, index) => lineOf(`${name} . . . . . ${index + 2}`));
    const pages = [
      below([lineOf("iv CONTENTS"), lineOf("Contents", { fontSize: 14 }), ...contents]),
      ...names.map((name) => below([lineOf(name), ...sentences(name, 5)])),
    ];
    expect(textOf(pages)[0]).toEqual([]);
  });

  test("drops the numbers of lines beside prose", () => {
    const numbered = sentences("otter", 14).map((line, index) => {
      const cells = [{ text: String(index + 1), x: 40, width: 8 }, ...line.cells];
      return { ...line, cells, text: `${index + 1} ${line.text}` };
    });
    const [page] = textOf([below(numbered)]);
    expect(page?.[3]).toBe("The otter has a story of its own that runs to line d.");
  });

  test("drops footnotes to their ends, and small print that stands apart at a page's edge", () => {
    const [page] = textOf([
      [
        lineOf("Printed for the friends of the park", { fontSize: 7, y: 790 }),
        ...below(sentences("swan", 8)),
        lineOf("1 As the keeper told us when we asked", { fontSize: 7, y: 90 }),
        lineOf("him about it.", { fontSize: 7, y: 82 }),
      ],
    ]);
    expect(page).toHaveLength(8);
  });

  test("keeps numbered small print that the text goes on below, and programs in small letters", () => {
    const above = below(sentences("swan", 8));
    const bottom = above.at(-1)?.y ?? 0;
    const listing = ["1 open the gate", "2 count the swans"].map((text, index) =>
      lineOf(text, { fontSize: 7, y: bottom - 12 - 8 * index }),
    );
    const after = below(sentences("coot", 8)).map((line) => ({ ...line, y: line.y - 300 }));
    expect(textOf([[...above, ...listing, ...after]])[0]).toHaveLength(18);
    const program = listing.map((line) => ({ ...line, isMonospaced: true }));
    expect(textOf([[...above, ...program]])[0]).toHaveLength(10);
    expect(textOf([[...above, ...listing]])[0]).toHaveLength(8);
  });

  test("drops the heads of chapters, with or without the page's number, and keeps what counts otherwise", () => {
    const head = (page: number) => (page < 4 ? "Herons in the marsh" : "The ibis at home");
    const pages = Array.from({ length: 12 }, (_, page) => [
      lineOf(page % 2 === 0 ? `${page + 17} ${head(page)}` : `${head(page)} ${page + 17}`, {
        y: 790,
      }),
      ...below(sentences(`${"abcdefghijkl"[page]}-bird`, 6)),
      ...(page > 8 ? [lineOf(`Stop ${3 * page}`, { y: 60 })] : []),
    ]);
    const texts = textOf(pages);
    expect(texts.slice(4, 9).every((page) => page.length === 6)).toBe(true);
    expect(texts.flat().filter((text) => /ibis at home/.test(text))).toEqual([]);
    expect(texts.flat().filter((text) => /^Stop/.test(text))).toEqual([
      "Stop 27",
      "Stop 30",
      "Stop 33",
    ]);
  });

  test("keeps the lines of slides that are shown part by part", () => {
    const parts = ["Feed the herons", "Count the ibises", "Close the gate"];
    const slides = [...sentences("swan", 4), ...sentences("coot", 4)].map(({ text }) => [text]);
    const shown = [...slides, ...parts.map((_, index) => parts.slice(0, index + 1)), ...slides];
    const pages = shown.map((lines, index) => [
      lineOf(index > 7 && index < 11 ? "At noon" : `Part ${index}`, { fontSize: 20, y: 760 }),
      ...below(lines.map((text) => lineOf(text))),
    ]);
    expect(textOf(pages)[10]).toEqual(["At noon", ...parts]);
  });

  test("drops a page number that stands alone on its page", () => {
    const pages = [
      below(sentences("heron", 6)),
      [lineOf("2 / 3", { y: 40 })],
      below(sentences("ibis", 6)),
    ];
    expect(textOf(pages)[1]).toEqual([]);
  });

  test("keeps the names of columns that come again above the rows of each page", () => {
    const pages = [..."abcd"].map((sheet) => [
      lineOf("Harbour news", { y: 760 }),
      ...below([
        lineOf(["Boat", "Crew", "Load"]),
        ...[..."abcde"].map((row) => lineOf([`Otter ${sheet}${row}`, "12", "340"])),
        lineOf(`Sheet ${sheet}`),
      ]),
    ]);
    const texts = textOf(pages);
    expect(texts.flat().filter((text) => text === "Boat Crew Load")).toHaveLength(4);
    expect(texts.flat()).not.toContain("Harbour news");
  });

  test("keeps a name in large letters at the top of the first page, and drops it from the others", () => {
    const name = lineOf("Tides by hand", { fontSize: 16, y: 760 });
    const pages = ["heron", "ibis", "otter"].map((bird) => [name, ...below(sentences(bird, 6))]);
    const texts = textOf(pages).flat();
    expect(texts[0]).toBe("Tides by hand");
    expect(texts.filter((text) => text === "Tides by hand")).toHaveLength(1);
  });

  test("drops a list of contents whose headings cannot be read, by the pages that it leads to", () => {
    const entries = ["2", "2", "3", "4", "5", "5", "7", "8"];
    const list = (numbers: readonly string[]) =>
      below(numbers.map((number, index) => lineOf([`Tide ${"abcdefgh"[index]}`, number])));
    const chapters = ["heron", "mill", "boat", "sluice", "pier", "lamp", "weir"].map((name) =>
      below(sentences(name, 4)),
    );
    const [first] = textOf([[lineOf("Tides by hand", { y: 760 }), ...list(entries)], ...chapters]);
    expect(first).toEqual(["Tides by hand"]);
    const prices = ["2", "2", "3", "4", "5", "5", "7", "80"];
    const [kept] = textOf([[lineOf("Fares", { y: 760 }), ...list(prices)], ...chapters]);
    expect(kept).toHaveLength(9);
  });

  test("drops lists of contents whose entries stand side by side", () => {
    const names = ["Soil", "Seeds", "Water", "Harvest", "Rain", "Frost", "Sun", "Wind"];
    const list = below(
      [0, 1, 2, 3].map((row) =>
        lineOf([names[row] ?? "", `${row + 2}`, names[row + 4] ?? "", `${row + 20}`]),
      ),
    );
    const chapters = names.map((name) => below([lineOf(name), ...sentences("garden", 5)]));
    expect(textOf([[lineOf("The garden book", { y: 760 }), ...list], ...chapters])[0]).toEqual([
      "The garden book",
    ]);
  });

  test("drops lists of contents in two columns whose lines stand between one another", () => {
    const names = ["Soil", "Seeds", "Water", "Harvest", "Rain", "Frost", "Sun", "Wind"];
    const list = names.map((name, index) => {
      const [x, row] = index < 4 ? [72, index] : [300, index - 4 + 0.5];
      return { ...lineOf([name, `${index + 2}`], { x }), y: 700 - 14 * row };
    });
    const chapters = names.map((name) => below([lineOf(name), ...sentences("garden", 5)]));
    const contents = [lineOf("The garden book", { y: 760 }), ...list].sort((a, b) => b.y - a.y);
    expect(textOf([contents, ...chapters])[0]).toEqual(["The garden book"]);
  });

  test("drops lists of contents that lead through the document from one column to the next", () => {
    const entries = (names: string, from: number, x: number) =>
      [...names].flatMap((name, index) => [
        lineOf(`A long heading of the tide ${name} that runs`, { x, y: 700 - 28 * index }),
        lineOf([`over two lines ${name}`, `${from + index}`], { x: x + 9, y: 686 - 28 * index }),
      ]);
    const chapters = ["heron", "mill", "boat", "sluice", "pier", "lamp", "weir", "quay"].map(
      (name) => below(sentences(name, 4)),
    );
    const contents = [...entries("abcd", 2, 72), ...entries("efgh", 6, 320)];
    const [first] = textOf([[lineOf("Tides by hand", { y: 760 }), ...contents], ...chapters]);
    expect(first).toEqual(["Tides by hand"]);
  });

  test("drops what goes on with a page of contents, although it does not come again", () => {
    const names = ["Soil", "Seeds", "Water", "Harvest", "Rain"];
    const list = (prefix: string, from: number) =>
      below(names.map((name, index) => lineOf([`${prefix}${name}`, String(from + index)])));
    const chapters = names.map((name) => below([lineOf(name), ...sentences("garden", 5)]));
    const pages = textOf([list("", 2), list("More of the ", 40), ...chapters]);
    expect(pages.map((page) => page.length)).toEqual([0, 0, 6, 6, 6, 6, 6]);
    expect(textOf([list("More of the ", 40), ...chapters])[0]).toHaveLength(5);
  });

  test("drops the slides that are shown part by part but the last, whatever counts them", () => {
    const whole = below([lineOf("Tides", { fontSize: 20 }), ...sentences("heron", 3)]);
    const slides = [2, 3, 4].map((length, index) => [
      ...whole.slice(0, length),
      lineOf(`Harbour school ${index + 1}/9`, { y: 30 }),
    ]);
    const other = below([lineOf("Ebbs", { fontSize: 20 }), ...sentences("mill", 3)]);
    expect(textOf([...slides, other]).map((page) => page.length)).toEqual([0, 0, 5, 4]);
    const prices = [4, 5].map((price, index) =>
      below([lineOf("Tickets"), lineOf(`Fare ${price}`), ...sentences("boat", 2 + index)]),
    );
    expect(textOf(prices).map((page) => page.length)).toEqual([4, 5]);
  });

  test("takes the lines of a page's copy for no heads", () => {
    const page = [lineOf("Invoice 2026-0417", { y: 760 }), ...below(sentences("heron", 19))];
    const texts = textOf([page, page, page]);
    expect(texts.map((lines) => lines[0])).toEqual(Array(3).fill("Invoice 2026-0417"));
  });

  test("drops a footnote whose mark is raised above its line", () => {
    const page = [
      ...below(sentences("heron", 6)),
      lineOf("1", { y: 626, fontSize: 6 }),
      lineOf("See the log of the harbour master.", { x: 90, y: 622, fontSize: 8 }),
    ];
    expect(textOf([page]).flat()).toHaveLength(6);
  });

  test("keeps what is the same on all pages where that is most of the document", () => {
    const page = below([lineOf("Ticket to the lighthouse"), lineOf("Valid for one day")]);
    expect(textOf([page, page, page]).flat()).toHaveLength(6);
  });

  test("never empties a document, and leaves half of its words at least with each rule", () => {
    const word = fc.constantFrom(
      "harbour",
      "1",
      "22",
      "Total",
      "the",
      "of",
      "boats.",
      "iv",
      "*",
      "Table",
    );
    const line = fc.record({
      texts: fc.array(fc.array(word, { minLength: 1, maxLength: 9 }), {
        minLength: 1,
        maxLength: 4,
      }),
      y: fc.integer({ min: 20, max: 820 }),
      fontSize: fc.constantFrom(6, 10, 10, 18),
    });
    const pages = fc.array(fc.array(line, { maxLength: 12 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(pages, (given) => {
        const lines = onPages(
          given.map((page) =>
            page
              .map(({ texts, y, fontSize }) =>
                lineOf(
                  texts.map((words) => words.join(" ")),
                  { y, fontSize },
                ),
              )
              .sort((a, b) => b.y - a.y),
          ),
        );
        const hasSentence = lines.flat().some(({ text }) => /the .*boats\./.test(text));
        const blocks = linesToBlocks(dropFurniture(lines).pages);
        expect(blocks.length > 0 || !hasSentence).toBeTrue();
      }),
    );
  });
});
