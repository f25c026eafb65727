import { describe, expect, test } from "bun:test";
import type { PlacedBlock } from "../../../src/documents/pdf/blocks.ts";
import { readFront } from "../../../src/documents/pdf/title.ts";

const heading = (text: string, fontSize = 20): PlacedBlock => ({
  block: { kind: "heading", text, level: 1 },
  page: 0,
  fontSize,
  font: "serif",
  isParted: false,
});

const paragraph = (text: string): PlacedBlock => ({
  block: { kind: "paragraph", text, level: 0 },
  page: 0,
  fontSize: 10,
  font: "serif",
  isParted: false,
});

const prose = paragraph(
  "The tide tables of the island were drawn by hand until a few years ago. ".repeat(4),
);

const front = (placed: PlacedBlock[], { title = "", author = "" } = {}) =>
  readFront(placed, { title: title || null, author: author || null });

describe("readFront()", () => {
  test("takes the largest heading for the title, and not what names a journal or a kind of document", () => {
    const journal = heading("Notes on the Sea, Vol. 3, ISSN 0000-0000", 24);
    expect(front([journal, heading("Tides by hand"), prose]).title).toBe("Tides by hand");
    expect(front([heading("LEBENSLAUF", 24), heading("Mia Sand"), prose]).title).toBe("Mia Sand");
    expect(front([heading("Report"), prose]).title).toBe("Report");
  });

  test("takes the heading that the file's own title agrees with", () => {
    const placed = [heading("Harbour Press", 24), heading("Tides by hand"), prose];
    expect(front(placed, { title: "Tides by Hand" }).title).toBe("Tides by hand");
    expect(front(placed, { title: "tides_final.docx" }).title).toBe("Harbour Press");
  });

  test("takes the file's own title rather than the heading of a section", () => {
    const placed = [prose, heading("1. Introduction", 14), prose];
    expect(front(placed, { title: "Tides by hand" }).title).toBe("Tides by hand");
    expect(front(placed).title).toBeNull();
  });

  test("passes over the head of a page, and a sheet's name", () => {
    const head = { ...heading("Meeting on the Sea Mia Sand"), isParted: true };
    const { title, blocks } = front([head, heading("Tides by hand"), prose]);
    expect(title).toBe("Tides by hand");
    expect(blocks).toHaveLength(2);
    expect(front([heading("tide-tables_2"), heading("Tides by hand"), prose]).title).toBe(
      "Tides by hand",
    );
    expect(front([heading("Invoice 2026-0417"), prose]).title).toBe("Invoice 2026-0417");
  });

  test("joins a title of two headings", () => {
    const { title, blocks } = front([heading("Tides"), heading("by hand"), prose]);
    expect(title).toBe("Tides by hand");
    expect(blocks).toHaveLength(2);
  });

  test("takes the names below a title off the text", () => {
    for (const names of ["By Mia Sand", "von Mia Sand", "Mia Sand, Jo van der Meer and Li Wei"]) {
      const { details, blocks } = front([heading("Tides"), paragraph(names), prose]);
      expect(details?.byline).toBe(names.replace(/^(?:By|von) /, ""));
      expect(blocks).toHaveLength(2);
    }
    const known = front([heading("Tides"), paragraph("Mia Sand"), prose], { author: "Mia Sand" });
    expect(known.details?.byline).toBe("Mia Sand");
    expect(front([heading("Tides"), paragraph("A Year by the Sea"), prose]).blocks).toHaveLength(3);
  });

  test("takes all between a title and an abstract off the text, and a date and addresses elsewhere", () => {
    const authors = [
      heading("Mia Sand∗, Jo van der Meer+ and Li Wei∗", 12),
      paragraph("University of the Northern Sea"),
      paragraph("{mia,jo}@northern-sea.test"),
      paragraph("January 3, 2024"),
    ];
    const paper = front([heading("Tides"), ...authors, heading("Abstract", 12), prose]);
    expect(paper.blocks.map(({ text }) => text)).toEqual(["Tides", "Abstract", prose.block.text]);
    expect(paper.details?.date).toBe("January 3, 2024");
    const page = front([heading("Tides"), ...authors, prose]);
    expect(page.blocks.map(({ text }) => text).slice(1, -1)).toEqual([
      "Mia Sand∗, Jo van der Meer+ and Li Wei∗",
      "University of the Northern Sea",
    ]);
  });

  test("leaves out short lines above a title in the largest letters, and keeps them elsewhere", () => {
    const above = paragraph("Notes of the harbour school");
    expect(front([above, heading("Tides"), prose]).blocks).toHaveLength(2);
    expect(front([above, heading("Tides"), paragraph("Ebb and flow")]).blocks).toHaveLength(3);
    expect(front([prose, heading("Tides", 9), prose]).blocks).toHaveLength(3);
  });

  test("takes the journal's name for no title where the address of its home page stands below", () => {
    const { title } = front([
      heading("Tides and Seas", 24),
      paragraph("journal homepage: tides.test"),
      heading("Ebb by hand"),
      prose,
    ]);
    expect(title).toBe("Ebb by hand");
  });

  test("takes what a manual's page says of its command for its title", () => {
    const name = paragraph("tide - tells when the water comes");
    const { title, blocks } = front([heading("NAME", 11), name, heading("SYNOPSIS", 11), prose]);
    expect(title).toBe("tide - tells when the water comes");
    expect(blocks.map(({ text }) => text)).toEqual([title ?? "", "SYNOPSIS", prose.block.text]);
  });
});

