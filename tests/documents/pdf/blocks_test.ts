import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { isAside } from "../../../src/documents/pdf/aside.ts";
import { linesToBlocks } from "../../../src/documents/pdf/blocks.ts";
import { withBookmarks } from "../../../src/documents/pdf/bookmarks.ts";
import type { PdfLine } from "../../../src/documents/pdf/line.ts";
import { below, lineOf } from "../../support/pdf_lines.ts";

const blocksOf = (...pages: PdfLine[][]) =>
  linesToBlocks(pages.map((lines, page) => lines.map((line) => ({ ...line, page })))).map(
    ({ block }) => block,
  );

const long = "The ferry leaves the small harbour at seven and comes back";

describe("linesToBlocks()", () => {
  test("joins the lines of a list's item in large letters, as slides have them", () => {
    const large = { fontSize: 24, font: "sans" };
    const slide = below(
      [
        lineOf("• The ferry leaves the small harbour", large),
        lineOf("at seven in the morning", { ...large, x: 96 }),
        lineOf("• It comes back after dark", large),
      ],
      { leading: 29 },
    );
    const notes = below([lineOf(long), lineOf(long), lineOf(long), lineOf(long)], { top: 300 });
    expect(blocksOf([...slide, ...notes]).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      "list_item: The ferry leaves the small harbour at seven in the morning",
      "list_item: It comes back after dark",
      `paragraph: ${[long, long, long, long].join(" ")}`,
    ]);
  });

  test("joins a range of years that goes on in the next line", () => {
    const blocks = blocksOf(
      below([lineOf("The ferry left the small harbour at seven in 1910–"), lineOf("1914 alone.")]),
    );
    expect(blocks.map(({ text }) => text)).toEqual([
      "The ferry left the small harbour at seven in 1910–1914 alone.",
    ]);
  });

  test("sets formulas aside, also where their parts stand as in rows", () => {
    const blocks = blocksOf([
      ...below([lineOf(long), lineOf("τ σ1 0 12 0 0"), lineOf("exp(−x ∗ y)")], { leading: 40 }),
      ...below([lineOf(["−T ∗ 2", "x ∝ y"]), lineOf(["∑ x", "y − 1"])], { top: 300 }),
      ...below([lineOf(["Prior(φ) = φ", "(1 − φ)", "(17)"])], { top: 200 }),
    ]);
    expect(blocks).toHaveLength(6);
    expect(blocks.filter((block) => !isAside(block)).map(({ text }) => text)).toEqual([long]);
  });

  test("finds headings in the body's size by their font", () => {
    const blocks = blocksOf(
      below([
        lineOf(long),
        lineOf("long after dark."),
        lineOf("The crossing", { font: "bold" }),
        lineOf(long),
        lineOf("when the lamps are lit."),
      ]),
    );
    expect(blocks.map(({ kind, text }) => [kind, text.slice(0, 12)])).toEqual([
      ["paragraph", "The ferry le"],
      ["heading", "The crossing"],
      ["paragraph", "The ferry le"],
    ]);
  });

  test("takes a text in a font of its own for one, and the second line of a heading for a part of it", () => {
    const own = (text: string) => lineOf(text, { font: "italic" });
    const blocks = blocksOf(
      below([
        lineOf(long),
        lineOf("long after dark."),
        own(`We say that ${long.toLowerCase()}`),
        own("as long as there is a lamp on its bow and"),
        own("another one in the tower.”"),
        lineOf(long),
        lineOf("when the lamps are lit."),
        lineOf("The crossing of the bay", { font: "bold" }),
        lineOf("in a winter of ice", { font: "bold" }),
        lineOf(long),
        lineOf("in all of them."),
      ]),
    );
    const headings = blocks.filter(({ kind }) => kind === "heading").map(({ text }) => text);
    expect(headings).toEqual(["The crossing of the bay in a winter of ice"]);
    expect(blocks.find(({ text }) => text.startsWith("We say"))?.text).toEndWith("the tower.”");
  });

  test("takes signs that only a font of symbols has for bullets, and leaves them out of programs", () => {
    const blocks = blocksOf(
      below([
        lineOf(long),
        lineOf("\u{F06E} Row to the buoy"),
        lineOf("\u{1} Haul the net in"),
        lineOf(long),
        lineOf("\u{F0A8}boat --row 3", { font: "mono", isMonospaced: true }),
      ]),
    );
    expect(blocks.slice(1).map(({ kind, text }) => [kind, text])).toEqual([
      ["list_item", "Row to the buoy"],
      ["list_item", `Haul the net in ${long}`],
      ["code", "boat --row 3"],
    ]);
  });

  test("keeps the numbers and the levels of lists", () => {
    const blocks = blocksOf(
      below([
        lineOf("What to take:"),
        lineOf("1. A coat"),
        lineOf("2. Food"),
        lineOf("• bread", { x: 90 }),
        lineOf("• apples", { x: 90 }),
        lineOf("3. A map"),
        lineOf("④ a fourth one"),
        lineOf("٥) خريطة"),
      ]),
    );
    expect(blocks.slice(1)).toMatchObject([
      { kind: "list_item", text: "A coat", level: 1, number: 1 },
      { kind: "list_item", text: "Food", level: 1, number: 2 },
      { kind: "list_item", text: "bread", level: 2 },
      { kind: "list_item", text: "apples", level: 2 },
      { kind: "list_item", text: "A map", level: 1, number: 3 },
      { kind: "list_item", text: "a fourth one", number: 4 },
      { kind: "list_item", text: "خريطة", number: 5 },
    ]);
  });

  test("takes no date within a sentence for an item of a list", () => {
    const blocks = blocksOf(
      below([lineOf("Die Fähre fährt wieder ab dem"), lineOf("3. Mai um acht.")]),
    );
    expect(blocks.map((block) => block.text)).toEqual([
      "Die Fähre fährt wieder ab dem 3. Mai um acht.",
    ]);
  });

  test("keeps the lines and the indentation of programs", () => {
    const mono = { font: "mono", isMonospaced: true };
    const blocks = blocksOf(
      below([
        lineOf(long),
        lineOf("as this shows:"),
        lineOf("for boat in fleet:", mono),
        lineOf("sail(boat)", { ...mono, x: 92 }),
        lineOf(long),
        lineOf("and that is all of it, as everybody in the town will tell you."),
      ]),
    );
    expect(blocks[1]).toEqual({
      kind: "code",
      text: "for boat in fleet:\n    sail(boat)",
      level: 0,
    });
  });

  test("keeps the stanzas of verse", () => {
    const stanza = [
      "The gulls have gone to sleep at last",
      "upon the roof beside the mast,",
      "and every wave that comes to rest",
      "has carried home its guest.",
    ].map((line) => lineOf(line));
    const blocks = blocksOf([...below(stanza), ...below(stanza, { top: 630 })]);
    expect(blocks.map((block) => [block.kind, block.text.split("\n").length])).toEqual([
      ["verse", 4],
      ["verse", 4],
    ]);
  });

  test("tells captions from sentences about a picture", () => {
    const kindOf = (text: string) => blocksOf([lineOf(text)])[0]?.kind;
    for (const caption of ["Table 3: Boats", "Abb. 2 – Hafen", "図1 港", "Рис. 4. Порт"]) {
      expect(`${caption}: ${kindOf(caption)}`).toBe(`${caption}: caption`);
    }
    expect(kindOf("Table 3 shows the boats of the harbour.")).toBe("paragraph");
  });

  test("goes on with a sentence that a caption interrupts", () => {
    const blocks = blocksOf(
      below([lineOf("The pier was built by people who"), lineOf("had no map.")]).slice(0, 1),
      below([lineOf("Figure 1: The pier"), lineOf("had never seen the sea before.")], {
        leading: 40,
      }),
    );
    expect(blocks.map((block) => block.text)).toEqual([
      "The pier was built by people who had never seen the sea before.",
      "Figure 1: The pier",
    ]);
  });

  test.each([
    ["the light-", "house is old", "the lighthouse is old"],
    ["the state-of-the-", "art pump", "the state-of-the-art pump"],
    ["a poem of Jean-", "Pierre", "a poem of Jean-Pierre"],
    ["THE INTER-", "NATIONAL CUP", "THE INTERNATIONAL CUP"],
    ["das Fähr\u00AD", "schiff", "das Fährschiff"],
    ["маленькая при-", "стань", "маленькая пристань"],
  ])("joins %p and %p", (first, second, whole) => {
    expect(blocksOf(below([lineOf(first), lineOf(second)]))[0]?.text).toBe(whole);
  });

  test("keeps the words of prose, whatever stands around it", () => {
    const words = ["harbour", "lantern", "sailor", "evening", "market"];
    const line = fc.record({
      words: fc.array(fc.constantFrom(...words), { minLength: 3, maxLength: 10 }),
      end: fc.constantFrom("", ".", ",", ":"),
      x: fc.constantFrom(72, 90, 300),
      gap: fc.constantFrom(12, 12, 12, 30),
      fontSize: fc.constantFrom(10, 10, 10, 16),
      font: fc.constantFrom("serif", "serif", "bold"),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (given) => {
        let y = 800;
        const lines = given.map(({ words, end, gap, ...rest }) => {
          y -= gap;
          return lineOf(words.join(" ") + end, { ...rest, y });
        });
        const text = blocksOf(lines)
          .map((block) => block.text)
          .join(" ");
        const wordsOf = (all: string) => [...all.matchAll(/\p{L}+/gu)].map(([word]) => word);
        expect(wordsOf(text)).toEqual(lines.flatMap((line) => wordsOf(line.text)));
      }),
    );
  });
});

test("withBookmarks() marks the lines that bookmarks name, on their pages alone", () => {
  const pages = [
    [lineOf("2.1 The harbour"), lineOf("It lies in the north.")],
    [lineOf("The harbour")],
    [lineOf("Thanks")],
  ];
  const marked = withBookmarks(pages, [
    { title: "2.1. The Harbour", level: 2, page: 0 },
    { title: "Thanks", level: 1, page: null },
  ]);
  expect(marked.flat().map(({ headingLevel }) => headingLevel)).toEqual([
    2,
    undefined,
    undefined,
    1,
  ]);
});