test("readFront() takes no author's name from what a program has left in its place", () => {
  const author = "Mia Sand [tl]90(-6.5)[linewidth=1pt]";
  const { details } = front([heading("Tides by hand"), paragraph("by Mia Sand"), prose], {
    author,
  });
  expect(details?.byline).toBe("Mia Sand");
});

test("readFront() drops what a paper is found by, and keeps what is said of keywords", () => {
  const said = paragraph("Keywords of tides are few, and nobody looks for them in a table.");
  const { blocks } = front([
    heading("Tides by hand"),
    paragraph("Abstract"),
    prose,
    paragraph("Keywords—tides, tables, drawing by hand"),
    paragraph("Schlüsselwörter: Gezeiten, Tafeln"),
    said,
  ]);
  expect(blocks.map(({ text }) => text)).toEqual([
    "Tides by hand",
    "Abstract",
    prose.block.text,
    said.block.text,
  ]);
});

describe("readFront() tells a title from what stands around it:", () => {
  test("the main part of the file's own title, where the page sets the rest below it", () => {
    const placed = [heading("Tides by hand", 24), heading("A history of tables", 14), prose];
    const { title } = front(placed, { title: "Tides by Hand: A History of Tables" });
    expect(title).toBe("Tides by hand");
  });

  test("its beginning, where the file spells that in another way and has the rest of it as printed", () => {
    const placed = [
      heading("Tyde tables of the isle", 20),
      heading("or how to draw them", 12),
      prose,
    ];
    const { title } = front(placed, { title: "Tide tables of the isle, or how to draw them" });
    expect(title).toBe("Tyde tables of the isle");
  });

  test("both lines of it, where one goes on with the other", () => {
    expect(front([heading("Tides", 18), heading("of the island", 20), prose]).title).toBe(
      "Tides of the island",
    );
    const colon = { ...heading("Tides by hand:"), font: "" };
    expect(front([colon, heading("a manual"), paragraph("Mia Sand"), prose]).title).toBe(
      "Tides by hand: a manual",
    );
  });

  test("all lines of it, where some of their letters are of another font", () => {
    const mixed = { ...heading("Tides by hand: Tables of the"), font: "" };
    expect(front([mixed, heading("northern sea"), prose]).title).toBe(
      "Tides by hand: Tables of the northern sea",
    );
    const lines = [mixed, heading("northern sea"), heading("and its islands")];
    const { title } = front([...lines, prose], {
      title: "Tides by Hand: Tables of the Northern Sea and its Islands",
    });
    expect(title).toBe("Tides by hand: Tables of the northern sea and its islands");
    expect(front([mixed, { ...heading("Mia Sand"), font: "sans" }, prose]).title).toBe(
      mixed.block.text,
    );
  });

  test("a line in capitals above its first section, whose heading is in larger letters", () => {
    const section = heading("Introduction", 12);
    const placed = [paragraph("TIDES AND EBBS BY HAND"), paragraph("MIA SAND"), section, prose];
    expect(front(placed).title).toBe("TIDES AND EBBS BY HAND");
    expect(front([section, prose]).title).toBe("Introduction");
  });

  test("a sentence in letters far larger than all others, which is no heading of a section", () => {
    const first = { ...paragraph("How the tables of the tides were drawn by hand."), fontSize: 20 };
    const author = heading("Mia Sand", 14);
    expect(front([first, author, prose]).title).toBe(first.block.text);
    expect(front([{ ...first, fontSize: 15 }, author, prose]).title).toBe("Mia Sand");
  });

  test("the mark of a note behind it, which is no part of it", () => {
    expect(front([heading("Tides by hand ∗"), prose]).title).toBe("Tides by hand");
    expect(front([heading("Tides by hand *"), prose]).title).toBe("Tides by hand");
    expect(front([heading("Tides in C*"), prose]).title).toBe("Tides in C*");
  });

  test("the names of an invoice's columns, which are none", () => {
    const columns = { ...heading("Date Reason Amount", 9), isParted: true };
    const placed = [heading("Invoice", 14), columns, heading("Head of sales", 7), prose];
    expect(front(placed).title).toBe("Invoice");
  });

  test("a line in the body's letters, above the name of a section or right above the text", () => {
    const section: PlacedBlock = {
      ...paragraph(""),
      block: { kind: "list_item", text: "Introduction", level: 1, number: 1 },
    };
    expect(front([paragraph("The tides of the island"), section, prose]).title).toBe(
      "The tides of the island",
    );
    expect(front([paragraph("The tides of the island"), prose]).title).toBe(
      "The tides of the island",
    );
  });

  test("the author's name, which is none", () => {
    const placed = [heading("Mia Sand", 24), heading("Tides by hand", 18), prose];
    expect(front(placed, { author: "Mia Sand" }).title).toBe("Tides by hand");
  });

  test("a program's own title, of which a long text says nothing", () => {
    const long = paragraph(prose.block.text.repeat(3));
    expect(front([long], { title: "Untidy output window" }).title).toBeNull();
    expect(front([long], { title: "Hand drawings" }).title).toBe("Hand drawings");
    expect(front([paragraph("4 5 6")], { title: "Lengths of harbours" }).title).toBe(
      "Lengths of harbours",
    );
  });

  test("the heading of a list of contents, which is none", () => {
    const entry = (text: string): PlacedBlock => ({
      ...paragraph(""),
      block: { kind: "list_item", text, level: 1 },
    });
    const placed = [heading("Table of Contents"), entry("Tides"), entry("Hands"), entry("Tables")];
    expect(front(placed, { title: "Contents" }).title).toBeNull();
  });

  test("a line above text in its own size, rather than the heading of the first section below", () => {
    const above = [
      paragraph("TIDAL LICENCE"),
      paragraph("Version 2"),
      paragraph("All may copy it."),
    ];
    const { title } = front([...above, heading("Preamble", 10), prose]);
    expect(title).toBe("TIDAL LICENCE");
  });

  test("the name of a manual's page below its head, with or without its heading", () => {
    const head = { ...paragraph("tide(1) Harbour Manual tide(1)"), isParted: true };
    const named = paragraph("tide − tells when the water comes");
    const expected = "tide − tells when the water comes";
    expect(front([head, heading("NAME", 11), named, heading("SYNOPSIS", 11)]).title).toBe(expected);
    const steps = paragraph("low tide − how to wait for it");
    expect(front([head, paragraph("NAME"), steps, prose]).title).toBe(steps.block.text);
    const { title, blocks } = front([head, named, heading("SYNOPSIS", 11), prose]);
    expect(title).toBe(expected);
    expect(blocks.map(({ text }) => text).slice(0, 2)).toEqual([expected, "SYNOPSIS"]);
  });
});
